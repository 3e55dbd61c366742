import { dialect } from '../../dialect.ts';
import { fromBase64, toBase64 } from '../base64.ts';
import { EnvelopeError } from '../EnvelopeError.ts';
import { readRsaKey } from './readRsaKey.ts';

const DER_SEQUENCE = 0x30;
const ARMOUR = /-----(?:BEGIN|END) [A-Z ]*PUBLIC KEY-----|\s+/g;

/**
 * Reads a server's public key, DER or base64 with or without PEM armour, and returns it as base64 of DER.
 * @throws {EnvelopeError} `SERVER_KEY` if it is not an RSA key of 1024 to 4096 bits with an odd exponent of 3 or more
 */
export function readServerKey(bytes: Uint8Array): string {
  let der = bytes;
  try {
    // A base64 SEQUENCE starts with M and PEM with a dash, so the first byte decides.
    if (bytes[0] !== DER_SEQUENCE) der = fromBase64(new TextDecoder().decode(bytes).replace(ARMOUR, ''));
  } catch {
    throw new EnvelopeError('SERVER_KEY');
  }
  const key = readRsaKey(der);
  const { keyBits, maxKeyBits } = dialect.rsa;
  if (!key || key.bits < keyBits || key.bits > maxKeyBits || key.exponent < 3 || key.exponent % 2 === 0) {
    throw new EnvelopeError('SERVER_KEY');
  }
  return toBase64(der);
}
