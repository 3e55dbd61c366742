import { createHash, randomBytes } from 'node:crypto';
import type { FileType } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Config } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { openBytes, sealBytes } from '../../secrets/sealed-bytes.ts';
import { type Bytes, bytesOf } from '../uploads/bytes.ts';
import { readParts } from '../uploads/parts.ts';
import { closing, roomFor, roomForGuest } from '../uploads/uploads.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { type Picture, readPicture } from './pictures.ts';
import { safeName } from './safeName.ts';
import type { Video } from './video-container.ts';

/** A stored file without its bytes. Times are epoch milliseconds. */
export interface StoredFile {
  readonly fileId: string;
  /** The member; null for a file of a guest, which belongs to the conversation. */
  readonly ownerId: bigint | null;
  readonly fileType: FileType;
  readonly mimeType: string;
  /** Of the uploaded bytes. */
  readonly sha256: Buffer;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Of a PDF: the name under which others save it. */
  readonly name: string | null;
  readonly createdAt: number;
}

const COLUMNS = sql`
  f.file_id as "fileId", f.owner_id as "ownerId", f.file_type as "fileType", f.mime_type as "mimeType", f.sha256, f.size,
  f.width, f.height, f.name, f.created_at as "createdAt"`;

const ID_BYTES = 15;
const newFileId = (): string => `f_${randomBytes(ID_BYTES).toString('base64url')}`;
const purposeOf = (fileId: string): string => `file ${fileId}`;

/** A picture or a PDF that is made of what somebody uploaded. */
export interface NewFile extends Partial<Pick<Picture, 'width' | 'height'>> {
  readonly fileType: 'IMG' | 'PDF';
  readonly mimeType: string;
  readonly bytes: Buffer;
  readonly name?: string;
}

/**
 * Makes a file of what somebody uploaded: a picture is encoded again, and a PDF is built again. Nothing else of it is stored.
 *
 * @throws {ApiFailure} `TYPE_INVALID`, and for a PDF `OVER_MAX_LENGTH`, `CONDITION_NOT_FULLFILL` or `TRY_AGAIN_LATER`
 */
export async function makeFile(fileType: FileType, fileName: string, uploaded: Buffer): Promise<NewFile> {
  if (fileType === 'PDF')
    return { fileType, mimeType: 'application/pdf', bytes: await readPdf(uploaded), name: safeName(fileName) };
  // A video is larger than a sealed body may be: `uploadVideo` takes it in parts.
  const picture = fileType === 'IMG' ? await readPicture(uploaded) : undefined;
  if (!picture) throw new ApiFailure('TYPE_INVALID');
  return { fileType: 'IMG', ...picture };
}

/** Owns a file: a member, or the conversation of a guest. */
export type FileOwner = { readonly memberId: bigint } | { readonly conversationId: bigint };

/**
 * Stores a picture or a PDF.
 * @returns its id; undefined when the files of its owner would take more room than the policy gives
 */
export async function storeFile(
  db: Db,
  { secrets, policy }: Pick<Config, 'secrets' | 'policy'>,
  owner: FileOwner,
  uploaded: Uint8Array,
  { fileType, mimeType, bytes, width, height, name }: NewFile,
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
    insert into stored_file (file_id, owner_id, conversation_id, file_type, mime_type, sha256, size, width, height, name, sealed)
    select ${fileId}, ${memberId}, ${conversationId}, ${fileType}, ${mimeType}, ${sha256}, ${bytes.length}, ${width ?? null}::int, ${height ?? null}::int,
      ${name ?? null}::text, ${sealed}
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

/** A file with its bytes, which are in memory unless it is a video; undefined where no file meets the condition on `f`. */
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
