import { createHash, randomBytes } from 'node:crypto';
import type { FileType } from '@ezwallet/api-client/contract';
import type { Config } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { openBytes, sealBytes } from '../../secrets/sealed-bytes.ts';
import type { Picture } from './pictures.ts';

/** A stored file without its bytes. Times are epoch milliseconds. */
export interface StoredFile {
  readonly fileId: string;
  readonly ownerId: bigint;
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

/** Random bytes in the id of a file. */
export const FILE_ID_BYTES = 15;
const MEGABYTE = 1_000_000;
const purposeOf = (fileId: string): string => `file ${fileId}`;

/** A condition: the files of a member leave room for so many bytes, and the upload that they belong to is not a file yet. */
export const roomFor = (
  { policy }: Pick<Config, 'policy'>,
  ownerId: bigint,
  bytes: number,
  upload: string | null = null,
): Sql => sql`has_file_room(${ownerId}, ${upload}::uuid, ${bytes}, ${policy.files.megabytesOfMember * MEGABYTE})`;

/**
 * Stores a picture of a member.
 * @returns its id; undefined when the member's files would take more room than the policy gives
 */
export async function storePicture(
  db: Db,
  { secrets, policy }: Pick<Config, 'secrets' | 'policy'>,
  ownerId: bigint,
  uploaded: Uint8Array,
  { mimeType, bytes, width, height }: Picture,
): Promise<string | undefined> {
  const fileId = `f_${randomBytes(FILE_ID_BYTES).toString('base64url')}`;
  const sha256 = createHash('sha256').update(uploaded).digest();
  const sealed = sealBytes(secrets.masterKey, bytes, purposeOf(fileId));
  const row = await db.maybe(sql`
    insert into stored_file (file_id, owner_id, file_type, mime_type, sha256, size, width, height, sealed)
    select ${fileId}, ${ownerId}, 'IMG', ${mimeType}, ${sha256}, ${bytes.length}, ${width}, ${height}, ${sealed}
    where ${roomFor({ policy }, ownerId, bytes.length)}
    returning 1`);
  return row ? fileId : undefined;
}

/** A file with its bytes; undefined where no file meets the condition on `f`. */
export async function openFile(
  db: Db,
  { secrets }: Pick<Config, 'secrets'>,
  condition: Sql,
): Promise<(StoredFile & { readonly bytes: Buffer }) | undefined> {
  const row = await db.maybe<StoredFile & { sealed: Buffer }>(sql`
    select ${COLUMNS}, f.sealed from stored_file f where ${condition}`);
  if (!row) return undefined;
  const { sealed, ...file } = row;
  return { ...file, bytes: openBytes(secrets.masterKey, sealed, purposeOf(file.fileId)) };
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
