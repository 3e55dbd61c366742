import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { RESTRICTIONS, restrictionLocks, UNLOCKED } from './restrictionLocks.ts';

const now = 1_790_000_000_000;

describe('restrictionLocks', () => {
  it('finds no lock without windows', () => {
    expect(restrictionLocks(USER_INFO_EXAMPLE, now)).toEqual(UNLOCKED);
  });

  it.each(RESTRICTIONS)('locks %s alone inside its window', (kind) => {
    const onTheWire = kind === 'deposit' ? 'recharge' : kind;
    const user = { ...USER_INFO_EXAMPLE, [`${onTheWire}InvalidStart`]: now - 1, [`${onTheWire}InvalidEnd`]: now + 1 };
    expect(restrictionLocks(user, now)).toEqual({ ...UNLOCKED, [kind]: true });
  });

  it.each([
    ['at its start', now, now + 1, true],
    ['at its end', now - 1, now, false],
    ['before it', now + 1, now + 2, false],
    ['after it', now - 2, now - 1, false],
    ['with no end', now - 1, null, false],
    ['with no start', null, now + 1, false],
  ])('%s', (_, start, end, locked) => {
    const user = { ...USER_INFO_EXAMPLE, buyInvalidStart: start, buyInvalidEnd: end };
    expect(restrictionLocks(user, now).buy).toBe(locked);
  });
});
