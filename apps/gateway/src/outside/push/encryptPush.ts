// RFC 8291: message encryption for Web Push, in one record of RFC 8188 (aes128gcm).
import { createCipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const [SALT_BYTES, KEY_BYTES, NONCE_BYTES] = [16, 16, 12];
/** RFC 8291, section 4: a push service need not take more than 4096 bytes. */
const RECORD_BYTES = 4096;
const HEADER_BYTES = 86;
const TAG_BYTES = 16;
/** The most bytes of a text: the record without its header, its tag and its delimiter. */
export const MOST_PUSH_BYTES = RECORD_BYTES - HEADER_BYTES - TAG_BYTES - 1;
/** RFC 8188, section 2: the delimiter of the last record. */
const LAST = 2;

/** The keys of a browser's subscription (RFC 8291, section 3.1). */
export interface BrowserKeys {
  /** Its public key: an uncompressed point of P-256. */
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

/** The random parts of a message. Tests give them, to compare with the example of the standard. */
interface Random {
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

const freshRandom = (): Random => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(SALT_BYTES) };
};

/** Encrypts a text for one browser. Only that browser can read it: the push service between sees its length. */
export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { privateKey, salt }: Random = freshRandom(),
): Buffer {
  const plain = Buffer.from(text, 'utf8');
  if (plain.length > MOST_PUSH_BYTES)
    throw new Error(`A notification of ${plain.length} bytes does not fit into one record. Shorten its text.`);
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  const ours = pair.getPublicKey();
  // Section 3.4. The extract of HKDF is an HMAC with the salt as its key (RFC 5869, section 2.2), and so is each expand of 32 bytes.
  const combined = createHmac('sha256', auth).update(pair.computeSecret(p256dh)).digest();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ours, Buffer.from([1])]);
  const secret = createHmac('sha256', combined).update(about).digest();
  const derived = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${info}\0`), length));
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', KEY_BYTES), derived('nonce', NONCE_BYTES));
  const sealed = Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.from([LAST])])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, sealed, cipher.getAuthTag()]);
}
