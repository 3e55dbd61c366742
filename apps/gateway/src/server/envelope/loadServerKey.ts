import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  hkdfSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto';
import { promisify } from 'node:util';
import { dialect, type ServerRsa } from '@ezwallet/api-client/envelope';
import { type Db, sql } from '../../db/index.ts';
import { unwrapKey, wrapKey } from '../../secrets/key-wrap.ts';

const KID = 1;
const PURPOSE = 'server key 1';

/** The RSA key that all gateway processes of a database share. */
export interface ServerKey extends ServerRsa {
  /** DER SubjectPublicKeyInfo: what `p1` answers. */
  readonly publicDer: Buffer;
}

/** Loads the key, or makes it. When several processes start together, one wins and the others load its key. */
export async function loadServerKey(db: Db, masterKey: Buffer): Promise<ServerKey> {
  const find = () => db.maybe<{ wrapped: Buffer }>(sql`select wrapped from server_key where kid = ${KID}`);
  let row = await find();
  if (!row) {
    const { keyBits: modulusLength, publicExponent } = dialect.rsa;
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength, publicExponent });
    const wrapped = wrapKey(masterKey, privateKey.export({ type: 'pkcs8', format: 'der' }), PURPOSE);
    await db.query(sql`insert into server_key (kid, wrapped) values (${KID}, ${wrapped}) on conflict (kid) do nothing`);
    row = await find();
  }
  if (!row) throw new Error('The server key could not be stored.');
  return fromPrivateKey(openKey(masterKey, row.wrapped), masterKey);
}

function openKey(masterKey: Buffer, wrapped: Buffer): KeyObject {
  try {
    return createPrivateKey({ key: unwrapKey(masterKey, wrapped, PURPOSE), type: 'pkcs8', format: 'der' });
  } catch (cause) {
    throw new Error('MASTER_KEY does not open the server key in this database. Start with the key it was made with.', {
      cause,
    });
  }
}

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
