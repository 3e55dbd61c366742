import { expect, test } from 'vitest';
import { plot } from './plot.ts';
import { readSeries } from './readSeries.ts';

const DAY_MS = 86_400_000;
const drawn = (...values: string[]) =>
  plot(
    readSeries(
      values.map((value, i) => ({ at: i * DAY_MS, value })),
      90,
    ),
  );

test('draws a line, its area and its grid lines', () => {
  const { line, area, ticks, dots } = drawn('100.00', '120.00', '110.00', '140.00');
  expect(line).toMatchInlineSnapshot(
    `"M0 250C111.1 208.3 222.2 125 333.3 125C444.4 125 555.6 187.5 666.7 187.5C777.8 187.5 888.9 62.5 1000 0"`,
  );
  expect(area).toBe(`${line}V250H0Z`);
  expect(ticks).toEqual([
    { value: '100', top: 1, zero: false },
    { value: '120', top: 0.5, zero: false },
    { value: '140', top: 0, zero: false },
  ]);
  expect(dots.map(({ left, top }) => [Math.round(left * 300), top])).toEqual([
    [0, 1],
    [100, 0.5],
    [200, 0.75],
    [300, 0],
  ]);
});

test('draws a flat series as a level line in the middle, with its value', () => {
  const { line, ticks } = drawn('5.50', '5.50');
  expect(line).toMatchInlineSnapshot(`"M0 125C333.3 125 666.7 125 1000 125"`);
  expect(ticks).toEqual([{ value: '5.5', top: 0.5, zero: false }]);
});

test('draws a price that hardly moves as a line in the middle, with an axis around it', () => {
  const { dots, ticks } = drawn('1', '1.0001', '0.9998', '1.0002');
  for (const { top } of dots) expect(Math.abs(top - 0.5)).toBeLessThan(0.1);
  expect(ticks.map(({ value }) => value)).toEqual(['0.995', '1.000', '1.005']);
});

test('draws one point as a dot in the middle, without a line', () => {
  const { line, area, dots } = drawn('7');
  expect([line, area]).toEqual(['', '']);
  expect(dots).toMatchObject([{ left: 0.5, top: 0.5, value: '7' }]);
});

test('draws nothing for an empty series', () => {
  expect(drawn()).toEqual({ dots: [], ticks: [], line: '', area: '' });
});

test('draws a zero line when values are below and above zero', () => {
  const { ticks } = drawn('-0.4', '0.62');
  expect(ticks).toEqual([
    { value: '-0.7', top: 1, zero: false },
    { value: '0.0', top: 0.5, zero: true },
    { value: '0.7', top: 0, zero: false },
  ]);
});

test('keeps digits beyond the precision of a float', () => {
  const { dots } = drawn('12345678901234567.01', '12345678901234567.02');
  expect(dots.map(({ value }) => value)).toEqual(['12345678901234567.01', '12345678901234567.02']);
  expect(dots[0]!.minor).toBeLessThan(dots[1]!.minor);
});

test('positions follow time: missing days leave a gap on the axis', () => {
  const { dots } = plot(
    readSeries(
      [0, 1, 4].map((day) => ({ at: day * DAY_MS, value: String(day) })),
      90,
    ),
  );
  expect(dots.map(({ left }) => left)).toEqual([0, 0.25, 1]);
});

test('reduces two thousand points to at most two hundred', () => {
  expect(drawn(...Array.from({ length: 80 }, (_, i) => String(i))).dots).toHaveLength(80);
  const many = Array.from({ length: 2000 }, (_, i) => ({ at: i * 3_600_000, value: String((i * 7919) % 1000) }));
  expect(plot(readSeries(many, 90)).dots.length).toBeLessThanOrEqual(200);
});
