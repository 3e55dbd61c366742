import { expect, test } from 'vitest';
import { nearestSlide, slideBeside } from './swiper-position.ts';

test.each([
  [0, 0],
  [149, 0],
  [151, 1],
  [-310, 1],
  [5000, 3],
])('scrolled to %d of steps of 300, slide %d is nearest', (scrollLeft, index) => {
  expect(nearestSlide(scrollLeft, 300, 4)).toBe(index);
});

test('returns the first slide when there is no size or no slide', () => {
  expect(nearestSlide(120, 0, 4)).toBe(0);
  expect(nearestSlide(120, 300, 0)).toBe(0);
});

test('a loop continues at the other end; a row stops', () => {
  expect(slideBeside(0, 1, 3, false)).toBe(1);
  expect(slideBeside(2, 1, 3, false)).toBeUndefined();
  expect(slideBeside(0, -1, 3, false)).toBeUndefined();
  expect(slideBeside(2, 1, 3, true)).toBe(0);
  expect(slideBeside(0, -1, 3, true)).toBe(2);
  expect(slideBeside(0, 1, 1, true)).toBeUndefined();
});
