import { loadShrinkPicture } from '@ezwallet/ui';
import type { OutgoingFile, PictureFile } from '@ezwallet/domain-stores';
import { readBase64 } from '../../../shared/files/readBase64.ts';

/** The longest name that the server takes. */
const NAME_LENGTH = 120;

/** Reads a file of the device for upload. */
export async function readPictureFile(file: File): Promise<PictureFile> {
  const fileName = file.name.replaceAll(/[\p{C}/\\]/gu, '').slice(-NAME_LENGTH) || 'picture.jpg';
  return { fileName, fileBase64: await readBase64(file) };
}

/** Whether a file of the device says that it is a PDF. Some devices know no type of it. */
export const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

/** Reads a PDF of the device for upload. */
export const readPdfFile = async (file: File): Promise<OutgoingFile> => ({
  ...(await readPictureFile(file)),
  size: file.size,
});

/** The same as {@link readPictureFile}, after making the picture small enough. @throws {DOMException} when it is damaged or not a picture */
export async function shrinkPictureFile(file: File): Promise<PictureFile> {
  const shrinkPicture = await loadShrinkPicture();
  return await readPictureFile(await shrinkPicture(file));
}
