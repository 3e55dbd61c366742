import { ecb } from '@noble/ciphers/aes.js';
import CryptoJs from 'crypto-js';
import forge from 'node-forge';
import { openBody, sealBody } from '../envelope/index.ts';
import { type BenchRow, benchRow } from './BenchRow.ts';
import { race } from './measure.ts';

const KB = 1024;
const MICROSECONDS = 1000;
const KEY = Uint8Array.from({ length: 16 }, (_, index) => index);

/** A page of bills of about the given size, because the wallet reads those most. */
function billPage(bytes: number): string {
  const row = { billNo: '2024061513204500123', type: 301, amount: '128.50', currency: 'USDT', remark: '午饭' };
  const rows = Math.max(1, Math.round(bytes / (Buffer.byteLength(JSON.stringify(row)) + 1)));
  return JSON.stringify(Array.from({ length: rows }, () => row));
}

/** Seals text to base64 and opens it again. */
interface Sealer {
  seal(text: string): string;
  open(sealed: string): string;
}

const ours: Sealer = { seal: (text) => sealBody(KEY, text), open: (sealed) => openBody(KEY, sealed) };

function createCryptoJs(): Sealer {
  const key = CryptoJs.enc.Hex.parse(Buffer.from(KEY).toString('hex'));
  const options = { mode: CryptoJs.mode.ECB, padding: CryptoJs.pad.Pkcs7 };
  return {
    seal: (text) => CryptoJs.AES.encrypt(text, key, options).toString(),
    open: (sealed) => CryptoJs.AES.decrypt(sealed, key, options).toString(CryptoJs.enc.Utf8),
  };
}

function createForge(): Sealer {
  const key = Buffer.from(KEY).toString('binary');
  const run = (cipher: forge.cipher.BlockCipher, bytes: string): string => {
    cipher.start({});
    cipher.update(forge.util.createBuffer(bytes));
    if (!cipher.finish()) throw new Error('forge could not decrypt its own ciphertext. The benchmark is not valid.');
    return cipher.output.getBytes();
  };
  return {
    seal: (text) => forge.util.encode64(run(forge.cipher.createCipher('AES-ECB', key), forge.util.encodeUtf8(text))),
    open: (sealed) =>
      forge.util.decodeUtf8(run(forge.cipher.createDecipher('AES-ECB', key), forge.util.decode64(sealed))),
  };
}

/**
 * Overhead that UTF-8, base64 and JSON may add to the cipher, by KB: for small bodies mostly fixed costs, for large
 * ones mostly base64.
 */
const MOST_OF_BARE = { 1: 2, 16: 1.3, 256: 1.5 } as const;

/** Bodies of 1, 16 and 256 KB, sealed and opened, compared with two libraries and with the bare cipher on bytes. */
export async function cipherRows(): Promise<BenchRow[]> {
  const cryptoJs = createCryptoJs();
  const forge = createForge();
  const rows: BenchRow[] = [];
  for (const size of [1, 16, 256] as const) {
    const text = billPage(size * KB);
    const plain = new TextEncoder().encode(text);
    const sealed = ours.seal(text);
    for (const sealer of [ours, cryptoJs, forge]) {
      if (sealer.seal(text) !== sealed || sealer.open(sealed) !== text)
        throw new Error('The ciphers produce different results, so their times cannot be compared.');
    }
    const best = await race({
      ours: () => ours.open(ours.seal(text)),
      cryptoJs: () => cryptoJs.open(cryptoJs.seal(text)),
      forge: () => forge.open(forge.seal(text)),
      bare: () => ecb(KEY).decrypt(ecb(KEY).encrypt(plain)),
    });
    const row = (theirs: number, library: string, most: number): BenchRow =>
      benchRow(`seal and open ${size} KB`, best.ours * MICROSECONDS, theirs * MICROSECONDS, library, 'µs', most);
    rows.push(
      row(best.cryptoJs, 'crypto-js', 0.25),
      row(best.forge, 'node-forge', 0.5),
      row(best.bare, 'the bare cipher', MOST_OF_BARE[size]),
    );
  }
  return rows;
}
