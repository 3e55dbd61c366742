import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkAccessibility } from '../../testing/checkAccessibility.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import type { Haptics } from '../../hooks/vibrate.ts';
import { zhHk } from '../../messages/zhHk.ts';
import { announcements } from '../Announcer/announce.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { LineAreaChart, type LineAreaChartProps } from './LineAreaChart.tsx';

const day = (date: number) => new Date(2026, 10, date).getTime();

const series = [
  { at: day(18), value: '12104.22' },
  { at: day(19), value: '12860' },
  { at: day(20), value: '12000.5' },
  { at: day(21), value: '12846.32' },
];

const props = { label: 'Total value', currency: 'USDT', decimals: 2, value: 30, items: series } as const;

describeComponent(<LineAreaChart {...props} onChange={() => {}} />, { state: true });

const haptics = vi.fn<Haptics>();
const chart = (over: Partial<LineAreaChartProps> = {}) =>
  render(
    <UiProvider locale="en" haptics={haptics}>
      <LineAreaChart {...props} {...over} />
    </UiProvider>,
  );
const pad = () => screen.getByRole('application');
const readout = () => document.querySelector('figure p')?.textContent;

test('describes the line in words', () => {
  chart();
  expect(document.querySelector('figcaption')).toHaveTextContent(
    'Total value: From Nov 18 to Nov 21 up 742.10 USDT (6.13%), now 12,846.32 USDT. ' +
      'High 12,860.00 USDT on Nov 19, low 12,000.50 USDT on Nov 20.',
  );
  expect(screen.getByRole('img', { name: 'Total value' })).toBeInTheDocument();
});

test('writes the value of a flat line at the axis with the decimals of the coin', () => {
  chart({ items: [{ at: day(21), value: '11210.669425' }] });
  expect(screen.queryByText('11,210.669425')).toBeNull();
  expect(screen.getAllByText('11,210.66').length).toBeGreaterThan(1);
});

test('describes a falling line in Hong Kong Chinese, without a percentage of zero', () => {
  render(
    <UiProvider locale="zh_HK" messages={zhHk}>
      <LineAreaChart
        label="盈虧"
        value={7}
        items={[
          { at: day(1), value: '0' },
          { at: day(2), value: '-1234.5' },
        ]}
      />
    </UiProvider>,
  );
  expect(document.querySelector('figcaption')).toHaveTextContent(
    '盈虧：11月1日至11月2日下跌 1,234.5，現為 \u22121,234.5。最高 0（11月1日），最低 \u22121,234.5（11月2日）。',
  );
});

test('the table contains every value of the period, also those that are not drawn', async () => {
  const dense = Array.from({ length: 250 }, (_, i) => ({ at: day(1) + i * 3_600_000, value: `${(i * 37) % 100}.125` }));
  chart({ items: dense, decimals: undefined });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const curves = document.querySelectorAll('path')[1]!.getAttribute('d')!.split('C').length - 1;
  expect(curves).toBeLessThan(200);
  await userEvent.click(screen.getByText('Show as table'));
  const cells = [...document.querySelectorAll('td')].map((cell) => cell.textContent);
  expect(cells).toEqual(dense.map(({ value }) => `${value} USDT`));
  expect(document.querySelectorAll('tbody th')[1]).toHaveTextContent('2026/11/01 01:00');
});

test('the open table has no accessibility fault', async () => {
  chart();
  await userEvent.click(screen.getByText('Show as table'));
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'TimeTotal value',
    '2026/11/1812,104.22 USDT',
    '2026/11/1912,860.00 USDT',
    '2026/11/2012,000.50 USDT',
    '2026/11/2112,846.32 USDT',
  ]);
  await checkAccessibility();
});

describe('crosshair', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    announcements.set([]);
    haptics.mockClear();
  });
  afterEach(() => vi.useRealTimers());
  const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(pad(), { key }));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const said = () => announcements.get().map(({ text }) => text);

  test('arrows, Home and End move the crosshair and stop at the ends', () => {
    chart();
    expect(readout()).toBe('Nov 21 · 12,846.32');
    press('ArrowLeft');
    expect(readout()).toBe('Nov 20 · 12,000.50');
    press('Home', 'ArrowLeft');
    expect(readout()).toBe('Nov 18 · 12,104.22');
    press('ArrowRight');
    expect(readout()).toBe('Nov 19 · 12,860.00');
    press('End', 'ArrowRight');
    expect(readout()).toBe('Nov 21 · 12,846.32');
    press('Home', 'Escape');
    expect(readout()).toBe('Nov 21 · 12,846.32');
  });

  test('announces the value where it stops, not those that it passes', () => {
    chart();
    press('Home');
    pass(100);
    press('ArrowRight');
    pass(199);
    expect(said()).toEqual([]);
    pass(1);
    expect(said()).toEqual(['Nov 19: 12,860.00 USDT']);
  });

  test('a finger scrubs with one haptic tick per value; lifting it returns to the last value', () => {
    chart();
    vi.spyOn(pad(), 'getBoundingClientRect').mockReturnValue({ left: 100, width: 300 } as DOMRect);
    fireEvent.pointerDown(pad(), { clientX: 100, pointerType: 'touch' });
    expect(readout()).toBe('Nov 18 · 12,104.22');
    fireEvent.pointerMove(pad(), { clientX: 120, pointerType: 'touch' });
    fireEvent.pointerMove(pad(), { clientX: 190, pointerType: 'touch' });
    fireEvent.pointerMove(pad(), { clientX: 210, pointerType: 'touch' });
    expect(readout()).toBe('Nov 19 · 12,860.00');
    expect(haptics.mock.calls).toEqual([['selection'], ['selection']]);
    fireEvent.pointerUp(pad(), { clientX: 210, pointerType: 'touch' });
    expect(readout()).toBe('Nov 21 · 12,846.32');
  });

  test('a mouse hovers without announcements', () => {
    chart();
    vi.spyOn(pad(), 'getBoundingClientRect').mockReturnValue({ left: 0, width: 300 } as DOMRect);
    fireEvent.pointerMove(pad(), { clientX: 195, pointerType: 'mouse' });
    expect(readout()).toBe('Nov 20 · 12,000.50');
    pass(1000);
    expect(said()).toEqual([]);
    expect(haptics).not.toHaveBeenCalled();
    fireEvent.pointerLeave(pad());
    expect(readout()).toBe('Nov 21 · 12,846.32');
  });

  test('stays on its moment when newer values arrive', () => {
    const { rerender } = chart();
    press('ArrowLeft');
    rerender(
      <UiProvider locale="en" haptics={haptics}>
        <LineAreaChart {...props} items={[...series, { at: day(22), value: '13000' }]} />
      </UiProvider>,
    );
    expect(readout()).toBe('Nov 20 · 12,000.50');
  });

  test('leaves key combinations to the browser', () => {
    chart();
    fireEvent.keyDown(pad(), { key: 'ArrowLeft', altKey: true });
    expect(readout()).toBe('Nov 21 · 12,846.32');
  });
});

test('reports a new period, and offers periods only when the host asks for them', async () => {
  const onDaysChange = vi.fn<(days: number) => void>();
  const { unmount } = chart({ onChange: onDaysChange });
  await userEvent.click(screen.getByRole('tab', { name: '7D' }));
  expect(onDaysChange.mock.calls).toEqual([[7]]);
  unmount();
  chart();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

test.each([
  [{ items: [] }, 'empty', 'No values yet'],
  [{ items: [], empty: 'Your first profit will show here' }, 'empty', 'Your first profit will show here'],
  [{ hidden: true }, 'hidden', 'Amount hidden'],
  [{ loading: true, items: [] }, 'loading', 'Loading'],
] as const)('%j shows %s, without a crosshair', (over, state, text) => {
  const { container } = chart(over);
  const figure = screen.getByRole('figure');
  expect(figure).toHaveAttribute('data-state', state);
  expect(figure).toHaveTextContent(text);
  expect(screen.queryByRole('application')).not.toBeInTheDocument();
  expect(container.innerHTML).not.toMatch(/12,?846/);
});

test('describes a single point as one value', () => {
  chart({ items: series.slice(0, 1) });
  expect(screen.getByRole('figure')).toHaveAttribute('data-state', 'single');
  expect(within(screen.getByRole('figure')).getByText('Total value: Nov 18: 12,104.22 USDT')).toBeInTheDocument();
});
