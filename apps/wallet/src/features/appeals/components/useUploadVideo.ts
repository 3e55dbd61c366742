import { useLingui } from '@lingui/react/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import { readRefusal, uploadVideo } from '@ezwallet/domain-stores';
import { toast, type UploadTask } from '@ezwallet/ui';
import { readBase64 } from '../../../shared/files/readBase64.ts';
import { useWorld } from '../../../world/StoresContext.tsx';

/** Uploads a video of the device, and says why the server does not take it. @returns what resolves to the id of its file */
export function useUploadVideo(): (file: File, task: UploadTask) => Promise<string> {
  const { t } = useLingui();
  const { deps } = useWorld();
  return async (file, { signal, onProgress }) => {
    const video = { size: file.size, read: async (from: number, to: number) => await readBase64(file.slice(from, to)) };
    try {
      return await uploadVideo(deps, video, { signal, onProgress });
    } catch (error) {
      const code = readRefusal<Contract['user']['uploadVideo']>(error)?.code;
      if (code === 'TYPE_INVALID') toast.fail(t`We cannot read this video. Choose an MP4, MOV or WebM file.`);
      if (code === 'OVER_MAX_LENGTH') toast.fail(t`This video is too long. Trim it and choose it again.`);
      if (code === 'OVER_MAX_TOTAL') toast.fail(t`Your storage is full. Choose a smaller video.`);
      throw error;
    }
  };
}
