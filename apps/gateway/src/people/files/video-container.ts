import type { FILE_TYPES } from '@ezwallet/api-client/contract';
import type { Bytes } from '../uploads/bytes.ts';
import { readIsoMedia } from './iso-media.ts';
import { readWebm } from './webm.ts';

/** What the container of a video says. */
export interface Video {
  readonly mimeType: (typeof FILE_TYPES)['VIDEO']['mimeTypes'][number];
  /** 0 for a live recording, which does not know its length. */
  readonly seconds: number;
}

/** ISO/IEC 14496-12, section 4.3, and RFC 8794, section 11.2. */
const isIsoMedia = (head: Buffer) => head.toString('latin1', 4, 8) === 'ftyp';
const isEbml = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex'));

/** Whether a file begins like a video. */
export const startsLikeVideo = (head: Buffer): boolean => isIsoMedia(head) || isEbml(head);

/**
 * Reads the container of a video, without decoding it. The type comes from the bytes, whatever the file is called.
 *
 * @returns undefined for other kinds of files, for damaged ones, and without a track of pictures
 */
export async function readVideo(bytes: Bytes): Promise<Video | undefined> {
  const head = await bytes.read(0, 8);
  if (isIsoMedia(head)) return await readIsoMedia(bytes);
  return isEbml(head) ? await readWebm(bytes) : undefined;
}
