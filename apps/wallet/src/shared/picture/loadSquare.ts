/** Longer than this nobody waits for a picture of a picture. Milliseconds. */
const PATIENCE = 4_000;

/**
 * Loads a picture, cut to the square in its middle, for being drawn on a canvas that is read afterwards; null where it
 * does not come, or its server lets no other page read it.
 */
export async function loadSquare(src: string): Promise<CanvasImageSource | null> {
  const image = new Image();
  // Without it the canvas could be seen, but not saved.
  image.crossOrigin = 'anonymous';
  image.src = src;
  try {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The picture is late.')), PATIENCE));
    await Promise.race([image.decode(), late]);
    const { naturalWidth: width, naturalHeight: height } = image;
    const side = Math.min(width, height);
    return await createImageBitmap(image, (width - side) / 2, (height - side) / 2, side, side);
  } catch {
    return null;
  }
}
