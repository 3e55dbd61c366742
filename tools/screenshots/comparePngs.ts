import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface Difference {
  /** The number of pixels that visibly differ, including those that only one picture has. */
  pixels: number;
  /** A PNG: the later picture in faint colours, and the differences in a strong colour. */
  picture: Buffer;
}

/** Text smoothing changes a few pixels between two runs of the same story. Nobody sees so few. */
const NOISE = 3;

/**
 * Compares two PNGs and says how they differ, or undefined when they look the same. Compares pictures of different
 * sizes on an area that fits both, so that the new part of a story shows.
 */
export function comparePngs(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(spread(old, width, height), spread(now, width, height), diff.data, width, height, {
    alpha: 0.25,
    diffColor: [230, 0, 110],
  });
  return pixels > NOISE ? { pixels, picture: PNG.sync.write(diff) } : undefined;
}

/** Puts the picture on a transparent area of at least its own size. */
function spread(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const ground = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground.data;
}
