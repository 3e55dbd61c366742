import { sha256 } from './sha256.ts';

/** What a server asks to be paid: a hash of `${salt}:${nonce}` that opens with `bits` zero bits. */
export interface ProofOfWork {
  readonly alg: 'sha256';
  readonly salt: string;
  /** Leading zero bits, 0 to 32. */
  readonly bits: number;
}

/** Where a search stands after some tries. */
export interface ProofOfWorkSearch {
  /** The next nonce to try, which is also how many were tried. */
  readonly next: number;
  readonly found: boolean;
}

/** Whether SHA-256 of the UTF-8 text `${salt}:${nonce}` opens with at least `bits` zero bits. */
export function isProof({ salt, bits }: ProofOfWork, nonce: string): boolean {
  const words = sha256(new TextEncoder().encode(`${salt}:${nonce}`));
  return bits === 0 || words[0]! >>> (32 - bits) === 0;
}

/**
 * Tries nonces upwards from `from` until one is a proof, `count` were tried or `outOfTime` says stop. The nonce is
 * written in decimal; since the search is ordered, the answer is always the smallest proof.
 */
export function searchProof(
  { salt, bits }: ProofOfWork,
  from: number,
  count: number,
  outOfTime: () => boolean = () => false,
): ProofOfWorkSearch {
  const prefix = new TextEncoder().encode(`${salt}:`);
  const buffer = new Uint8Array(prefix.length + 16);
  buffer.set(prefix);
  for (let nonce = from; nonce < from + count; nonce++) {
    const digits = String(nonce);
    for (let i = 0; i < digits.length; i++) buffer[prefix.length + i] = digits.charCodeAt(i);
    const first = sha256(buffer.subarray(0, prefix.length + digits.length))[0]!;
    if (bits === 0 || first >>> (32 - bits) === 0) return { next: nonce, found: true };
    // Reading a clock costs as much as a hash, so it is looked at once in a while.
    if ((nonce & 255) === 255 && outOfTime()) return { next: nonce + 1, found: false };
  }
  return { next: from + count, found: false };
}
