import { EnvelopeError } from '../EnvelopeError.ts';

/** A sealed request starts with its number, 8 bytes, highest first. */
export const NUMBER_BYTES = 8;
/** A sealed response starts with its nonce. NIST SP 800-38D, section 8.2: 96 bits. */
export const NONCE_BYTES = 12;
/** Of AES-GCM, at the end. We never accept a shorter one. */
export const TAG_BYTES = 16;

/** The number of a call as bytes. */
export function numberBytes(number: bigint): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(NUMBER_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, number);
  return bytes;
}

/** Reads the number of a sealed request. @throws {EnvelopeError} `SEALED_TEXT` where the request is too short or has no number */
export function readNumber(sealed: Uint8Array): bigint {
  if (sealed.length < NUMBER_BYTES + TAG_BYTES) throw new EnvelopeError('SEALED_TEXT');
  const number = new DataView(sealed.buffer, sealed.byteOffset).getBigUint64(0);
  if (number === 0n || number > 2n ** 53n) throw new EnvelopeError('SEALED_TEXT');
  return number;
}

/**
 * The nonce of a request: NIST SP 800-38D, section 8.2.1. Only one tab has the key of its requests, and it never uses a
 * number twice, so no nonce repeats. Responses come from several processes, which draw theirs at random.
 */
export function requestNonce(number: bigint): Uint8Array<ArrayBuffer> {
  const nonce = new Uint8Array(NONCE_BYTES);
  nonce.set(numberBytes(number), NONCE_BYTES - NUMBER_BYTES);
  return nonce;
}
