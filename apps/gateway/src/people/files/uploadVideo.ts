import { type contract, VIDEO_PART_BYTES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { readVideo, startsLikeVideo } from './video-container.ts';
import { dropParts, keepPart, readParts, storeVideo } from './video-parts.ts';

const SECOND = 1000;

export const uploadVideo: Handler<typeof contract.user.uploadVideo> = async (
  { upload, part, parts, fileBase64 },
  ctx,
) => {
  const { db, config, session } = ctx;
  const { video } = config.policy.files;
  const of = { ownerId: session.memberId, upload: upload.toLowerCase() };
  const bytes = Buffer.from(fileBase64, 'base64');
  if (part >= parts) throw new ApiFailure('ARGS_INVALID', { fields: ['part'] });
  if (part === 0 && !startsLikeVideo(bytes)) throw new ApiFailure('TYPE_INVALID');
  if (part < parts - 1 && bytes.length !== VIDEO_PART_BYTES)
    throw new ApiFailure('ARGS_INVALID', { fields: ['fileBase64'] });
  const received = await keepPart(db, config, of, part, bytes);
  if (received === undefined) throw new ApiFailure('OVER_MAX_TOTAL');
  if (received < parts) return { received, file: null };
  const whole = await readParts(db, config, of);
  const found = readVideo(whole);
  const isTooLong = found !== undefined && found.seconds * SECOND > video.longest;
  if (!found || isTooLong || whole.length > video.bytes) {
    await dropParts(db, of);
    throw new ApiFailure(found ? 'OVER_MAX_LENGTH' : 'TYPE_INVALID');
  }
  const fileId = await storeVideo(db, of, whole, found);
  if (fileId === undefined) throw new ApiFailure('TRY_AGAIN_LATER');
  return { received, file: { fileId, fileType: 'VIDEO', size: whole.length } };
};
