import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { getImage as getTradeImage } from '../../people/files/calls.ts';
import { wholeOf } from '../../people/uploads/bytes.ts';
import { isKycFileId, openKycFiles } from './kyc-files.ts';

/** Every picture has the same call. Only its owner sees a document: reviewers read it by an operator's command. */
export const getImage: Handler<typeof contract.common.getImage> = async (request, ctx) => {
  const { fileId } = request;
  if (!isKycFileId(fileId)) return await getTradeImage(request, ctx);
  const { db, config, session } = ctx;
  const [file] = await openKycFiles(
    db,
    config,
    sql`f.file_id = ${fileId} and f.file_type = 'IMG' and f.owner_id = ${session.memberId}`,
  );
  if (!file) throw new ApiFailure('RECORD_ALREADY_DELETED');
  return {
    src: `data:${file.mimeType};base64,${(await wholeOf(file.bytes)).toString('base64')}`,
    w: file.width ?? 0,
    h: file.height ?? 0,
  };
};
