import { randomBytes } from 'node:crypto';
import type { FileType } from '@ezwallet/api-client/contract';
import type { Config } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { type Bytes, bytesOf, digestOf, wholeOf } from '../../people/uploads/bytes.ts';
import { readParts } from '../../people/uploads/parts.ts';
import { closing, roomFor, type Sender, uploadsOf } from '../../people/uploads/uploads.ts';
import { openDocument, sealDocument, type SealedDocument } from '../../secrets/document-keys.ts';

/** What a file of an application shows. */
export const FILE_KINDS = ['idFront', 'idBack', 'video', 'funds'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file as it is to be stored: the bytes of a picture are encoded again, and are in memory; those of a video are checked. */
export interface CheckedFile {
  readonly fileType: FileType;
  readonly mimeType: string;
  readonly bytes: Bytes;
  readonly width: number | null;
  readonly height: number | null;
}

/** A stored file of an application, opened. */
export interface OpenedFile extends CheckedFile {
  readonly fileId: string;
  readonly kind: FileKind | null;
}

const ID_BYTES = 15;
const PREFIX = 'k_';

/** Whether an id is of a file of this room. It says nothing about whether the file exists. */
export const isKycFileId = (fileId: string): boolean => fileId.startsWith(PREFIX);

/** What a file is sealed for. */
export const fileUse = (fileId: string): string => `document ${fileId}`;

/**
 * Stores a file of a member. A later one from another device replaces the one before. The parts of a video stay, and those of a
 * picture go, in the same statement: an upload makes one file however often somebody tries.
 * @param upload brought it in parts; the room for it is reserved there
 * @returns its id; undefined when the member's files would take more room than the policy gives, or the upload is a file already
 */
export async function storeKycFile(
  db: Db,
  config: Pick<Config, 'secrets' | 'policy'>,
  sender: Sender,
  uploaded: Bytes,
  { fileType, mimeType, bytes, width, height }: CheckedFile,
  upload: string | null = null,
): Promise<string | undefined> {
  const { ownerId, handedOver } = sender;
  const fileId = `${PREFIX}${randomBytes(ID_BYTES).toString('base64url')}`;
  const staysInParts = upload !== null && fileType === 'VIDEO';
  const sha256 = await digestOf(uploaded);
  const own = staysInParts ? undefined : sealDocument(config.secrets, await wholeOf(bytes), fileUse(fileId));
  const replaced = sql`handed_over = ${handedOver?.tokenHash ?? null} and kind = ${handedOver?.kind ?? null} and case_id is null`;
  const row = await db.maybe(sql`
    with room as materialized (select ${roomFor(config, 'document', sender, bytes.size, upload)} as is_there), closed as (
      ${closing(upload ?? '', uploaded.size, fileId, bytes.size, staysInParts, sql`(select is_there from room)`)}
    ), parts as (
      delete from upload_part p using closed c where p.upload = c.upload and not ${staysInParts}
    ), replaced as (
      delete from kyc_file where ${replaced} and (select is_there from room) returning file_id
    ), freed as (${uploadsOf(sql`replaced`)})
    insert into kyc_file (file_id, owner_id, file_type, mime_type, sha256, size, width, height, key_id, wrapped_key, sealed,
      kind, handed_over)
    select ${fileId}, ${ownerId}, ${fileType}, ${mimeType}, ${sha256}, ${bytes.size}::int, ${width}::int, ${height}::int,
      ${own?.keyId ?? null}::text, ${own?.wrappedKey ?? null}::bytea, ${own?.sealed ?? null}::bytea,
      ${handedOver?.kind ?? null}, ${handedOver?.tokenHash ?? null}
    from room where is_there and (${upload}::text is null or exists (select 1 from closed where file_id = ${fileId}))
    returning 1`);
  return row ? fileId : undefined;
}

/** The seal of a file; one in parts has none of its own. */
type Unopened = (SealedDocument | { readonly keyId: null; readonly wrappedKey: null; readonly sealed: null }) & {
  readonly size: number;
  readonly upload: string | null;
};

/** The files that meet a condition on `f`, opened. */
export async function openKycFiles(
  db: Db,
  { secrets }: Pick<Config, 'secrets'>,
  condition: Sql,
): Promise<OpenedFile[]> {
  const rows = await db.query<Omit<OpenedFile, 'bytes'> & Unopened>(sql`
    select f.file_id as "fileId", f.file_type as "fileType", f.mime_type as "mimeType", f.width, f.height, f.kind, f.size,
      f.key_id as "keyId", f.wrapped_key as "wrappedKey", f.sealed, u.upload
    from kyc_file f left join upload u on u.file_id = f.file_id where ${condition} order by f.kind, f.file_id`);
  return rows.map(({ keyId, wrappedKey, sealed, size, upload, ...file }) => ({
    ...file,
    bytes:
      keyId === null
        ? readParts(db, { secrets }, upload ?? '', size)
        : bytesOf(openDocument(secrets, { keyId, wrappedKey, sealed }, fileUse(file.fileId))),
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
