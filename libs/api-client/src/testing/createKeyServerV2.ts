import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { Pin } from '../envelope/v2/index.ts';

/** The device and key session of a request, from its headers. */
export interface RequestHolder {
  readonly sessionId: string;
  readonly deviceId: string;
  readonly fingerprint: string;
}

/** A request that the server has opened. */
export interface OpenedV2 {
  readonly text: string;
  /** Seals the answer to it. */
  seal(text: string): string;
}

/** The server side of envelope version 2, in memory. */
export interface KeyServerV2 {
  /** The keys that a client must pin. */
  readonly pins: readonly Pin[];
  /** Which version it chooses when the client can do both; default 2. */
  version: 1 | 2;
  /** Answers `p3` and stores the keys of the session. */
  accept(holder: RequestHolder, body: string): string;
  hasKey(sessionId: string): boolean;
  /** Forgets the keys of all sessions. */
  forget(): void;
  /** @throws when the keys do not fit, or the number has come before */
  open(call: RequestHolder & { readonly path: string; readonly requestId: string }, sealed: string): OpenedV2;
}

interface Keys {
  readonly request: Buffer;
  readonly response: Buffer;
  readonly numbers: Set<bigint>;
}

const POINT_BYTES = 65;

/**
 * The uncompressed point of a P-256 key, with which its SPKI ends. Not by way of a JWK: Node 20 holds the key's lock while it
 * makes one, and waits for ever if it collects the job that generated the key meanwhile.
 */
function pointOf(key: KeyObject): Buffer {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-POINT_BYTES);
}

const lines = (...fields: readonly (string | bigint)[]) => Buffer.from(fields.join('\n'));

/**
 * Creates a key server for envelope version 2. It is written with `node:crypto` alone, so it checks the client instead of
 * repeating it.
 *
 * @example
 * const server = await createFakeServer(contract);
 * const { pins } = server.keysV2;
 * const client = createClient<Contract>({ ...options, envelope: () => createEnvelopeV2({ pins, mark }) });
 */
export function createKeyServerV2(): KeyServerV2 {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const point = pointOf(privateKey);
  const kid = createHash('sha256').update(point).digest('hex').slice(0, 16);
  const sessions = new Map<string, Keys>();

  return {
    pins: [{ kid, key: point.toString('base64') }],
    version: 2,
    accept({ sessionId, deviceId, fingerprint }, body) {
      const offer = JSON.parse(body) as { versions: number[]; kids: string[]; key: string };
      if (!offer.kids.includes(kid)) return '{}';
      const version = this.version;
      const ecdh = createECDH('prime256v1');
      const key = version === 1 ? '' : ecdh.generateKeys('base64');
      const words = [offer.versions.join(' '), offer.kids.join(' '), offer.key, String(version), kid, key];
      const transcript = lines('EZ Wallet envelope 2 exchange', sessionId, deviceId, fingerprint, ...words);
      if (version === 2) {
        const secret = ecdh.computeSecret(offer.key, 'base64');
        const salt = createHash('sha256').update(transcript).digest();
        const derive = (way: string) =>
          Buffer.from(hkdfSync('sha256', secret, salt, `EZ Wallet envelope 2 ${way} key`, 32));
        sessions.set(sessionId, { request: derive('request'), response: derive('response'), numbers: new Set() });
      }
      const signature = sign('sha256', transcript, { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
      return JSON.stringify({ version, kid, key, signature });
    },
    hasKey: (sessionId) => sessions.has(sessionId),
    forget: () => sessions.clear(),
    open({ sessionId, deviceId, fingerprint, path, requestId }, sealed) {
      const keys = sessions.get(sessionId);
      if (!keys) throw new Error('There is no key for this session. Run the key exchange (p3) first.');
      const bytes = Buffer.from(sealed, 'base64');
      const number = bytes.readBigUInt64BE();
      const data = (way: string) =>
        lines(`EZ Wallet envelope 2 ${way}`, path, requestId, sessionId, deviceId, fingerprint, number);
      const decipher = createDecipheriv(
        'aes-256-gcm',
        keys.request,
        Buffer.concat([Buffer.alloc(4), bytes.subarray(0, 8)]),
      );
      decipher.setAAD(data('request')).setAuthTag(bytes.subarray(-16));
      const text = Buffer.concat([decipher.update(bytes.subarray(8, -16)), decipher.final()]).toString('utf8');
      if (keys.numbers.has(number)) throw new Error('This call has come before.');
      keys.numbers.add(number);
      return {
        text,
        seal(answer) {
          const nonce = randomBytes(12);
          const cipher = createCipheriv('aes-256-gcm', keys.response, nonce).setAAD(data('response'));
          return Buffer.concat([nonce, cipher.update(answer, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
            'base64',
          );
        },
      };
    },
  };
}
