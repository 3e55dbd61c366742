import { type contract, VIDEO_PART_BYTES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { together } from '../../db/index.ts';
import { digestOf } from '../uploads/bytes.ts';
import { keepPart, makeFile, openUpload } from '../uploads/uploads.ts';
import { storeVideo } from './files.ts';
import { readVideo, startsLikeVideo } from './video-container.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const EVIDENCE = { use: 'evidence', fileType: 'VIDEO', lifetime: DAY } as const;

export const uploadVideo: Handler<typeof contract.user.uploadVideo> = async (
  { upload: number, part, parts, fileBase64 },
  ctx,
) => {
  const { config, session } = ctx;
  const { video } = config.policy.files;
  const ownerId = session.memberId;
  // Two members may choose the same number.
  const upload = `v_${ownerId}_${number.toLowerCase()}`;
  const bytes = Buffer.from(fileBase64, 'base64');
  if (part >= parts) throw new ApiFailure('ARGS_INVALID', { fields: ['part'] });
  if (part === 0 && !startsLikeVideo(bytes)) throw new ApiFailure('TYPE_INVALID');
  if (part < parts - 1 && bytes.length !== VIDEO_PART_BYTES)
    throw new ApiFailure('ARGS_INVALID', { fields: ['fileBase64'] });
  const [, kept] = await together(ctx.db, (db) => [
    openUpload(db, { ...EVIDENCE, upload, ownerId }),
    keepPart(db, config, EVIDENCE.use, { ownerId }, upload, part * VIDEO_PART_BYTES, bytes),
  ]);
  if (!kept?.hasPart) throw new ApiFailure('OVER_MAX_TOTAL');
  const { parts: received, fileId, fileSize } = kept;
  if (received < parts) return { received, file: null };
  if (fileId !== null && fileSize !== null) return { received, file: { fileId, fileType: 'VIDEO', size: fileSize } };
  const file = await makeFile(ctx, kept, async (whole) => {
    const found = await readVideo(whole);
    if (!found) throw new ApiFailure('TYPE_INVALID');
    if (found.seconds * SECOND > video.longest || whole.size > video.bytes) throw new ApiFailure('OVER_MAX_LENGTH');
    const facts = { ...found, size: whole.size, sha256: await digestOf(whole) };
    const stored = await storeVideo(ctx.db, ownerId, upload, facts);
    if (stored === undefined) throw new ApiFailure('TRY_AGAIN_LATER');
    return { fileId: stored, fileType: EVIDENCE.fileType, size: whole.size };
  });
  return { received, file };
};
