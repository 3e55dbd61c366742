import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isGuessable } from './isGuessable.ts';

it('takes random bytes of every length that secrets have', () => {
  for (let round = 0; round < 2000; round += 1) expect(isGuessable(randomBytes(32 + (round % 33)))).toBe(false);
});

it.each([
  ['one byte', Buffer.alloc(32, 0xff)],
  ['two halves', Buffer.concat([Buffer.alloc(16, 1), Buffer.alloc(16, 2)])],
  ['a short pattern', Buffer.from('deadbeef'.repeat(8), 'hex')],
  ['a sequence', Buffer.from(Array.from({ length: 40 }, (_, index) => 200 - index))],
  ['words', Buffer.from('The quick brown fox jumps over a')],
])('finds %s', (_, bytes) => expect(isGuessable(bytes)).toBe(true));
