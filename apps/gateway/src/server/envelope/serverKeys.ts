import { constants, createPublicKey, generateKeyPair, hkdfSync, type KeyObject, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { dialect, type ServerRsa } from '@ezwallet/api-client/envelope';
import type { Policy } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { openPrivateKey, sealPrivateKey } from '../../secrets/sealed-bytes.ts';

/** An RSA key that all gateway processes of a database share. */
export interface ServerKey extends ServerRsa {
  /** DER SubjectPublicKeyInfo: what `p1` answers. */
  readonly publicDer: Buffer;
}

/** The RSA keys of a deployment. */
export interface ServerKeys {
  /** The key that `p1` gives, then the others that `p2` opens requests with. */
  valid(): Promise<readonly [ServerKey, ...ServerKey[]]>;
}

type Lifetimes = Pick<Policy['keySession'], 'rsaLifetime' | 'rsaGrace'>;

const READ_EVERY = 60_000;
/** Until every process has read a new key, nobody gets it. */
const SPREAD = 2 * READ_EVERY;

const ago = (milliseconds: number): Sql => sql`app_now() - ${milliseconds}::bigint * interval '1 millisecond'`;

/**
 * Loads the keys, and makes one when there is none or the newest is too old. A recording of an exchange is worth nothing once
 * its key is deleted.
 * @param readEvery after how many milliseconds it looks again
 */
export async function createServerKeys(
  db: Db,
  masterKey: Buffer,
  lifetimes: Lifetimes,
  readEvery = READ_EVERY,
): Promise<ServerKeys> {
  let keys = await renewKeys(db, masterKey, lifetimes);
  let readAt = performance.now();
  return {
    async valid() {
      if (performance.now() - readAt > readEvery) {
        readAt = performance.now();
        keys = await renewKeys(db, masterKey, lifetimes).catch(() => keys);
      }
      return keys;
    },
  };
}

interface Stored {
  readonly kid: number;
  readonly wrapped: Buffer;
  readonly isOld: boolean;
  readonly isSpread: boolean;
}

async function renewKeys(db: Db, masterKey: Buffer, lifetimes: Lifetimes): Promise<[ServerKey, ...ServerKey[]]> {
  let rows = await readKeys(db, lifetimes);
  const [newest] = rows;
  if (!newest || newest.isOld) {
    await addKey(db, masterKey, (newest?.kid ?? 0) + 1, lifetimes);
    rows = await readKeys(db, lifetimes);
  }
  const given = rows.find(({ isSpread }) => isSpread) ?? rows[0];
  if (!given) throw new Error('The server key could not be stored.');
  const open = ({ kid, wrapped }: Stored) =>
    fromPrivateKey(openPrivateKey(masterKey, wrapped, purposeOf(kid)), masterKey);
  return [open(given), ...rows.filter((row) => row !== given).map(open)];
}

/** The keys that open requests now, newest first. */
async function readKeys(db: Db, { rsaLifetime, rsaGrace }: Lifetimes): Promise<Stored[]> {
  return await db.query<Stored>(sql`
    select kid::int, wrapped, created_at <= ${ago(rsaLifetime)} as "isOld", created_at <= ${ago(SPREAD)} as "isSpread"
    from server_key where replaced_at is null or replaced_at > ${ago(rsaGrace)} order by kid desc`);
}

/** Makes a key. Of several processes that make one at the same time, one wins. */
async function addKey(db: Db, masterKey: Buffer, kid: number, { rsaGrace }: Lifetimes): Promise<void> {
  const { keyBits: modulusLength, publicExponent } = dialect.rsa;
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength, publicExponent });
  const wrapped = sealPrivateKey(masterKey, privateKey, purposeOf(kid));
  await db.query(sql`delete from server_key where replaced_at <= ${ago(rsaGrace)}`);
  await db.query(sql`
    with added as (insert into server_key (kid, wrapped) values (${kid}, ${wrapped}) on conflict (kid) do nothing returning kid)
    update server_key k set replaced_at = app_now() from added a where k.kid < a.kid and k.replaced_at is null`);
}

const purposeOf = (kid: number): string => `server key ${kid}`;

function fromPrivateKey(privateKey: KeyObject, masterKey: Buffer): ServerKey {
  const blockBytes = (privateKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  return {
    blockBytes,
    publicDer: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    // Node refuses PKCS#1 v1.5 padding here; the envelope unpads by itself, in constant time.
    decryptRaw: (block) => privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, block),
    noiseFor: (block) =>
      new Uint8Array(hkdfSync('sha256', masterKey, block, 'pkcs1 implicit rejection', blockBytes + 2)),
  };
}
