import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SIDE, shrinkSize } from './shrinkSize.ts';

test.each([
  [{ width: 4032, height: 3024 }, 800, { width: 800, height: 600 }],
  [{ width: 3024, height: 4032 }, 800, { width: 600, height: 800 }],
  [{ width: 1600, height: 1600 }, 800, { width: 800, height: 800 }],
  [{ width: 640, height: 480 }, 800, { width: 640, height: 480 }],
  [{ width: 9000, height: 3 }, 800, { width: 800, height: 1 }],
])('%j within %i becomes %j', (size, maxSide, expected) => expect(shrinkSize(size, maxSide)).toEqual(expected));

test('reduces a larger limit in steps of 100 until the area fits', () => {
  expect(shrinkSize({ width: 2000, height: 2000 }, 1200)).toEqual({ width: 800, height: 800 });
  expect(shrinkSize({ width: 2000, height: 1000 }, 1200)).toEqual({ width: 1100, height: 550 });
  expect(shrinkSize({ width: 4000, height: 1000 }, 1600)).toEqual({ width: 1600, height: 400 });
  expect(shrinkSize({ width: 1000, height: 1000 }, 1600)).toEqual({ width: 800, height: 800 });
});

test('never enlarges, keeps the proportions and stays below the maximum area', () => {
  const side = fc.integer({ min: 1, max: 12_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 4000 }), (width, height, maxSide) => {
      const size = shrinkSize({ width, height }, maxSide);
      expect(size.width).toBeLessThanOrEqual(width);
      expect(size.height).toBeLessThanOrEqual(height);
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(Math.max(maxSide, 1));
      expect((size.width * size.height) / 1024).toBeLessThan(640);
      const ratio = Math.max(size.width / width, size.height / height);
      expect(Math.abs(size.width - Math.max(1, width * ratio))).toBeLessThanOrEqual(1 + width / height);
    }),
  );
});

test('the default follows the specification', () => {
  expect(MAX_SIDE).toBe(800);
  expect(shrinkSize({ width: 1920, height: 1080 })).toEqual({ width: 800, height: 450 });
});
