import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import { openBytes, sealBytes } from '../../secrets/sealed-bytes.ts';
import { FILE_ID_BYTES, roomFor } from './files.ts';
import type { Video } from './video-container.ts';

/** An upload of a member. */
export interface Upload {
  readonly ownerId: bigint;
  readonly upload: string;
}

const purposeOf = ({ upload }: Upload, part: number): string => `part ${part} of ${upload}`;

/**
 * Keeps a part. The first of two with the same number stays.
 * @returns how many parts there are; undefined where the member's files have no room for it, or the video is complete without it
 */
export async function keepPart(
  db: Db,
  config: Pick<Config, 'secrets' | 'policy'>,
  of: Upload,
  part: number,
  bytes: Buffer,
) {
  const { ownerId, upload } = of;
  const sealed = sealBytes(config.secrets.masterKey, bytes, purposeOf(of, part));
  const mine = sql`owner_id = ${ownerId} and upload = ${upload}`;
  const { known, added } = await db.one<{ known: bigint; added: bigint }>(sql`
    with kept as (
      insert into file_part (owner_id, upload, part, size, sealed)
      select ${ownerId}, ${upload}, ${part}, ${bytes.length}, ${sealed} where ${roomFor(config, ownerId, bytes.length, upload)}
      on conflict do nothing returning 1
    )
    select (select count(*) from file_part where ${mine} and part <> ${part}) as known,
      (select count(*) from kept) + (select count(*) from file_part where ${mine} and part = ${part}) as added`);
  return added === 0n ? undefined : Number(known + added);
}

/** All bytes of an upload. */
export async function readParts(db: Db, { secrets }: Pick<Config, 'secrets'>, of: Upload): Promise<Buffer> {
  const rows = await db.query<{ part: number; sealed: Buffer }>(sql`
    select part, sealed from file_part where owner_id = ${of.ownerId} and upload = ${of.upload} order by part`);
  return Buffer.concat(rows.map(({ part, sealed }) => openBytes(secrets.masterKey, sealed, purposeOf(of, part))));
}

/** One part of an upload as its bytes. */
export const openPart = ({ secrets }: Pick<Config, 'secrets'>, of: Upload, part: number, sealed: Buffer): Buffer =>
  openBytes(secrets.masterKey, sealed, purposeOf(of, part));

/** Forgets an upload that is no video. What is a file already stays: others rely on it. */
export async function dropParts(db: Db, { ownerId, upload }: Upload): Promise<void> {
  await db.query(sql`
    delete from file_part where owner_id = ${ownerId} and upload = ${upload}
      and not exists (select 1 from stored_file where owner_id = ${ownerId} and upload = ${upload})`);
}

/** Makes a file of an upload whose parts are all there, once. @returns its id; undefined where a part has come since */
export async function storeVideo(
  db: Db,
  { ownerId, upload }: Upload,
  bytes: Buffer,
  { mimeType }: Video,
): Promise<string | undefined> {
  const fileId = `f_${randomBytes(FILE_ID_BYTES).toString('base64url')}`;
  const sha256 = createHash('sha256').update(bytes).digest();
  const row = await db.maybe<{ fileId: string }>(sql`
    with stored as (
      insert into stored_file (file_id, owner_id, file_type, mime_type, sha256, size, sealed, upload)
      select ${fileId}, ${ownerId}, 'VIDEO', ${mimeType}, ${sha256}, ${bytes.length}::int, '', ${upload}::uuid
      where are_all_parts(${ownerId}, ${upload}::uuid, ${bytes.length})
      on conflict (owner_id, upload) where upload is not null do update set upload = excluded.upload
      returning file_id as "fileId"
    ), parts as (
      update file_part set is_of_file = true
      where owner_id = ${ownerId} and upload = ${upload}::uuid and not is_of_file and exists (select 1 from stored)
    )
    select "fileId" from stored`);
  return row?.fileId;
}
