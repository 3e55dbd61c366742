import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isProof, searchProof } from './proof-of-work.ts';

const task = { alg: 'sha256', salt: '7f3a', bits: 10 } as const;

/** The same search with the platform's hash and without optimisations. */
function smallestProof(salt: string, bits: number): number {
  for (let nonce = 0; ; nonce++) {
    const first = createHash('sha256').update(`${salt}:${nonce}`, 'utf8').digest().readUInt32BE(0);
    if (bits === 0 || first >>> (32 - bits) === 0) return nonce;
  }
}

describe('searchProof', () => {
  it.each([
    ['7f3a', 0],
    ['7f3a', 1],
    ['7f3a', 10],
    ['salt with ünicode 盐', 12],
    ['a'.repeat(70), 8],
  ])('finds the smallest nonce for %j at %i bits', (salt, bits) => {
    const found = searchProof({ alg: 'sha256', salt, bits }, 0, Number.MAX_SAFE_INTEGER);
    expect(found).toEqual({ next: smallestProof(salt, bits), found: true });
    expect(isProof({ alg: 'sha256', salt, bits }, String(found.next))).toBe(true);
  });

  it('finds the same nonce in slices', () => {
    let search = searchProof(task, 0, 50);
    let slices = 1;
    for (; !search.found; slices++) search = searchProof(task, search.next, 50);
    expect(slices).toBeGreaterThan(1);
    expect(search.next).toBe(smallestProof(task.salt, task.bits));
  });

  it('stops when time is up and reports where to continue', () => {
    const search = searchProof({ ...task, bits: 32 }, 0, 1_000_000, () => true);
    expect(search).toEqual({ next: 256, found: false });
  });
});

describe('isProof', () => {
  it('rejects a nonce without the zero bits', () => {
    const smallest = smallestProof(task.salt, task.bits);
    expect(isProof(task, String(smallest - 1))).toBe(false);
    expect(isProof(task, `0${smallest}`)).toBe(false);
  });
});
