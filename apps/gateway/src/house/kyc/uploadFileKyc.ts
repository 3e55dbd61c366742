import type { contract, FileType } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, Handler } from '../../call/CallContext.ts';
import { checkFile } from './checkFile.ts';
import { type Sender, storeKycFile } from './kyc-files.ts';

export const uploadFileKyc: Handler<typeof contract.user.uploadFileKyc> = async ({ fileType, file }, ctx) =>
  await takeFile(ctx, { ownerId: ctx.session.memberId }, fileType, file);

/** Checks and stores a file. @throws {ApiFailure} those of `checkFile`; `OVER_MAX_TOTAL` */
export async function takeFile(
  ctx: Pick<CallContext, 'db' | 'config'>,
  sender: Sender,
  fileType: FileType,
  file: Blob,
) {
  return await takeBytes(ctx, sender, fileType, Buffer.from(await file.arrayBuffer()));
}

/** As `takeFile`, for bytes that came in parts. @throws {ApiFailure} */
export async function takeBytes(
  { db, config }: Pick<CallContext, 'db' | 'config'>,
  sender: Sender,
  fileType: FileType,
  uploaded: Buffer,
) {
  const checked = await checkFile(config.policy, fileType, uploaded);
  const fileId = await storeKycFile(db, config, sender, uploaded, checked);
  if (fileId === undefined) throw new ApiFailure('OVER_MAX_TOTAL');
  return { fileId, fileType, size: checked.bytes.length };
}
