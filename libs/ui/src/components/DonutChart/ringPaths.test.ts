import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RING, ringPaths } from './ringPaths.ts';

/** Start and end of an arc, as lengths along the ring from its top. */
function ends(path: string): [number, number] {
  const [x0, y0, , , , , , x1, y1] = [...path.matchAll(/-?[\d.]+/g)].map(Number) as [number, ...number[]];
  const along = (x: number, y: number) => {
    const angle = Math.atan2(x - RING.size / 2, RING.size / 2 - y);
    return (angle < 0 ? angle + 2 * Math.PI : angle) * RING.radius;
  };
  return [along(x0, y0!), along(x1!, y1!)];
}

test('two halves', () => {
  expect(ringPaths([0.5, 0.5])).toMatchInlineSnapshot(`
    [
      "M57 7.01A49 49 0 0 1 57 104.99",
      "M55 104.99A49 49 0 0 1 55 7.01",
    ]
  `);
});

test('the parts of the picture', () => {
  expect(ringPaths([0.5, 0.241, 0.184, 0.05, 0.025])).toMatchInlineSnapshot(`
    [
      "M57 7.01A49 49 0 0 1 60 104.84",
      "M58 104.96A49 49 0 0 1 7.53 63.16",
      "M7.27 61.17A49 49 0 0 1 30.06 14.43",
      "M31.77 13.41A49 49 0 0 1 45.63 8.11",
      "M47.59 7.73A49 49 0 0 1 55 7.01",
    ]
  `);
});

test('a single part is a closed ring; no part draws nothing', () => {
  expect(ringPaths([1])).toMatchInlineSnapshot(`
    [
      "M56 7A49 49 0 0 1 56 105M56 105A49 49 0 0 1 56 7",
    ]
  `);
  expect(ringPaths([])).toEqual([]);
});

test('gaps are 2 px, no part is shorter than 2 px, and together they fill the ring', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 7 }), (parts) => {
      const whole = parts.reduce((a, b) => a + b);
      const arcs = ringPaths(parts.map((part) => part / whole)).map(ends);
      arcs.forEach(([from, to], i) => {
        expect(to - from).toBeGreaterThan(1.95);
        const [next] = arcs[(i + 1) % arcs.length]!;
        const gap = next - to + (i + 1 === arcs.length ? 2 * Math.PI * RING.radius : 0);
        expect(gap).toBeCloseTo(RING.gap, 1);
      });
    }),
  );
});
