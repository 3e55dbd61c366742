import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface Difference {
  /** Pixels that differ to the eye, where one picture has none as well. */
  pixels: number;
  /** A PNG: the later picture, faint, with what differs in strong colour. */
  picture: Buffer;
}

/** So few pixels may differ between two runs of the same story, by how text is smoothed; no eye finds them. */
const NOISE = 3;

/**
 * Compares two PNGs and says how they differ, or undefined when they look the same. Pictures of unequal size are compared on
 * the area that holds both, so a story that grew shows what it gained.
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

/** The picture on a clear ground of at least its own size. */
function spread(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const ground = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground.data;
}
