import { loadShrinkPicture } from '@ezwallet/ui';
import type { PictureFile } from '@ezwallet/domain-stores';

/** The longest name that the server takes. */
const NAME_LENGTH = 120;

/** Reads a file of the device for upload. */
export async function readPictureFile(file: File): Promise<PictureFile> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });
  const fileName = file.name.replaceAll(/[\p{C}/\\]/gu, '').slice(-NAME_LENGTH) || 'picture.jpg';
  return { fileName, fileBase64: url.slice(url.indexOf(',') + 1) };
}

/** The same, after making the picture small enough. @throws {DOMException} when it is damaged or not a picture */
export async function shrinkPictureFile(file: File): Promise<PictureFile> {
  const shrinkPicture = await loadShrinkPicture();
  return await readPictureFile(await shrinkPicture(file));
}
