import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downsample } from './downsample.ts';

const sample = (minor: bigint, at: number) => ({ at, minor, value: String(minor) });

const extremes = (all: readonly { minor: bigint }[]) => {
  const minors = all.map(({ minor }) => minor);
  return [minors.reduce((a, b) => (b < a ? b : a)), minors.reduce((a, b) => (b > a ? b : a))];
};

test('leaves a short series unchanged', () => {
  const short = [1n, 2n, 3n].map(sample);
  expect(downsample(short, 4)).toBe(short);
});

test('keeps the lowest and the highest of each stretch, in time order', () => {
  const samples = [0n, 5n, 1n, 9n, 4n, -3n, 2n, 7n].map(sample);
  expect(downsample(samples, 6).map(({ minor }) => minor)).toEqual([0n, 1n, 9n, 4n, -3n, 7n]);
});

test('keeps both ends, both extremes, the order and the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -1000n, max: 1000n }), { minLength: 21, maxLength: 400 }), (minors) => {
      const samples = minors.map(sample);
      const kept = downsample(samples, 20);
      expect(kept.length).toBeLessThanOrEqual(20);
      expect(kept.every((one) => samples.includes(one))).toBe(true);
      expect([kept[0], kept.at(-1)]).toEqual([samples[0], samples.at(-1)]);
      expect(extremes(kept)).toEqual(extremes(samples));
      expect(kept.every(({ at }, i) => i === 0 || at > kept[i - 1]!.at)).toBe(true);
    }),
  );
});
