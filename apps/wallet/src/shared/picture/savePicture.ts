import type { SaveImage } from '../../world/device-ports.ts';
import { downloadFile } from '../files/downloadFile.ts';

/**
 * Where a picture went: to the phone's photos, to another app, to the downloads, or nowhere because the person
 * cancelled.
 */
export type PictureOutcome = 'saved' | 'shared' | 'downloaded' | 'dismissed';

/**
 * Saves or shares a picture: through the native app, else through the phone's share sheet, else to the downloads.
 *
 * @param name file name without its extension
 * @throws Error when the picture could not be created, or the native app refused it
 */
export async function savePicture(
  canvas: HTMLCanvasElement,
  name: string,
  saveImage: SaveImage | null,
): Promise<PictureOutcome> {
  if (saveImage) {
    await saveImage(canvas.toDataURL('image/png'));
    return 'saved';
  }
  const file = new File([await toBlob(canvas)], `${name}.png`, { type: 'image/png' });
  // A device with a mouse has a file system at hand. A touch device does not.
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      // Sharing is not allowed here, so fall back to the downloads.
    }
  }
  downloadFile(file);
  return 'downloaded';
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png');
  });
}
