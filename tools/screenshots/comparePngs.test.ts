import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePngs } from './comparePngs.ts';

type Rgb = readonly [number, number, number];
const WHITE: Rgb = [255, 255, 255];
const BLUE: Rgb = [23, 95, 222];

/** A white picture with a blue square of 4 px at the given place. */
function picture(width: number, height: number, square?: readonly [number, number]): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = square && x >= square[0] && x < square[0] + 4 && y >= square[1] && y < square[1] + 4;
      png.data.set([...(inside ? BLUE : WHITE), 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

test('equal pictures with different bytes do not differ', () => {
  const one = picture(20, 20, [2, 2]);
  const repacked = PNG.sync.write(PNG.sync.read(one), { deflateLevel: 0 });
  expect(repacked.equals(one)).toBe(false);
  expect(comparePngs(one, one)).toBeUndefined();
  expect(comparePngs(one, repacked)).toBeUndefined();
});

test('a moved square differs in its old and in its new place', () => {
  const difference = comparePngs(picture(20, 20, [2, 2]), picture(20, 20, [12, 12]));
  expect(difference?.pixels).toBe(32);
});

test('a few stray pixels do not count', () => {
  const png = PNG.sync.read(picture(20, 20));
  png.data.set([0, 0, 0, 255], 0);
  expect(comparePngs(picture(20, 20), PNG.sync.write(png))).toBeUndefined();
});

test('a taller picture differs in its new rows, and the difference has its height', () => {
  const difference = comparePngs(picture(10, 10), picture(10, 14));
  expect(difference?.pixels).toBe(40);
  const drawn = PNG.sync.read(difference!.picture);
  expect([drawn.width, drawn.height]).toEqual([10, 14]);
});
