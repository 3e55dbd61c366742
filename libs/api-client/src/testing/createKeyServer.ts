import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { dialect } from '../dialect.ts';
import { readKeyRequest, type ServerRsa } from '../envelope/index.ts';

/** The server side of envelope version 1, in memory. */
export interface KeyServer {
  /** SubjectPublicKeyInfo in DER: the answer to `p1`. */
  readonly publicKey: Uint8Array;
  /** Answers `p2` and stores the new key under the session id. @throws {EnvelopeError} for a bad request */
  acceptKey(sessionId: string, body: string): Uint8Array;
  hasKey(sessionId: string): boolean;
  /** Forgets one session's key, or all of them. */
  forget(sessionId?: string): void;
  seal(sessionId: string, text: string): string;
  /** @throws when the key is missing or does not fit */
  open(sessionId: string, sealed: string): string;
}

/**
 * The private half of a key pair for {@link readKeyRequest}, with `node:crypto`.
 *
 * @param secret makes the noise for bad blocks unpredictable; keep it as long as the key
 * @example
 * const { privateKey } = generateKeyPairSync('rsa', { modulusLength: dialect.rsa.keyBits });
 * const der = readKeyRequest(body, createServerRsa(privateKey, randomBytes(32)));
 */
export function createServerRsa(privateKey: KeyObject, secret: Uint8Array): ServerRsa {
  const blockBytes = Math.ceil((privateKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8);
  return {
    blockBytes,
    decryptRaw: (block) => privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, block),
    noiseFor(block) {
      const rounds = Math.ceil((blockBytes + 2) / 32);
      const round = (i: number) => createHmac('sha256', secret).update(block).update(Uint8Array.of(i)).digest();
      return Buffer.concat(Array.from({ length: rounds }, (_, i) => round(i)));
    },
  };
}

/**
 * Creates a key server. Its AES is `node:crypto`, so it checks ours instead of repeating it.
 *
 * @param nextKey the AES key of the next session, 16, 24 or 32 bytes; random when absent
 * @example
 * const keyServer = createKeyServer();
 * const server = await createFakeServer(contract, keyServer);
 * keyServer.forget(); // the next call is refused with 400002, and the client exchanges keys again
 */
export function createKeyServer(nextKey: () => Uint8Array = () => randomBytes(dialect.aes.keyBytes)): KeyServer {
  const pair = generateKeyPairSync('rsa', { modulusLength: dialect.rsa.keyBits });
  const rsa = createServerRsa(pair.privateKey, randomBytes(32));
  const keys = new Map<string, Uint8Array>();
  const keyOf = (sessionId: string): Uint8Array => {
    const key = keys.get(sessionId);
    if (!key) throw new Error('There is no key for this session. Run the key exchange (p1, p2) first.');
    return key;
  };
  const algorithm = (key: Uint8Array) => `aes-${key.length * 8}-ecb`;

  return {
    publicKey: Uint8Array.from(pair.publicKey.export({ type: 'spki', format: 'der' })),
    acceptKey(sessionId, body) {
      const clientKey = createPublicKey({ key: Buffer.from(readKeyRequest(body, rsa)), format: 'der', type: 'spki' });
      const key = nextKey();
      keys.set(sessionId, key);
      const text = Buffer.from(Buffer.from(key).toString('base64'), 'ascii');
      return publicEncrypt({ key: clientKey, padding: constants.RSA_PKCS1_PADDING }, text);
    },
    hasKey: (sessionId) => keys.has(sessionId),
    forget(sessionId) {
      if (sessionId === undefined) keys.clear();
      else keys.delete(sessionId);
    },
    seal(sessionId, text) {
      const key = keyOf(sessionId);
      const cipher = createCipheriv(algorithm(key), key, null);
      return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
    },
    open(sessionId, sealed) {
      const key = keyOf(sessionId);
      const decipher = createDecipheriv(algorithm(key), key, null);
      return decipher.update(sealed, 'base64', 'utf8') + decipher.final('utf8');
    },
  };
}
