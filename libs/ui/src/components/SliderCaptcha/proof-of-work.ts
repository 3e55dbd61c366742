import { sha256 } from './sha256.ts';

/** The work that a server asks for: a hash of `${salt}:${nonce}` that starts with `bits` zero bits. */
export interface ProofOfWork {
  readonly alg: 'sha256';
  readonly salt: string;
  /** Leading zero bits, 0 to 32. */
  readonly bits: number;
}

/** State of a search after some tries. */
export interface ProofOfWorkSearch {
  /** The next nonce to try, which also is the number of tries so far. */
  readonly next: number;
  readonly found: boolean;
}

/** Whether SHA-256 of the UTF-8 text `${salt}:${nonce}` starts with at least `bits` zero bits. */
export function isProof({ salt, bits }: ProofOfWork, nonce: string): boolean {
  const words = sha256(new TextEncoder().encode(`${salt}:${nonce}`));
  return bits === 0 || words[0]! >>> (32 - bits) === 0;
}

/**
 * Tries nonces upwards from `from` until it finds a proof, has tried `count` of them, or `outOfTime` returns true. The
 * nonce is decimal. The search is ordered, so the result is always the smallest proof.
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
    // Reading a clock costs as much as a hash, so the loop checks it only now and then.
    if ((nonce & 255) === 255 && outOfTime()) return { next: nonce + 1, found: false };
  }
  return { next: from + count, found: false };
}
