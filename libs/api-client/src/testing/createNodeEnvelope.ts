import {
  constants,
  createCipheriv,
  createDecipheriv,
  generateKeyPair,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { promisify } from 'node:util';
import { dialect } from '../dialect.ts';
import { EnvelopeError, type EnvelopeV1, fromBase64, type KeySession, pkcs1Unpad } from '../envelope/index.ts';
import { readServerKey } from '../envelope/v1/readServerKey.ts';

const makePair = promisify(generateKeyPair);

/**
 * Envelope version 1 with `node:crypto`, for clients in Node, where the browser's implementation refuses to run.
 *
 * @example
 * const client = createClient<Contract>({ ...options, baseUrl: server.url, envelope: createNodeEnvelope });
 */
export function createNodeEnvelope(): EnvelopeV1 {
  const keys = new WeakMap<KeySession, Buffer>();
  const keyOf = (session: KeySession): Buffer => {
    const key = keys.get(session);
    if (!key) throw new EnvelopeError('SESSION_KEY');
    return key;
  };

  return {
    version: 1,
    async exchange(post) {
      const session: KeySession = Object.freeze({ id: randomBytes(16).toString('hex') });
      const pair = await makePair('rsa', { modulusLength: dialect.rsa.keyBits });
      const der = readServerKey(await post(dialect.exchangePaths.serverKey, session.id));
      const pem = `-----BEGIN PUBLIC KEY-----\n${der}\n-----END PUBLIC KEY-----\n`;
      const spki = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
      const chunks = Array.from({ length: Math.ceil(spki.length / dialect.rsa.chunk) }, (_, i) =>
        spki.slice(i * dialect.rsa.chunk, (i + 1) * dialect.rsa.chunk),
      );
      const encrypt = (chunk: string) =>
        publicEncrypt({ key: pem, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(chunk, 'ascii'));
      const body = Buffer.concat(chunks.map(encrypt)).toString('base64');
      const answer = await post(dialect.exchangePaths.sessionKey, session.id, body);
      const raw = decryptRaw(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, answer);
      const key = readKey(pkcs1Unpad(raw, randomBytes(raw.length + 2)));
      if (!(dialect.aes.acceptedKeyBytes as readonly number[]).includes(key.length)) {
        throw new EnvelopeError('SESSION_KEY');
      }
      keys.set(session, key);
      return session;
    },
    async seal(session, text) {
      const key = keyOf(session);
      const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null);
      return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
    },
    async open(session, sealed) {
      const key = keyOf(session);
      try {
        const decipher = createDecipheriv(`aes-${key.length * 8}-ecb`, key, null);
        const bytes = Buffer.concat([decipher.update(sealed, 'base64'), decipher.final()]);
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
      } catch {
        throw new EnvelopeError('SEALED_TEXT');
      }
    },
  };
}

function decryptRaw(key: string, block: Uint8Array): Buffer {
  try {
    return privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, block);
  } catch {
    throw new EnvelopeError('SESSION_KEY');
  }
}

function readKey(text: Uint8Array): Buffer {
  try {
    return Buffer.from(fromBase64(Buffer.from(text).toString('latin1')));
  } catch {
    throw new EnvelopeError('SESSION_KEY');
  }
}
