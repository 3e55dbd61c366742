import type { FileType } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Config } from '../../config/index.ts';
import { type Db, fromNow, recordType, sql, type Sql } from '../../db/index.ts';
import { sealDocument } from '../../secrets/document-keys.ts';
import type { Bytes } from './bytes.ts';
import { partUse, readParts } from './parts.ts';

/** Uploads of which files: documents of a person, or evidence of trades. Each has its own room. */
export type Use = 'document' | 'evidence';

/** Sends a file: its owner, or another device with a token, for one purpose. */
export interface Sender {
  readonly ownerId: bigint;
  readonly handedOver?: { readonly tokenHash: Buffer; readonly kind: string };
}

/** Names uploads: a sender, also one whose purpose is not known yet. */
export interface Owner {
  readonly ownerId: bigint;
  readonly tokenHash?: Buffer;
}

/** The whole file as its sender announces it. */
export interface Announced {
  readonly size: number;
  readonly sha256: Buffer;
}

/** An upload that goes on where it stopped. */
export interface Upload {
  readonly upload: string;
  readonly fileType: FileType;
  /** Of the purpose of another device. */
  readonly kind: string | null;
  /** Null where nobody announced it, as for evidence. */
  readonly size: number | null;
  readonly sha256: Buffer | null;
  /** Bytes that are here. */
  readonly received: number;
  readonly fileId: string | null;
  /** Of the stored file: a picture is encoded again. */
  readonly fileSize: number | null;
}

/** An upload after a part came. */
export interface Kept extends Upload {
  readonly parts: number;
  /** Whether the part is here, by this request or an earlier one. */
  readonly hasPart: boolean;
}

/** A process that has not made the file by then has ended. */
const CLAIM = 60 * 1000;
const MEGABYTE = 1_000_000;

const COLUMNS = sql`u.upload, u.file_type as "fileType", u.kind, u.size, u.sha256, u.received, u.file_id as "fileId", u.file_size as "fileSize"`;
const ofSender = ({ ownerId, handedOver }: Sender): Sql => sql`
  u.owner_id = ${ownerId} and u.handed_over is not distinct from ${handedOver?.tokenHash ?? null}::bytea
  and u.kind is not distinct from ${handedOver?.kind ?? null}::text`;

const roomOf = ({ files }: Config['policy']): number => files.megabytesOfMember * MEGABYTE;

/** A condition: the files and open uploads of the sender leave room for so many bytes beside what these replace. */
export const roomFor = (
  { policy }: Pick<Config, 'policy'>,
  use: Use,
  { ownerId, handedOver }: Sender,
  bytes: number,
  but: string | null = null,
): Sql => sql`
  room_taken(${ownerId}, ${use}, ${but}::text, ${handedOver?.tokenHash ?? null}::bytea, ${handedOver?.kind ?? null}::text)
    + ${bytes} <= ${roomOf(policy)}`;

/** The same for the pictures of a guest's conversation. */
export const roomForGuest = ({ policy }: Pick<Config, 'policy'>, conversationId: bigint, bytes: number): Sql => sql`
  room_taken_by_guest(${conversationId}) + ${bytes} <= ${policy.files.megabytesOfGuest * MEGABYTE}`;

/** The open upload of an announced file, or one that is a file still `free`. */
export async function findUpload(
  db: Db,
  sender: Sender,
  fileType: FileType,
  { size, sha256 }: Announced,
  free: Sql,
): Promise<Upload | undefined> {
  return await db.maybe<Upload>(sql`
    select ${COLUMNS} from upload u
    where ${ofSender(sender)} and u.expires_at > app_now() and u.file_type = ${fileType} and u.size = ${size}
      and u.sha256 = ${sha256} and (u.file_id is null or ${free})
    order by u.received desc limit 1`);
}

interface Opened extends Sender {
  readonly upload: string;
  readonly use: Use;
  readonly fileType: FileType;
  /** Milliseconds. */
  readonly lifetime: number;
  readonly announced?: Announced;
}

/** Opens an upload, or gives an open one of that name its time again. @returns undefined where `room` is not there */
export async function openUpload(
  db: Db,
  { upload, use, fileType, lifetime, announced, ownerId, handedOver }: Opened,
  room: Sql = sql`true`,
): Promise<Upload | undefined> {
  return await db.maybe<Upload>(sql`
    insert into upload as u (upload, owner_id, use, file_type, handed_over, kind, size, sha256, expires_at)
    select ${upload}, ${ownerId}, ${use}, ${fileType}, ${handedOver?.tokenHash ?? null}::bytea, ${handedOver?.kind ?? null}::text,
      ${announced?.size ?? null}::int, ${announced?.sha256 ?? null}::bytea, ${fromNow(lifetime)}
    where ${room}
    on conflict (upload) do update set expires_at = excluded.expires_at returning ${COLUMNS}`);
}

/** A part as `keep_part` takes it. */
export const partOfUpload = recordType('part_of_upload', {
  upload: 'text',
  starts_at: 'int',
  size: 'int',
  key_id: 'text',
  wrapped_key: 'bytea',
  sealed: 'bytea',
});

/**
 * Keeps a part of an upload: where an announced one goes on, or a new part of another one. All others are left out.
 * @returns the upload as it is now; undefined where the owner has none of that name
 */
export async function keepPart(
  db: Db,
  { secrets, policy }: Pick<Config, 'secrets' | 'policy'>,
  use: Use,
  { ownerId, tokenHash }: Owner,
  upload: string,
  at: number,
  bytes: Buffer,
): Promise<Kept | undefined> {
  const { keyId, wrappedKey, sealed } = sealDocument(secrets, bytes, partUse(`${upload}/${at}`));
  const part = partOfUpload({
    upload,
    starts_at: at,
    size: bytes.length,
    key_id: keyId,
    wrapped_key: wrappedKey,
    sealed,
  });
  return await db.maybe<Kept>(sql`
    select ${COLUMNS}, k.parts, k.has_part as "hasPart"
    from keep_part(${use}, ${ownerId}, ${tokenHash ?? null}::bytea, ${roomOf(policy)}, ${part}) k, lateral (select (k.p_now).*) u
    where u.upload is not null`);
}

/** Takes an upload whose bytes are all here, so that one process makes a file of it. @returns whether it is ours now */
export async function claimUpload(db: Db, upload: string): Promise<boolean> {
  const claimed = await db.query(sql`
    update upload set claimed_at = app_now()
    where upload = ${upload} and received = size and file_id is null
      and (claimed_at is null or claimed_at < app_now() - ${CLAIM}::bigint * interval '1 millisecond')
    returning 1`);
  return claimed.length > 0;
}

/** A file is checked with a piece of it in memory, or a picture with all of it, so only so many are there at a time. */
const MOST_AT_ONCE = 6;
let underway = 0;

/**
 * Makes a file of an upload whose bytes are all here. A refusal deletes the upload: the same bytes would be refused again.
 * @throws {ApiFailure} `TRY_AGAIN_LATER`, and those of `make`
 */
export async function makeFile<File>(
  { db, config }: { readonly db: Db; readonly config: Pick<Config, 'secrets'> },
  { upload, received }: Upload,
  make: (bytes: Bytes) => Promise<File>,
): Promise<File> {
  if (underway >= MOST_AT_ONCE) throw new ApiFailure('TRY_AGAIN_LATER');
  underway += 1;
  try {
    return await make(readParts(db, config, upload, received));
  } catch (error) {
    if (error instanceof ApiFailure && error.code !== 'TRY_AGAIN_LATER') await dropUpload(db, upload);
    throw error;
  } finally {
    underway -= 1;
  }
}

/**
 * Makes the file of an upload known, in the statement that stores the file. A file stays as it is, and so does an upload that got
 * a part since.
 * @returns a statement whose `file_id` is that of the file, ours or an earlier one
 */
export const closing = (
  upload: string,
  received: number,
  fileId: string,
  fileSize: number,
  isKept: boolean,
  condition: Sql = sql`true`,
): Sql => sql`
  update upload set file_id = coalesce(file_id, ${fileId}), file_size = coalesce(file_size, ${fileSize}::int),
    is_kept = is_kept or ${isKept}::boolean
  where upload = ${upload} and received = ${received}::int and ${condition} returning upload, file_id`;

/** Forgets an upload that is no file. A file stays: others rely on it. */
export async function dropUpload(db: Db, upload: string): Promise<void> {
  await db.query(sql`delete from upload where upload = ${upload} and file_id is null`);
}

/** A statement that deletes the uploads of deleted files, with their parts. @param gone rows with `file_id` */
export const uploadsOf = (gone: Sql): Sql => sql`delete from upload u using ${gone} g where u.file_id = g.file_id`;

/** Deletes uploads that did not come to an end, and what says which file came of an upload without parts. */
export async function pruneUploads(db: Db): Promise<void> {
  await db.query(sql`delete from upload where expires_at < app_now() and not is_kept`);
}
