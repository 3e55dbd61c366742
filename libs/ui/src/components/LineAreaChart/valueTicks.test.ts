import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueTicks } from './valueTicks.ts';

test.each([
  [1215820n, 1286000n, [1210000n, 1250000n, 1290000n]],
  [1201000n, 1228000n, [1200000n, 1215000n, 1230000n]],
  [0n, 2n, [0n, 1n, 2n]],
  [-40n, 62n, [-70n, 0n, 70n]],
  [-1000n, -10n, [-1000n, -500n, 0n]],
  [7n, 7n, [7n]],
] as const)('the ticks from %s to %s are %s', (low, high, ticks) => {
  expect(valueTicks(low, high)).toEqual(ticks);
});

const minors = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });

test('are evenly spaced, include both ends, and include zero when it lies between', () => {
  fc.assert(
    fc.property(minors, minors, (a, b) => {
      fc.pre(a !== b);
      const [low, high] = a < b ? [a, b] : [b, a];
      const [bottom, middle, top] = valueTicks(low, high) as [bigint, bigint, bigint];
      expect(middle - bottom).toBe(top - middle);
      expect(bottom <= low && high <= top).toBe(true);
      if (low < 0n && high > 0n) expect([bottom, middle, top]).toContain(0n);
      // The drawing uses a good part of the height.
      expect((high - low) * 5n).toBeGreaterThanOrEqual(top - bottom);
    }),
  );
});
