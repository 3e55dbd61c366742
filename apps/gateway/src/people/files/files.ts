import { createHash, randomBytes } from 'node:crypto';
import type { FileType } from '@ezwallet/api-client/contract';
import type { Config } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { openBytes, sealBytes } from '../../secrets/sealed-bytes.ts';
import { type Bytes, bytesOf } from '../uploads/bytes.ts';
import { readParts } from '../uploads/parts.ts';
import { closing, roomFor, roomForGuest } from '../uploads/uploads.ts';
import type { Picture } from './pictures.ts';
import type { Video } from './video-container.ts';

/** A stored file without its bytes. Times are epoch milliseconds. */
export interface StoredFile {
  readonly fileId: string;
  /** The member; null for a picture of a guest, which belongs to the conversation. */
  readonly ownerId: bigint | null;
  readonly fileType: FileType;
  readonly mimeType: string;
  /** Of the uploaded bytes. */
  readonly sha256: Buffer;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly createdAt: number;
}

const COLUMNS = sql`
  f.file_id as "fileId", f.owner_id as "ownerId", f.file_type as "fileType", f.mime_type as "mimeType", f.sha256, f.size,
  f.width, f.height, f.created_at as "createdAt"`;

const ID_BYTES = 15;
const newFileId = (): string => `f_${randomBytes(ID_BYTES).toString('base64url')}`;
const purposeOf = (fileId: string): string => `file ${fileId}`;

/** Owns a picture: a member, or the conversation of a guest. */
export type PictureOwner = { readonly memberId: bigint } | { readonly conversationId: bigint };

/**
 * Stores a picture.
 * @returns its id; undefined when the files of its owner would take more room than the policy gives
 */
export async function storePicture(
  db: Db,
  { secrets, policy }: Pick<Config, 'secrets' | 'policy'>,
  owner: PictureOwner,
  uploaded: Uint8Array,
  { mimeType, bytes, width, height }: Picture,
): Promise<string | undefined> {
  const fileId = newFileId();
  const sha256 = createHash('sha256').update(uploaded).digest();
  const sealed = sealBytes(secrets.masterKey, bytes, purposeOf(fileId));
  const [memberId, conversationId] = 'memberId' in owner ? [owner.memberId, null] : [null, owner.conversationId];
  const room =
    memberId === null
      ? roomForGuest({ policy }, conversationId, bytes.length)
      : roomFor({ policy }, 'evidence', { ownerId: memberId }, bytes.length);
  const row = await db.maybe(sql`
    insert into stored_file (file_id, owner_id, conversation_id, file_type, mime_type, sha256, size, width, height, sealed)
    select ${fileId}, ${memberId}, ${conversationId}, 'IMG', ${mimeType}, ${sha256}, ${bytes.length}, ${width}, ${height}, ${sealed}
    where ${room}
    returning 1`);
  return row ? fileId : undefined;
}

/** Makes a file of an upload whose parts are all there, once. @returns its id; undefined where a part has come since */
export async function storeVideo(
  db: Db,
  ownerId: bigint,
  upload: string,
  { size, sha256, mimeType }: Pick<StoredFile, 'size' | 'sha256'> & Pick<Video, 'mimeType'>,
): Promise<string | undefined> {
  const fileId = newFileId();
  const row = await db.maybe<{ fileId: string }>(sql`
    with closed as (${closing(upload, size, fileId, size, true)}), stored as (
      insert into stored_file (file_id, owner_id, file_type, mime_type, sha256, size)
      select file_id, ${ownerId}, 'VIDEO', ${mimeType}, ${sha256}, ${size}::int from closed where file_id = ${fileId}
    )
    select file_id as "fileId" from closed`);
  return row?.fileId;
}

/** A stored file with its bytes. */
export type OpenedFile = StoredFile & { readonly bytes: Bytes };

/** A file with its bytes, which are in memory if it is a picture; undefined where no file meets the condition on `f`. */
export async function openFile(
  db: Db,
  { secrets }: Pick<Config, 'secrets'>,
  condition: Sql,
): Promise<OpenedFile | undefined> {
  const row = await db.maybe<StoredFile & { sealed: Buffer | null; upload: string | null }>(sql`
    select ${COLUMNS}, f.sealed, u.upload from stored_file f left join upload u on u.file_id = f.file_id where ${condition}`);
  if (!row) return undefined;
  const { sealed, upload, ...file } = row;
  const bytes = sealed
    ? bytesOf(openBytes(secrets.masterKey, sealed, purposeOf(file.fileId)))
    : readParts(db, { secrets }, upload ?? '', file.size);
  return { ...file, bytes };
}

/** Whether all files are of one kind and one member. */
export async function areOwnFiles(
  db: Db,
  memberId: bigint,
  fileType: FileType,
  fileIds: readonly string[],
): Promise<boolean> {
  const { found } = await db.one<{ found: bigint }>(sql`
    select count(*) as found from stored_file
    where file_id = any(${[...fileIds]}::text[]) and owner_id = ${memberId} and file_type = ${fileType}`);
  return Number(found) === new Set(fileIds).size;
}
