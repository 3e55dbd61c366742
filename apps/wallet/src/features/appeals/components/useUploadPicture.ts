import { uploadPicture } from '@ezwallet/domain-stores';
import type { UploadTask } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { readPictureFile } from '../../talk/index.ts';

/** Uploads a picture of the device. @returns what uploads one, and resolves to the id of its file */
export function useUploadPicture(): (file: File, task: UploadTask) => Promise<string> {
  const { deps } = useWorld();
  return async (file, { signal, onProgress }) =>
    await uploadPicture(deps, await readPictureFile(file), { signal, onProgress });
}
