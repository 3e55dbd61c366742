import { describe, expect, it } from 'vitest';
import { clampX, dragToImage, maxX, tapToImage } from './puzzle-scale.ts';

const at = (shownWidth: number, thumbWidth = 52) => ({ imageWidth: 320, pieceWidth: 52, shownWidth, thumbWidth });

describe('the puzzle scale', () => {
  it.each([268, 320, 358, 640])('thumb and piece reach their ends together at %i px', (shown) => {
    const geometry = at(shown, Math.max(44, (52 * shown) / 320));
    expect(dragToImage(0, geometry)).toBe(0);
    expect(dragToImage(geometry.shownWidth - geometry.thumbWidth, geometry)).toBeCloseTo(maxX(geometry), 9);
  });

  it('divides by the scale of the displayed picture', () => {
    const geometry = at(640, 104);
    expect(dragToImage(200, geometry)).toBeCloseTo(100, 9);
  });

  it('moves nothing when there is no room', () => {
    expect(dragToImage(10, at(52))).toBe(0);
  });

  it('centres the piece under a tap', () => {
    expect(tapToImage(320, at(640))).toBe(160 - 26);
    expect(tapToImage(0, at(640))).toBe(0);
    expect(tapToImage(640, at(640))).toBe(268);
  });

  it('keeps whole pixels inside the picture', () => {
    expect(clampX(-3, at(320))).toBe(0);
    expect(clampX(267.6, at(320))).toBe(268);
    expect(clampX(999, at(320))).toBe(268);
  });
});
