import type { SaveImage } from '../../world/device-ports.ts';
import { downloadFile } from '../files/downloadFile.ts';

/** What became of a picture: among the phone's own, given to another app, among the downloads, or nothing by choice. */
export type PictureOutcome = 'saved' | 'shared' | 'downloaded' | 'dismissed';

/**
 * Gives a picture out of the page: to the native app around it, else to the share sheet of a phone, which also saves, else
 * to the downloads.
 *
 * @param name file name without its ending
 * @throws Error when the picture could not be made, or the app around the page refused it
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
  // A mouse has a file system at hand; a finger has not.
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      // Not allowed here: the downloads are left.
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
