import type { Size } from '../overlays/picture-viewer/zoom.ts';

/** The longest side of a picture that is sent, in px. */
export const MAX_SIDE = 800;

const STEP = 100;
const MAX_AREA = 640;

/**
 * The size at which a picture is sent: its longer side at most `maxSide`, and that taken down by 100 until width x
 * height / 1024 is below 640. A small picture stays as it is.
 */
export function shrinkSize({ width, height }: Size, maxSide: number = MAX_SIDE): Size {
  const ratio = Math.min(1, maxSide / Math.max(width, height));
  const size = { width: toPixels(width * ratio), height: toPixels(height * ratio) };
  const isSmallEnough = (size.width * size.height) / 1024 < MAX_AREA;
  return isSmallEnough || maxSide <= STEP ? size : shrinkSize({ width, height }, maxSide - STEP);
}

const toPixels = (length: number) => Math.max(1, Math.round(length));
