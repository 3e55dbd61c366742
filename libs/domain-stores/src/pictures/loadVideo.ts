import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import type { Deps } from '../ports/deps.ts';

/** A stored video: its parts in base64, in order. */
export interface StoredVideo {
  readonly mimeType: ResponseOf<Contract['common']['getVideo']>['mimeType'];
  readonly parts: readonly string[];
}

/**
 * Loads a stored video part by part. Nothing keeps it: a video is large, and few people watch one twice.
 *
 * @param onProgress receives the share that is there, from 0 to 1
 */
export async function loadVideo(
  { api }: Pick<Deps, 'api'>,
  fileId: string,
  onProgress?: (share: number) => void,
): Promise<StoredVideo> {
  const parts: string[] = [];
  for (;;) {
    const answer = await api.common.getVideo({ fileId, part: parts.length }, { quiet: true });
    parts.push(answer.fileBase64);
    onProgress?.(parts.length / answer.parts);
    if (parts.length >= answer.parts) return { mimeType: answer.mimeType, parts };
  }
}
