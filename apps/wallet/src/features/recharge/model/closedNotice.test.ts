import { expect, it } from 'vitest';
import { closedNotice } from './closedNotice.ts';

it('is null for a person who may deposit', () => {
  expect(closedNotice(1, false)).toBeNull();
});

it.each([
  [0, false, 'disabled for your account'],
  [3, false, 'for 24 hours'],
  [1, true, 'restricted right now'],
  [0, true, 'restricted right now'],
] as const)('explains flag %i, locked %s', (flag, locked, words) => {
  expect(closedNotice(flag, locked)?.message).toContain(words);
});
