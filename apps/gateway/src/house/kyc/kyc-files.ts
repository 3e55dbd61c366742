import { createHash, randomBytes } from 'node:crypto';
import type { FileType } from '@ezwallet/api-client/contract';
import type { Config } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { openDocument, sealDocument, type SealedDocument } from '../../secrets/document-keys.ts';

/** What a file of an application shows. */
export const FILE_KINDS = ['idFront', 'idBack', 'video', 'funds'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file as it is to be stored: the bytes of a picture are encoded again, those of a video are checked. */
export interface CheckedFile {
  readonly fileType: FileType;
  readonly mimeType: string;
  readonly bytes: Buffer;
  readonly width: number | null;
  readonly height: number | null;
}

/** A stored file of an application, opened. */
export interface OpenedFile extends CheckedFile {
  readonly fileId: string;
  readonly kind: FileKind | null;
}

const ID_BYTES = 15;
const MEGABYTE = 1_000_000;
const PREFIX = 'k_';

/** Whether an id is of a file of this room. It says nothing about whether the file exists. */
export const isKycFileId = (fileId: string): boolean => fileId.startsWith(PREFIX);

/** What a file is sealed for. */
export const fileUse = (fileId: string): string => `document ${fileId}`;

/** Who sends a file: its owner, or another device with a token, for one purpose. */
export interface Sender {
  readonly ownerId: bigint;
  readonly handedOver?: { readonly tokenHash: Buffer; readonly kind: FileKind };
  /** The upload that brought it in parts: the room for it is reserved there. */
  readonly upload?: string;
}

/** A condition: the files and open uploads of the sender leave room for so many bytes beside what these replace. */
export const roomFor = (
  { files }: Config['policy'],
  { ownerId, handedOver, upload }: Sender,
  bytes: number,
): Sql => sql`
  kyc_room_taken(${ownerId}, ${upload ?? null}::text, ${handedOver?.tokenHash ?? null}::bytea, ${handedOver?.kind ?? null}::text)
    + ${bytes} <= ${files.megabytesOfMember * MEGABYTE}`;

/**
 * Stores a file of a member. A later one from another device replaces the one before. One that came in parts takes the place
 * of its parts in the same statement, so an upload makes one file however often somebody tries.
 * @returns its id; undefined when the member's files would take more room than the policy gives, or the upload is a file already
 */
export async function storeKycFile(
  db: Db,
  { secrets, policy }: Pick<Config, 'secrets' | 'policy'>,
  sender: Sender,
  uploaded: Uint8Array,
  { fileType, mimeType, bytes, width, height }: CheckedFile,
): Promise<string | undefined> {
  const { ownerId, handedOver, upload = null } = sender;
  const fileId = `${PREFIX}${randomBytes(ID_BYTES).toString('base64url')}`;
  const { keyId, wrappedKey, sealed } = sealDocument(secrets, bytes, fileUse(fileId));
  const sha256 = createHash('sha256').update(uploaded).digest();
  const replaced = sql`handed_over = ${handedOver?.tokenHash ?? null} and kind = ${handedOver?.kind ?? null} and case_id is null`;
  const row = await db.maybe(sql`
    with room as materialized (select ${roomFor(policy, sender, bytes.length)} as is_there), closed as (
      update kyc_upload set file_id = ${fileId} where upload = ${upload} and file_id is null and (select is_there from room)
      returning upload
    ), parts as (
      delete from kyc_upload_part p using closed c where p.upload = c.upload
    ), replaced as (
      delete from kyc_file where ${replaced} and (select is_there from room)
    )
    insert into kyc_file (file_id, owner_id, file_type, mime_type, sha256, size, width, height, key_id, wrapped_key, sealed,
      kind, handed_over)
    select ${fileId}, ${ownerId}, ${fileType}, ${mimeType}, ${sha256}, ${bytes.length}::int, ${width}::int, ${height}::int, ${keyId},
      ${wrappedKey}, ${sealed}, ${handedOver?.kind ?? null}, ${handedOver?.tokenHash ?? null}
    from room where is_there and (${upload}::text is null or exists (select 1 from closed))
    returning 1`);
  return row ? fileId : undefined;
}

/** The files that meet a condition on `f`, opened. */
export async function openKycFiles(
  db: Db,
  { secrets }: Pick<Config, 'secrets'>,
  condition: Sql,
): Promise<OpenedFile[]> {
  const rows = await db.query<Omit<OpenedFile, 'bytes'> & SealedDocument>(sql`
    select f.file_id as "fileId", f.file_type as "fileType", f.mime_type as "mimeType", f.width, f.height, f.kind,
      f.key_id as "keyId", f.wrapped_key as "wrappedKey", f.sealed
    from kyc_file f where ${condition} order by f.kind, f.file_id`);
  return rows.map(({ keyId, wrappedKey, sealed, ...file }) => ({
    ...file,
    bytes: openDocument(secrets, { keyId, wrappedKey, sealed }, fileUse(file.fileId)),
  }));
}

/** A file that an application names. */
export interface NamedFile {
  readonly fileId: string;
  readonly fileType: FileType;
  readonly kind: FileKind;
}

/**
 * Gives files of a member to an application, for good.
 * @returns false where one is not the member's, of another type, named twice, or in an application already
 */
export async function attachFiles(
  tx: Db,
  ownerId: bigint,
  caseId: bigint,
  files: readonly NamedFile[],
): Promise<boolean> {
  const attached = await tx.query(sql`
    update kyc_file f set case_id = ${caseId}, kind = n.kind
    from unnest(${files.map(({ fileId }) => fileId)}::text[], ${files.map(({ fileType }) => fileType)}::text[],
      ${files.map(({ kind }) => kind)}::text[]) as n (file_id, file_type, kind)
    where f.file_id = n.file_id and f.file_type = n.file_type and f.owner_id = ${ownerId} and f.case_id is null
    returning 1`);
  return attached.length === files.length;
}
