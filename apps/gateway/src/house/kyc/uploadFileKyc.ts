import { randomBytes } from 'node:crypto';
import { type contract, type FileType, VIDEO_PART_BYTES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, Handler } from '../../call/CallContext.ts';
import { type Db, together } from '../../db/index.ts';
import { type Bytes, bytesOfBlob } from '../../people/uploads/bytes.ts';
import {
  type Announced,
  keepPart,
  openUpload,
  type Owner,
  roomFor,
  type Sender,
} from '../../people/uploads/uploads.ts';
import { checkFile } from './checkFile.ts';
import { type CheckedFile, storeKycFile } from './kyc-files.ts';

type Context = Pick<CallContext, 'db' | 'config'>;

/** Common to the uploads of this room. */
export const DOCUMENT = { use: 'document', lifetime: 60 * 60 * 1000 } as const;
const ID_BYTES = 24;

export const newUploadName = (): string => `u_${randomBytes(ID_BYTES).toString('base64url')}`;

/** Opens an upload of a document, and reserves its room. @param beside also names files that it replaces @returns undefined without room */
export const openDocumentUpload = async (
  db: Db,
  { config }: Pick<Context, 'config'>,
  sender: Sender,
  facts: { readonly upload: string; readonly fileType: FileType; readonly announced: Announced },
  beside: Sender = sender,
) =>
  await openUpload(
    db,
    { ...DOCUMENT, ...sender, ...facts },
    roomFor(config, DOCUMENT.use, beside, facts.announced.size),
  );

export const uploadFileKyc: Handler<typeof contract.user.uploadFileKyc> = async ({ fileType, file }, ctx) =>
  await takeFile(ctx, { ownerId: ctx.session.memberId }, fileType, file);

/** Checks and stores a file of a form. @throws {ApiFailure} those of `checkFile`; `OVER_MAX_TOTAL` */
export async function takeFile(ctx: Context, sender: Sender, fileType: FileType, file: Blob) {
  const bytes = bytesOfBlob(file, VIDEO_PART_BYTES);
  const checked = await checkFile(ctx.config.policy, fileType, bytes);
  const upload = fileType === 'VIDEO' ? await cutIntoParts(ctx, sender, fileType, bytes) : null;
  return await storeFile(ctx, sender, bytes, checked, upload);
}

/** Stores a checked file. @throws {ApiFailure} `OVER_MAX_TOTAL` */
export async function storeFile(
  { db, config }: Context,
  sender: Sender,
  uploaded: Bytes,
  checked: CheckedFile,
  upload: string | null,
) {
  const fileId = await storeKycFile(db, config, sender, uploaded, checked, upload);
  if (fileId === undefined) throw new ApiFailure('OVER_MAX_TOTAL');
  return { fileId, fileType: checked.fileType, size: checked.bytes.size };
}

/** Keeps a video as parts, as if it had come in parts. @returns the upload */
async function cutIntoParts(ctx: Context, sender: Sender, fileType: FileType, bytes: Bytes): Promise<string> {
  const upload = newUploadName();
  // Nobody announced it, so nobody finds it: the same file later is another upload.
  const announced = { size: bytes.size, sha256: randomBytes(32) };
  const owner: Owner = {
    ownerId: sender.ownerId,
    ...(sender.handedOver && { tokenHash: sender.handedOver.tokenHash }),
  };
  let at = 0;
  for await (const piece of bytes.pieces()) {
    const keep = async (db: Db) => await keepPart(db, ctx.config, DOCUMENT.use, owner, upload, at, piece);
    const kept =
      at > 0
        ? await keep(ctx.db)
        : (
            await together(ctx.db, (db) => [
              openDocumentUpload(db, ctx, sender, { upload, fileType, announced }),
              keep(db),
            ])
          )[1];
    if (!kept) throw new ApiFailure('OVER_MAX_TOTAL');
    at += piece.length;
  }
  return upload;
}
