import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampView, FIT, fitSize, maxScale, pinch, stepScale, swipeStep, zoomAt } from './zoom.ts';

const stage = { width: 390, height: 800 };
const wide = { width: 1600, height: 1200 };

test('a picture fits by its longer side; one without its own size fills the stage', () => {
  expect(fitSize(wide, stage)).toEqual({ width: 390, height: 292.5 });
  expect(fitSize({ width: 100, height: 400 }, stage)).toEqual({ width: 200, height: 800 });
  expect(fitSize({ width: 0, height: 0 }, stage)).toEqual(stage);
});

test('zooms at least fourfold, and up to two screen pixels per pixel of a large picture', () => {
  expect(maxScale({ width: 200, height: 200 }, stage)).toBe(4);
  expect(maxScale({ width: 3900, height: 390 }, stage)).toBe(20);
  expect(maxScale({ width: 10, height: 10 }, { width: 0, height: 0 })).toBe(4);
});

test('the point under the finger stays in place', () => {
  expect(zoomAt(FIT, 2, { x: 50, y: -30 })).toEqual({ scale: 2, x: -50, y: 30 });
  const back = zoomAt(zoomAt(FIT, 2.5, { x: 50, y: 9 }), 1, { x: 50, y: 9 });
  expect(back.x).toBeCloseTo(0);
  expect(back.y).toBeCloseTo(0);
});

test('spreading two fingers zooms between them; moving both moves the picture', () => {
  const before = [
    { x: -10, y: 0 },
    { x: 10, y: 0 },
  ] as const;
  expect(
    pinch(FIT, before, [
      { x: -20, y: 0 },
      { x: 20, y: 0 },
    ]),
  ).toEqual({ scale: 2, x: 0, y: 0 });
  expect(
    pinch(FIT, before, [
      { x: -5, y: 7 },
      { x: 15, y: 7 },
    ]),
  ).toEqual({ scale: 1, x: 5, y: 7 });
  expect(
    pinch(
      FIT,
      [
        { x: 3, y: 3 },
        { x: 3, y: 3 },
      ],
      before,
    ).scale,
  ).toBe(20);
});

test('a clamped view shows no gap that the picture could fill', () => {
  const number = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 30, noNaN: true }), number, number, (scale, x, y) => {
      const view = clampView({ scale, x, y }, wide, stage);
      const fitted = fitSize(wide, stage);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(maxScale(wide, stage));
      for (const [length, room, offset] of [
        [fitted.width * view.scale, stage.width, view.x],
        [fitted.height * view.scale, stage.height, view.y],
      ] as const) {
        if (length <= room) expect(Math.abs(offset)).toBe(0);
        else expect(length / 2 - Math.abs(offset)).toBeGreaterThanOrEqual(room / 2 - 1e-6);
      }
    }),
  );
});

test('a step in and a step out cancel each other', () => {
  expect(stepScale(stepScale(1, 1), -1)).toBe(1);
});

test.each([
  [-140, 900, 1],
  [140, 900, -1],
  [-100, 900, 0],
  [-40, 60, 1],
  [-40, 900, 0],
  [-20, 10, 0],
])('a drag of %i px in %i ms goes to %i', (dx, ms, step) => expect(swipeStep(dx, ms, 390)).toBe(step));
