import { dialect } from '../../dialect.ts';
import { fromBase64 } from '../base64.ts';
import { EnvelopeError } from '../EnvelopeError.ts';
import { pkcs1Unpad } from './pkcs1Unpad.ts';
import { readRsaKey } from './readRsaKey.ts';

/** The private half of the server's RSA key, in the form the platform provides. */
export interface ServerRsa {
  /** Length of the modulus in bytes. */
  readonly blockBytes: number;
  /** RSA without padding (RFC 8017, section 5.1.2): one block in, one block of the same length out. */
  readonly decryptRaw: (block: Uint8Array) => Uint8Array;
  /** At least `blockBytes + 2` bytes that depend only on the block and on a secret of the server. */
  readonly noiseFor: (block: Uint8Array) => Uint8Array;
}

/**
 * Checks a client's public key: base64 of SubjectPublicKeyInfo, RSA, 1024 to 4096 bits, exponent 65537.
 * @returns the DER bytes
 * @throws {EnvelopeError} `CLIENT_KEY`
 * @example
 * const clientKey = createPublicKey({ key: Buffer.from(readClientKey(text)), format: 'der', type: 'spki' });
 */
export function readClientKey(text: string): Uint8Array<ArrayBuffer> {
  const { keyBits, maxKeyBits, publicExponent } = dialect.rsa;
  try {
    const der = fromBase64(text);
    const key = readRsaKey(der);
    if (key?.form === 'spki' && key.bits >= keyBits && key.bits <= maxKeyBits && key.exponent === publicExponent) {
      return der;
    }
  } catch {
    // Falls through to the one error.
  }
  throw new EnvelopeError('CLIENT_KEY');
}

/**
 * Server side of `p2`: opens the chunked RSA request and returns the client's public key as DER bytes.
 * A block with bad padding decrypts to pseudo-random bytes (see {@link pkcs1Unpad}), which then fail as a key, so a
 * tampered block and a bad key get the same answer after the same work.
 *
 * @throws {EnvelopeError} `KEY_REQUEST` for a malformed body, `CLIENT_KEY` otherwise; answer both in the same way
 * @example
 * const der = readKeyRequest(body, rsa); // with a `ServerRsa`
 * const clientKey = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
 * const answer = publicEncrypt({ key: clientKey, padding: RSA_PKCS1_PADDING }, Buffer.from(toBase64(aesKey)));
 */
export function readKeyRequest(body: string, rsa: ServerRsa): Uint8Array<ArrayBuffer> {
  const { maxRequestBytes, maxBlocks } = dialect.rsa;
  if (body.length > maxRequestBytes) throw new EnvelopeError('KEY_REQUEST');
  let bytes: Uint8Array;
  try {
    bytes = fromBase64(body.trim());
  } catch {
    throw new EnvelopeError('KEY_REQUEST');
  }
  const blocks = bytes.length / rsa.blockBytes;
  if (!Number.isInteger(blocks) || blocks < 1 || blocks > maxBlocks) throw new EnvelopeError('KEY_REQUEST');

  let text = '';
  for (let at = 0; at < bytes.length; at += rsa.blockBytes) {
    const block = bytes.subarray(at, at + rsa.blockBytes);
    text += String.fromCharCode(...pkcs1Unpad(decryptOrNoise(rsa, block), rsa.noiseFor(block)));
  }
  return readClientKey(text);
}

/** Platforms refuse a block that is not below the modulus. That too must look like any other bad block. */
function decryptOrNoise(rsa: ServerRsa, block: Uint8Array): Uint8Array {
  try {
    return rsa.decryptRaw(block);
  } catch {
    return new Uint8Array(rsa.blockBytes);
  }
}
