/** The longest wait for a picture, in milliseconds. */
const PATIENCE = 4_000;

/**
 * Loads a picture, cropped to the square in its middle, for a canvas that is read afterwards. Null if it does not load,
 * or if its server does not let other pages read it.
 */
export async function loadSquare(src: string): Promise<CanvasImageSource | null> {
  const image = new Image();
  // Without this, the canvas could be shown but not saved.
  image.crossOrigin = 'anonymous';
  image.src = src;
  try {
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The picture is late.')), PATIENCE),
    );
    await Promise.race([image.decode(), late]);
    const { naturalWidth: width, naturalHeight: height } = image;
    const side = Math.min(width, height);
    return await createImageBitmap(image, (width - side) / 2, (height - side) / 2, side, side);
  } catch {
    return null;
  }
}
