import type { Size } from '../overlays/picture-viewer/zoom.ts';

/** The longest side of an uploaded picture, in px. */
export const MAX_SIDE = 800;

const STEP = 100;
const MAX_AREA = 640;

/**
 * The size of an uploaded picture: its longer side is at most `maxSide`, and smaller by steps of 100 until width x
 * height / 1024 is below 640. A small picture keeps its size.
 */
export function shrinkSize({ width, height }: Size, maxSide: number = MAX_SIDE): Size {
  const ratio = Math.min(1, maxSide / Math.max(width, height));
  const size = { width: toPixels(width * ratio), height: toPixels(height * ratio) };
  const isSmallEnough = (size.width * size.height) / 1024 < MAX_AREA;
  return isSmallEnough || maxSide <= STEP ? size : shrinkSize({ width, height }, maxSide - STEP);
}

const toPixels = (length: number) => Math.max(1, Math.round(length));
