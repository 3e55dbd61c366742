import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Pin } from '@ezwallet/api-client/envelope-v2';
import { type Db, sql } from '../../db/index.ts';
import { openPrivateKey, sealPrivateKey } from '../../secrets/sealed-bytes.ts';

/** A key that signs exchanges of envelope version 2: ECDSA on P-256. Its pin is what apps know of it. */
export interface SigningKey extends Pin {
  /** The signature in 64 bytes (IEEE P1363). */
  sign(bytes: Uint8Array): Buffer;
}

/** The keys of a deployment. */
export interface SigningKeys {
  /** Those that are not retired, newest first. A process learns of a change within a minute. */
  valid(): Promise<readonly SigningKey[]>;
}

const READ_EVERY = 60_000;
/** The present key and the next one. */
const MOST = 2;
const ID_DIGITS = 16;
const POINT_BYTES = 65;

/** Loads the keys, and makes the first. */
export async function createSigningKeys(db: Db, masterKey: Buffer): Promise<SigningKeys> {
  let keys = await readSigningKeys(db, masterKey);
  if (keys.length === 0) {
    await addSigningKey(db, masterKey, 1);
    keys = await readSigningKeys(db, masterKey);
  }
  let readAt = performance.now();
  return {
    async valid() {
      if (performance.now() - readAt > READ_EVERY) {
        readAt = performance.now();
        // Pages need the pins also while the database is away.
        keys = await readSigningKeys(db, masterKey).catch(() => keys);
      }
      return keys;
    },
  };
}

/** The keys that are not retired, newest first. */
export async function readSigningKeys(db: Db, masterKey: Buffer): Promise<SigningKey[]> {
  const rows = await db.query<{ kid: string; wrapped: Buffer }>(
    sql`select kid, wrapped from envelope_key where retired_at is null order by created_at desc, kid`,
  );
  return rows.map(({ kid, wrapped }) => toSigningKey(openPrivateKey(masterKey, wrapped, purposeOf(kid))));
}

/**
 * Makes a key, unless there are as many already.
 * @param most default: the present one and the next one
 * @returns undefined when there are too many
 */
export async function addSigningKey(db: Db, masterKey: Buffer, most = MOST): Promise<SigningKey | undefined> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const key = toSigningKey(privateKey);
  const wrapped = sealPrivateKey(masterKey, privateKey, purposeOf(key.kid));
  const isAdded = await db.tx(async (tx) => {
    // Processes that start together make one first key.
    await tx.query(sql`lock table envelope_key in share row exclusive mode`);
    return await tx.maybe(sql`
      insert into envelope_key (kid, wrapped) select ${key.kid}, ${wrapped}
      where (select count(*) from envelope_key where retired_at is null) < ${most} returning 1`);
  });
  return isAdded ? key : undefined;
}

/** Retires a key, but never the last one. @returns whether it is retired now */
export async function retireSigningKey(db: Db, kid: string): Promise<boolean> {
  return await db.tx(async (tx) => {
    await tx.query(sql`lock table envelope_key in share row exclusive mode`);
    const row = await tx.maybe(sql`
      update envelope_key set retired_at = app_now() where kid = ${kid} and retired_at is null
        and exists (select from envelope_key o where o.kid <> ${kid} and o.retired_at is null) returning 1`);
    return row !== undefined;
  });
}

function toSigningKey(privateKey: KeyObject): SigningKey {
  // SPKI ends with the uncompressed point (SEC 1, section 2.3.3). Not by way of a JWK: Node 20 holds the key's lock while it
  // makes one, and waits for ever if it collects the job that generated the key meanwhile.
  const point = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(-POINT_BYTES);
  return {
    kid: createHash('sha256').update(point).digest('hex').slice(0, ID_DIGITS),
    key: point.toString('base64'),
    sign: (bytes) => sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  };
}

const purposeOf = (kid: string): string => `envelope key ${kid}`;
