import { VIDEO_PART_BYTES } from '@ezwallet/api-client/constants';
import { readRefusal } from '../kit/failures.ts';
import type { CallOptions } from '../ports/Api.ts';
import type { Deps } from '../ports/deps.ts';

/** A video of the device, which is read part by part. */
export interface VideoFile {
  /** In bytes. */
  readonly size: number;
  /** Bytes from the first to before the second position, as RFC 4648 without the prefix of a data URL. */
  readonly read: (from: number, to: number) => Promise<string>;
}

/** How often a part is sent again after a lost answer. It is stored once. */
const TRIES = 3;

/** Stores a video of the person in parts. The screen tells what went wrong. @returns the id of the file */
export async function uploadVideo(
  { api, ids }: Pick<Deps, 'api' | 'ids'>,
  video: VideoFile,
  { signal, onProgress }: Pick<CallOptions, 'signal' | 'onProgress'> = {},
): Promise<string> {
  const upload = ids.next();
  const parts = Math.max(1, Math.ceil(video.size / VIDEO_PART_BYTES));
  for (let part = 0; ; part++) {
    const fileBase64 = await video.read(part * VIDEO_PART_BYTES, Math.min(video.size, (part + 1) * VIDEO_PART_BYTES));
    const options: CallOptions = {
      ...(signal && { signal }),
      quiet: true,
      onProgress: (share) => onProgress?.((part + share) / parts),
    };
    const { file } = await again(signal, () => api.user.uploadVideo({ upload, part, parts, fileBase64 }, options));
    if (file) return file.fileId;
    if (part === parts - 1)
      throw new Error('The server has every part of the video but made no file of them. Upload it again.');
  }
}

async function again<Answer>(signal: AbortSignal | undefined, call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt === TRIES || signal?.aborted || readRefusal(error)) throw error;
    }
  }
}
