import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextRest, restsOf, settleSheet } from './sheet-swipe.ts';

const plain = { size: 400, rests: [0] };

test.each([
  ['a short slow pull', { at: 80, velocity: 0 }, 0],
  ['a pull past half', { at: 220, velocity: 0 }, 'closed'],
  ['a flick', { at: 60, velocity: 1 }, 'closed'],
  ['a pull past half that turns back', { at: 260, velocity: -0.8 }, 0],
] as const)('%s', (_name, release, settled) => {
  expect(settleSheet({ ...plain, ...release })).toBe(settled);
});

test('with snap points it rests at the next one before it closes', () => {
  const rests = restsOf([0.5, 1], 752, 800);
  expect(rests).toEqual([352, 0]);
  expect(settleSheet({ at: 300, velocity: 0, size: 752, rests })).toBe(352);
  expect(settleSheet({ at: 300, velocity: -1, size: 752, rests })).toBe(0);
  expect(settleSheet({ at: 640, velocity: 0.2, size: 752, rests })).toBe('closed');
});

test('a step goes to the next taller rest, and from the tallest to the lowest, in any order', () => {
  const rests = [300, 500, 0];
  expect([300, 0, 500].map((at) => nextRest(rests, at))).toEqual([0, 500, 300]);
  expect(nextRest([0, 0], 0)).toBe(0);
});

test('points above 1 are px, and no rest is beyond fully open', () => {
  expect(restsOf([240, 2000], 700, 800)).toEqual([460, 0]);
});

test('always stops at an existing rest', () => {
  const places = fc.record({
    at: fc.integer({ min: -50, max: 900 }),
    velocity: fc.double({ min: -5, max: 5, noNaN: true }),
    size: fc.integer({ min: 100, max: 800 }),
    rests: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(places, (release) => {
      const settled = settleSheet(release);
      expect(settled === 'closed' || release.rests.includes(settled)).toBe(true);
    }),
  );
});
