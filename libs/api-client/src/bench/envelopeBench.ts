import { ecb } from '@noble/ciphers/aes.js';
import { openBody, sealBody } from '../envelope/index.ts';

/** Microseconds for one seal and one open of a body, ours and the bare cipher's, and the ratio of the two. */
export interface EnvelopeBench {
  readonly bytes: number;
  readonly ours: number;
  readonly bareCipher: number;
  readonly ratio: number;
}

/** A page of bills, about as large as asked: what the wallet reads most. */
function billPage(bytes: number): string {
  const row = { billNo: '2024061513204500123', type: 301, amount: '128.50', currency: 'USDT', remark: '午饭' };
  const rows = Math.max(1, Math.round(bytes / Buffer.byteLength(JSON.stringify(row))));
  return JSON.stringify(Array.from({ length: rows }, () => row));
}

function timeOf(work: () => void, rounds: number): number {
  const started = performance.now();
  for (let i = 0; i < rounds; i++) work();
  return ((performance.now() - started) * 1000) / rounds;
}

/** Compares the envelope with the cipher inside it; the rounds alternate so that both meet the same weather. */
export function envelopeBench(bytes = 16_384, rounds = 40, samples = 15): EnvelopeBench {
  const key = Uint8Array.from({ length: 16 }, (_, i) => i);
  const text = billPage(bytes);
  const plain = new TextEncoder().encode(text);
  const ours = (): string => openBody(key, sealBody(key, text));
  const bare = (): Uint8Array => ecb(key).decrypt(ecb(key).encrypt(plain));
  if (ours() !== text || bare().length !== plain.length) throw new Error('The envelope does not give back its text.');

  const best = { ours: Infinity, bare: Infinity };
  for (let i = 0; i < samples; i++) {
    best.bare = Math.min(best.bare, timeOf(bare, rounds));
    best.ours = Math.min(best.ours, timeOf(ours, rounds));
  }
  return { bytes: plain.length, ours: best.ours, bareCipher: best.bare, ratio: best.ours / best.bare };
}
