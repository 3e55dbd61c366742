import { createHash, randomBytes } from 'node:crypto';
import type { FileType } from '@ezwallet/api-client/contract';
import type { Config } from '../../config/index.ts';
import { type Db, fromNow, type Sql, sql } from '../../db/index.ts';
import { openDocument, sealDocument, type SealedDocument } from '../../secrets/document-keys.ts';
import { roomFor, type Sender } from './kyc-files.ts';

/** An upload that goes on where it stopped, and its file once it is one. */
export interface Upload {
  readonly upload: string;
  readonly fileType: FileType;
  readonly size: number;
  readonly sha256: Buffer;
  /** Bytes from the start that are here. */
  readonly received: number;
  readonly fileId: string | null;
  /** Of the stored file, which is encoded again. */
  readonly fileSize: number | null;
  readonly kind: 'idFront' | 'idBack' | 'video' | null;
}

/** What a sender announces. */
export type Announced = Pick<Upload, 'fileType' | 'size' | 'sha256'>;

const HOUR = 60 * 60 * 1000;
/** A process that has not made the file by then has ended. */
const CLAIM = 60 * 1000;
const ID_BYTES = 24;

const COLUMNS = sql`
  u.upload, u.file_type as "fileType", u.size, u.sha256, u.received, u.kind, f.file_id as "fileId", f.size as "fileSize"`;
const FILE = sql`left join kyc_file f on f.file_id = u.file_id`;

/** Whose uploads a sender may name: their own, or those of their token. */
type Owner = Pick<Sender, 'ownerId'> & { readonly tokenHash?: Buffer };
const ownedBy = ({ ownerId, tokenHash }: Owner): Sql => sql`
  u.owner_id = ${ownerId} and u.handed_over is not distinct from ${tokenHash ?? null}::bytea and u.expires_at > app_now()`;

/** What a part is sealed for, and its name. */
const partName = (upload: string, at: number): string => `${upload}/${at}`;
export const partUse = (part: string): string => `document part ${part}`;

/**
 * Starts an upload, or finds the one of the same file.
 * @returns undefined when the member's files would take more room than the policy gives
 */
export async function startUpload(
  db: Db,
  { policy }: Pick<Config, 'policy'>,
  { ownerId, handedOver }: Sender,
  { fileType, size, sha256 }: Announced,
): Promise<Upload | undefined> {
  const kind = handedOver?.kind ?? null;
  const tokenHash = handedOver?.tokenHash ?? null;
  // A file that an application took is not there for another one.
  const known = await db.maybe<Upload>(sql`
    select ${COLUMNS} from kyc_upload u ${FILE}
    where ${ownedBy({ ownerId, ...(tokenHash && { tokenHash }) })} and u.kind is not distinct from ${kind}::text
      and u.file_type = ${fileType} and u.size = ${size} and u.sha256 = ${sha256}
      and (u.file_id is null or f.file_id is not null and f.case_id is null)
    order by u.received desc limit 1`);
  if (known) return known;
  const upload = `u_${randomBytes(ID_BYTES).toString('base64url')}`;
  return await db.maybe<Upload>(sql`
    insert into kyc_upload (upload, owner_id, handed_over, kind, file_type, size, sha256, expires_at)
    select ${upload}, ${ownerId}, ${tokenHash}::bytea, ${kind}::text, ${fileType}, ${size}::int, ${sha256}, ${fromNow(HOUR)}
    where ${roomFor(policy, { ownerId }, size)}
    returning upload, file_type as "fileType", size, sha256, received, kind, null as "fileId", null as "fileSize"`);
}

/**
 * Adds bytes where the upload goes on, and leaves out all others.
 * @returns the upload as it is now; undefined where the sender has none of that name
 */
export async function appendUpload(
  db: Db,
  { secrets }: Pick<Config, 'secrets'>,
  owner: Owner,
  upload: string,
  at: number,
  bytes: Buffer,
): Promise<Upload | undefined> {
  const part = partName(upload, at);
  const { keyId, wrappedKey, sealed } = sealDocument(secrets, bytes, partUse(part));
  const found = await db.maybe<Upload & { readonly now: number | null }>(sql`
    with grown as (
      update kyc_upload u set received = u.received + ${bytes.length}::int
      where u.upload = ${upload} and ${ownedBy(owner)} and u.file_id is null and u.received = ${at}::int
        and u.received + ${bytes.length}::int <= u.size
      returning u.upload, u.received
    ), kept as (
      insert into kyc_upload_part (part, upload, starts_at, key_id, wrapped_key, sealed)
      select ${part}, g.upload, ${at}::int, ${keyId}, ${wrappedKey}, ${sealed} from grown g
    )
    select ${COLUMNS}, g.received as "now" from kyc_upload u ${FILE} left join grown g on g.upload = u.upload
    where u.upload = ${upload} and ${ownedBy(owner)}`);
  return found && { ...found, received: found.now ?? found.received };
}

/** Takes an upload whose bytes are all here, so that one process makes a file of it. @returns whether it is ours now */
export async function claimUpload(db: Db, upload: string): Promise<boolean> {
  const claimed = await db.query(sql`
    update kyc_upload set claimed_at = app_now()
    where upload = ${upload} and received = size and file_id is null
      and (claimed_at is null or claimed_at < app_now() - ${CLAIM}::bigint * interval '1 millisecond')
    returning 1`);
  return claimed.length > 0;
}

/** All bytes of an upload; undefined when they are not those that were announced. */
export async function readUpload(
  db: Db,
  { secrets }: Pick<Config, 'secrets'>,
  { upload, sha256 }: Upload,
): Promise<Buffer | undefined> {
  const rows = await db.query<SealedDocument & { readonly part: string }>(sql`
    select part, key_id as "keyId", wrapped_key as "wrappedKey", sealed from kyc_upload_part
    where upload = ${upload} order by starts_at`);
  const bytes = Buffer.concat(rows.map(({ part, ...sealed }) => openDocument(secrets, sealed, partUse(part))));
  return createHash('sha256').update(bytes).digest().equals(sha256) ? bytes : undefined;
}

/** Forgets an upload that is no document. */
export async function dropUpload(db: Db, upload: string): Promise<void> {
  await db.query(sql`delete from kyc_upload where upload = ${upload} and file_id is null`);
}
