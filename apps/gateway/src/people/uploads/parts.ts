import { VIDEO_PART_BYTES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Config, Secrets } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import { openDocument } from '../../secrets/document-keys.ts';
import { openBytes } from '../../secrets/sealed-bytes.ts';
import { type Bytes, bytesFrom } from './bytes.ts';

/** A part as the database has it. */
export interface SealedPart {
  readonly part: string;
  /** Null for one that the master key seals. */
  readonly keyId: string | null;
  readonly wrappedKey: Buffer | null;
  readonly sealed: Buffer;
}

/** Columns of `upload_part p` as {@link SealedPart}. */
export const PART_COLUMNS = sql`p.part, p.key_id as "keyId", p.wrapped_key as "wrappedKey", p.sealed`;

/** Binds sealed bytes to their part. Parts of documents were sealed with these words before videos were. */
export const partUse = (part: string): string => `document part ${part}`;

/** Opens a part. Those of videos had the master key and other words, until `operator kyc rewrap` seals them again. */
export function openPart(secrets: Secrets, { part, keyId, wrappedKey, sealed }: SealedPart): Buffer {
  if (keyId !== null && wrappedKey !== null) return openDocument(secrets, { keyId, wrappedKey, sealed }, partUse(part));
  const [name = '', startsAt] = part.split('/');
  const number = name.slice(name.lastIndexOf('_') + 1);
  return openBytes(secrets.masterKey, sealed, `part ${Number(startsAt) / VIDEO_PART_BYTES} of ${number}`);
}

/** The bytes of an upload, a part in memory at a time. Reading throws an `ApiFailure` where a part is gone. */
export const readParts = (db: Db, { secrets }: Pick<Config, 'secrets'>, upload: string, size: number): Bytes =>
  bytesFrom(size, async (position) => {
    const found = await db.maybe<SealedPart & { readonly at: bigint }>(sql`
      select s.at, ${PART_COLUMNS}
      from (select part, sum(size) over (order by starts_at) - size as at from upload_part where upload = ${upload}) s
        join upload_part p on p.part = s.part
      where s.at <= ${position} order by s.at desc limit 1`);
    // Another request or a job deleted it meanwhile.
    if (!found) throw new ApiFailure('TRY_AGAIN_LATER');
    return { at: Number(found.at), bytes: openPart(secrets, found) };
  });
