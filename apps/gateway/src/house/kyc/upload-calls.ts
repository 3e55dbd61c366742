import { type contract, FILE_TYPES, type FileType, type UploadProgress } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { LEVEL_OF_KIND, proven } from './hand-over.ts';
import type { Sender } from './kyc-files.ts';
import { takeBytes } from './uploadFileKyc.ts';
import * as uploads from './uploads.ts';

interface Announced {
  readonly fileType: FileType;
  readonly size: number;
  readonly sha256: string;
}

export const startUpload: Handler<typeof contract.kyc.startUpload> = async (announced, ctx) =>
  await start(ctx, { ownerId: ctx.session.memberId }, announced);

export const startUploadPub: Handler<typeof contract.kyc.startUploadPub> = async (
  { kind, size, sha256, ...proof },
  ctx,
) => {
  const { memberId: ownerId, tokenHash } = await proven(ctx, proof, sql`h.level = ${LEVEL_OF_KIND[kind]}`);
  return await start(
    ctx,
    { ownerId, handedOver: { tokenHash, kind } },
    { fileType: kind === 'video' ? 'VIDEO' : 'IMG', size, sha256 },
  );
};

export const appendUpload: Handler<typeof contract.kyc.appendUpload> = async (part, ctx) =>
  await append(ctx, { ownerId: ctx.session.memberId }, part);

export const appendUploadPub: Handler<typeof contract.kyc.appendUploadPub> = async (
  { token, verifyCode, ...part },
  ctx,
) => {
  const { memberId: ownerId, tokenHash } = await proven(ctx, { token, verifyCode });
  return await append(ctx, { ownerId, tokenHash }, part);
};

async function start(ctx: CallContext, sender: Sender, { fileType, size, sha256 }: Announced): Promise<UploadProgress> {
  const { db, config } = ctx;
  const most = fileType === 'VIDEO' ? config.policy.files.video.bytes : FILE_TYPES.IMG.maxBytes;
  if (size > Math.min(most, FILE_TYPES[fileType].maxBytes)) throw new ApiFailure('OVER_MAX_LENGTH');
  const upload = await uploads.startUpload(db, config, sender, { fileType, size, sha256: Buffer.from(sha256, 'hex') });
  if (!upload) throw new ApiFailure('OVER_MAX_TOTAL');
  return await progressOf(ctx, sender, upload);
}

interface Part {
  readonly upload: string;
  readonly offset: number;
  readonly fileBase64: string;
}

async function append(
  ctx: CallContext,
  owner: { readonly ownerId: bigint; readonly tokenHash?: Buffer },
  { upload, offset, fileBase64 }: Part,
) {
  const bytes = Buffer.from(fileBase64, 'base64');
  const found = await uploads.appendUpload(ctx.db, ctx.config, owner, upload, offset, bytes);
  // One of somebody else gets the same answer as one that does not exist.
  if (!found) throw new ApiFailure('RECORD_ALREADY_DELETED');
  const { ownerId, tokenHash } = owner;
  const { kind } = found;
  return await progressOf(ctx, { ownerId, ...(tokenHash && kind && { handedOver: { tokenHash, kind } }) }, found);
}

/** Where an upload goes on, or the file that it is. The request that finds all bytes makes the file. */
async function progressOf(ctx: CallContext, sender: Sender, found: uploads.Upload): Promise<UploadProgress> {
  const { upload, received, size, fileType, fileId, fileSize } = found;
  const file =
    fileId !== null && fileSize !== null
      ? { fileId, fileType, size: fileSize }
      : received === size
        ? await makeFile(ctx, sender, found)
        : null;
  return { upload, offset: received, file };
}

/** A document is in memory while it is checked, so only so many are there at a time. */
const MOST_AT_ONCE = 6;
let underway = 0;

async function makeFile(ctx: CallContext, sender: Sender, found: uploads.Upload) {
  const { db, config } = ctx;
  const { upload, fileType } = found;
  if (underway >= MOST_AT_ONCE || !(await uploads.claimUpload(db, upload))) throw new ApiFailure('TRY_AGAIN_LATER');
  underway += 1;
  try {
    const bytes = await uploads.readUpload(db, config, found);
    if (!bytes) throw new ApiFailure('ARGS_INVALID', { fields: ['sha256'] });
    return await takeBytes(ctx, { ...sender, upload }, fileType, bytes);
  } catch (error) {
    // The same bytes would be refused again, so the next try starts with none.
    if (error instanceof ApiFailure) await uploads.dropUpload(db, upload);
    throw error;
  } finally {
    underway -= 1;
  }
}
