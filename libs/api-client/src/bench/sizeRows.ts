import { type BenchRow, benchRow } from './BenchRow.ts';
import { kilobytes } from './bundle.ts';

/** What a page loads in each case. */
const WAYS = {
  ours: `export { createEnvelopeV1 } from '../envelope/index.ts';`,
  cryptoJs: `export { default as aes } from 'crypto-js/aes'; export { default as ecb } from 'crypto-js/mode-ecb'; export { default as utf8 } from 'crypto-js/enc-utf8';`,
  allOfCryptoJs: `export { default } from 'crypto-js';`,
  jsencrypt: `export { JSEncrypt } from 'jsencrypt';`,
  forgeAes: `export { default } from 'node-forge/lib/aes';`,
  forgeRsa: `export { default as aes } from 'node-forge/lib/aes'; export { default as pki } from 'node-forge/lib/pki';`,
  allOfForge: `export { default } from 'node-forge';`,
} as const;

/** Bytes of the envelope: what a page loads at once, and what it loads later with the key exchange. */
export async function sizeRows(): Promise<BenchRow[]> {
  const size = Object.fromEntries(
    await Promise.all(Object.entries(WAYS).map(async ([way, source]) => [way, await kilobytes(source)] as const)),
  ) as Record<keyof typeof WAYS, number>;
  const atOnce = await kilobytes(WAYS.ours, ['*/browserRsa.ts']);
  const row = (what: string, ours: number, theirs: number, library: string): BenchRow =>
    benchRow(what, ours, theirs, library, 'KB', 1);
  return [
    row('envelope at first, gzipped', atOnce, size.cryptoJs, 'crypto-js (AES alone)'),
    row('envelope at first, gzipped', atOnce, size.allOfCryptoJs, 'crypto-js'),
    row('envelope at first, gzipped', atOnce, size.forgeAes, 'node-forge (AES alone)'),
    row('envelope with RSA, gzipped', size.ours, size.cryptoJs + size.jsencrypt, 'crypto-js (AES alone) and jsencrypt'),
    row('envelope with RSA, gzipped', size.ours, size.forgeRsa, 'node-forge (AES and RSA alone)'),
    row('envelope with RSA, gzipped', size.ours, size.allOfForge, 'node-forge'),
  ];
}
