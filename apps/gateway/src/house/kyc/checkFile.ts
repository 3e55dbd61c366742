import type { FileType } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Policy } from '../../config/index.ts';
import { readPicture } from '../../people/files/pictures.ts';
import { recordedSeconds } from '../../people/files/recorded-seconds.ts';
import { type Bytes, bytesOf, wholeOf } from '../../people/uploads/bytes.ts';
import { readVideo } from '../../people/files/video-container.ts';
import type { CheckedFile } from './kyc-files.ts';

const SECOND = 1000;
/** A recorder starts and stops a little beside the clock of the screen. */
const SLACK = SECOND;

/**
 * Checks an upload by its bytes, whatever its name and its form say about it.
 * @throws {ApiFailure} `TYPE_INVALID` for bytes of another kind, `OVER_MAX_LENGTH` for a video that is too long, and
 *   `CONDITION_NOT_FULLFILL` for one that is too short
 */
export async function checkFile({ kyc, files }: Policy, fileType: FileType, uploaded: Bytes): Promise<CheckedFile> {
  if (fileType === 'IMG') {
    const picture = await readPicture(await wholeOf(uploaded));
    if (!picture) throw new ApiFailure('TYPE_INVALID');
    return { fileType, ...picture, bytes: bytesOf(picture.bytes) };
  }
  const video = await readVideo(uploaded);
  if (!video) throw new ApiFailure('TYPE_INVALID');
  const { mimeType } = video;
  const length = (video.seconds || (await recordedSeconds(uploaded, mimeType))) * SECOND;
  if (length > kyc.video.longest + SLACK || uploaded.size > files.video.bytes) throw new ApiFailure('OVER_MAX_LENGTH');
  if (length < kyc.video.shortest - SLACK) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  return { fileType, mimeType, bytes: uploaded, width: null, height: null };
}
