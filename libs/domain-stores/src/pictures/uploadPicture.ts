import type { CallOptions } from '../ports/Api.ts';
import type { Deps } from '../ports/deps.ts';
import type { PictureFile } from './PictureFile.ts';

/** Stores a picture or a PDF of the person. The screen tells what went wrong. @returns the id of the file */
export async function uploadPicture(
  { api }: Pick<Deps, 'api'>,
  picture: PictureFile,
  options: Pick<CallOptions, 'signal' | 'onProgress'> = {},
  fileType: 'IMG' | 'PDF' = 'IMG',
): Promise<string> {
  const { fileName, fileBase64 } = picture;
  const { fileId } = await api.user.uploadFile(
    { fileName, fileBase64, fileType, index: 0 },
    { ...options, quiet: true },
  );
  return fileId;
}
