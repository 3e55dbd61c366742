import { shrinkSize } from './shrinkSize.ts';

/**
 * Prepares a picture for upload: shrunk by `shrinkSize`, upright, as JPEG of quality 1 on white, and without the
 * camera's metadata, such as the location.
 *
 * @throws {DOMException} when it is damaged or not a picture
 */
export async function shrinkPicture(file: File, maxSide?: number): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = shrinkSize(bitmap, maxSide);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new DOMException('No canvas', 'NotSupportedError');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1));
    if (!blob) throw new DOMException('Not encoded', 'EncodingError');
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}
