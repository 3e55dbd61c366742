import { type contract, FILE_TYPES, type FileType, type UploadProgress } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { bytesOf, digestOf, wholeOf } from '../../people/uploads/bytes.ts';
import {
  claimUpload,
  findUpload,
  keepPart,
  makeFile,
  type Owner,
  type Sender,
  type Upload,
} from '../../people/uploads/uploads.ts';
import { checkFile } from './checkFile.ts';
import { LEVEL_OF_KIND, proven } from './hand-over.ts';
import { DOCUMENT, newUploadName, openDocumentUpload, storeFile } from './uploadFileKyc.ts';

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

/** A file that an application took is not there for another one. */
const FREE = sql`exists (select 1 from kyc_file f where f.file_id = u.file_id and f.case_id is null)`;

async function start(ctx: CallContext, sender: Sender, { fileType, size, sha256 }: Announced): Promise<UploadProgress> {
  const { db, config } = ctx;
  const most = fileType === 'VIDEO' ? config.policy.files.video.bytes : FILE_TYPES.IMG.maxBytes;
  if (size > Math.min(most, FILE_TYPES[fileType].maxBytes)) throw new ApiFailure('OVER_MAX_LENGTH');
  const announced = { size, sha256: Buffer.from(sha256, 'hex') };
  const facts = { upload: newUploadName(), fileType, announced };
  const upload =
    (await findUpload(db, sender, fileType, announced, FREE)) ??
    // A file that it replaces goes only once it is a file itself.
    (await openDocumentUpload(db, ctx, sender, facts, { ownerId: sender.ownerId }));
  if (!upload) throw new ApiFailure('OVER_MAX_TOTAL');
  return await progressOf(ctx, sender, upload);
}

interface Part {
  readonly upload: string;
  readonly offset: number;
  readonly fileBase64: string;
}

async function append(ctx: CallContext, owner: Owner, { upload, offset, fileBase64 }: Part) {
  const bytes = Buffer.from(fileBase64, 'base64');
  const found = await keepPart(ctx.db, ctx.config, DOCUMENT.use, owner, upload, offset, bytes);
  // One of somebody else gets the same answer as one that does not exist.
  if (!found) throw new ApiFailure('RECORD_ALREADY_DELETED');
  const { ownerId, tokenHash } = owner;
  const { kind } = found;
  return await progressOf(
    ctx,
    { ownerId, ...(tokenHash && kind !== null && { handedOver: { tokenHash, kind } }) },
    found,
  );
}

/** The position at which an upload goes on, or the file that it is. The request that finds all bytes makes the file. */
async function progressOf(ctx: CallContext, sender: Sender, found: Upload): Promise<UploadProgress> {
  const { upload, received, size, fileType, fileId, fileSize } = found;
  if (fileId !== null && fileSize !== null)
    return { upload, offset: received, file: { fileId, fileType, size: fileSize } };
  return { upload, offset: received, file: received === size ? await fileOf(ctx, sender, found) : null };
}

async function fileOf(ctx: CallContext, sender: Sender, found: Upload) {
  const { upload, fileType, sha256 } = found;
  if (!(await claimUpload(ctx.db, upload))) throw new ApiFailure('TRY_AGAIN_LATER');
  return await makeFile(ctx, found, async (parts) => {
    const bytes = fileType === 'IMG' ? bytesOf(await wholeOf(parts)) : parts;
    if (!sha256?.equals(await digestOf(bytes))) throw new ApiFailure('ARGS_INVALID', { fields: ['sha256'] });
    return await storeFile(ctx, sender, bytes, await checkFile(ctx.config.policy, fileType, bytes), upload);
  });
}
