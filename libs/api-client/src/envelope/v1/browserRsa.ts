/**
 * RSAES-PKCS1-v1_5 (RFC 8017, section 7.2) in the browser, because WebCrypto does not offer it. It loads on demand
 * only: jsencrypt is larger than the rest of the client and seeds its random numbers when it loads.
 */
import { JSEncrypt } from 'jsencrypt';
import { dialect } from '../../dialect.ts';
import { fromBase64, toBase64 } from '../base64.ts';
import { EnvelopeError } from '../EnvelopeError.ts';

export { readServerKey } from './readServerKey.ts';

const ASCII = /^[\0-\x7f]*$/;

/** A key pair of this tab. */
export interface RsaKeyPair {
  /** SubjectPublicKeyInfo as base64 without header. */
  readonly publicKey: string;
  /** Decrypts one block; undefined when that fails. */
  decrypt(block: Uint8Array): string | undefined;
}

/** Wraps a private key (PKCS#8 or PKCS#1, base64 or PEM) for decryption. */
export function importPrivateKey(privateKey: string): Pick<RsaKeyPair, 'decrypt'> {
  const rsa = new JSEncrypt();
  rsa.setPrivateKey(privateKey);
  return { decrypt: (block) => rsa.decrypt(toBase64(block)) || undefined };
}

/** Generates a key pair with WebCrypto: 35 ms off the main thread, where jsencrypt would block it for half a second. */
export async function createKeyPair(): Promise<RsaKeyPair> {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      hash: 'SHA-256',
      modulusLength: dialect.rsa.keyBits,
      publicExponent: Uint8Array.of(0x01, 0x00, 0x01),
    },
    true,
    ['encrypt', 'decrypt'],
  );
  const [spki, pkcs8] = await Promise.all([
    crypto.subtle.exportKey('spki', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return { publicKey: toBase64(new Uint8Array(spki)), ...importPrivateKey(toBase64(new Uint8Array(pkcs8))) };
}

/**
 * Splits ASCII text into pieces, encrypts each and joins the blocks as base64.
 * @param serverKey base64 of DER
 * @throws {EnvelopeError} `NOT_ASCII`, or `SERVER_KEY` if jsencrypt cannot use the key
 */
export function encryptChunked(serverKey: string, text: string): string {
  if (!ASCII.test(text)) throw new EnvelopeError('NOT_ASCII');
  const rsa = new JSEncrypt();
  rsa.setPublicKey(serverKey);
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < text.length; at += dialect.rsa.chunk) {
    const block = rsa.encrypt(text.slice(at, at + dialect.rsa.chunk));
    if (!block) throw new EnvelopeError('SERVER_KEY');
    blocks.push(fromBase64(block));
  }
  const joined = new Uint8Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let offset = 0;
  for (const block of blocks) {
    joined.set(block, offset);
    offset += block.length;
  }
  return toBase64(joined);
}
