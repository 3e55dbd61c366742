import { type contract, FILE_TYPES, type FileType, type Picture } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { wholeOf } from '../uploads/bytes.ts';
import { makeFile, type OpenedFile, openFile, storeFile } from './files.ts';

export const uploadFile: Handler<typeof contract.user.uploadFile> = async (
  { fileBase64, fileName, fileType, index },
  ctx,
) => {
  const { db, config, session } = ctx;
  const uploaded = Buffer.from(fileBase64, 'base64');
  const file = await makeFile(fileType, fileName, uploaded);
  const fileId = await storeFile(db, config, { memberId: session.memberId }, uploaded, file);
  if (fileId === undefined) throw new ApiFailure('OVER_MAX_TOTAL');
  return { fileId, fileType, size: file.bytes.length, index };
};

/** Kinds of files that a call of this gateway takes. */
const TAKEN: readonly FileType[] = ['IMG', 'VIDEO', 'PDF'];

export const getUploadFileSupport: Handler<typeof contract.user.getUploadFileSupport> = async () => ({
  supportList: TAKEN.map((fileType) => {
    const { mimeTypes, maxBytes } = FILE_TYPES[fileType];
    return { fileType, mimeTypes: [...mimeTypes], maxBytes };
  }),
});

/** Turns a stored picture into the answer for its reader. */
export async function viewPicture({ mimeType, bytes, width, height }: OpenedFile): Promise<Picture> {
  const src = `data:${mimeType};base64,${(await wholeOf(bytes)).toString('base64')}`;
  return { src, w: width ?? 0, h: height ?? 0 };
}

export const getImage: Handler<typeof contract.common.getImage> = async ({ fileId }, { db, config, session }) => {
  const file = await openFile(
    db,
    config,
    sql`f.file_id = ${fileId} and f.file_type = 'IMG'
      and exists (select 1 from file_reader r where r.file_id = f.file_id and r.member_id = ${session.memberId})`,
  );
  // A stranger's picture and one that does not exist get the same answer.
  if (!file) throw new ApiFailure('RECORD_ALREADY_DELETED');
  return await viewPicture(file);
};
