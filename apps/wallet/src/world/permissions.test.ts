import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE, type UserInfo } from '@ezwallet/api-client/contract';
import { restrictionLocks, type MoneyRequestName } from '@ezwallet/domain-stores';
import { FUNCTION_TYPES } from '@ezwallet/api-client/constants';
import { closedReason, functionsOf, isUnderWay, REQUEST_NEEDS, type Permission } from './permissions.ts';

const OPEN = { ...USER_INFO_EXAMPLE, transferFlag: 1, rechargeFlag: 1, withdrawFlag: 1, sellFlag: 1 } as const;
const UNLOCKED = restrictionLocks(OPEN, 0);
const ALL: readonly Permission[] = [
  'transfer',
  'payment',
  'shop',
  'deposit',
  'withdrawal',
  'receive',
  'card',
  'sale',
  'purchase',
];
const reason = (permission: Permission, user: Partial<UserInfo>, locks = {}) =>
  closedReason(permission, { user: { ...OPEN, ...user }, locks: { ...UNLOCKED, ...locks } }, null);
const opening = (open: readonly number[]) => ({
  isOpen: (types: readonly number[]) => types.some((type) => open.includes(type)),
});

describe('closedReason', () => {
  it('is null while everything is open, and before the server says anything', () => {
    const closed = (user: UserInfo | null) =>
      ALL.filter((permission) => closedReason(permission, { user, locks: UNLOCKED }, null) !== null);
    expect([closed(OPEN), closed(null)]).toEqual([[], []]);
  });

  it.each([
    ['transferFlag', ['transfer', 'payment', 'shop']],
    ['rechargeFlag', ['deposit']],
    ['withdrawFlag', ['withdrawal']],
  ] as const)('%s closes %j and nothing else', (flag, closed) => {
    const closedBy = (value: 0 | 3) =>
      ALL.filter((permission) => reason(permission, { [flag]: value }) === (value === 0 ? 'disabled' : 'held'));
    expect(closedBy(0)).toEqual(closed);
    expect(closedBy(3)).toEqual(closed);
  });

  it('a switch that is off closes sales, and a hold leaves the form open', () => {
    expect([reason('sale', { sellFlag: 0 }), reason('sale', { sellFlag: 3 })]).toEqual(['disabled', null]);
  });

  it.each([
    ['withdrawal', ['withdrawal']],
    ['recharge', ['deposit']],
    ['transferOut', ['transfer']],
    ['payOut', ['payment']],
    ['payment', ['shop']],
    ['openCard', ['card']],
    ['import', []],
    ['returnPay', []],
  ] as const)('a list without %s closes %j and nothing else', (name, closed) => {
    const functions = opening(Object.values(FUNCTION_TYPES).filter((type) => type !== FUNCTION_TYPES[name]));
    const notOpen = ALL.filter(
      (permission) => closedReason(permission, { user: OPEN, locks: UNLOCKED }, functions) === 'notOpen',
    );
    expect(notOpen).toEqual(closed);
  });

  it('a code to receive with needs transfers or payments that come in', () => {
    expect(functionsOf('receive')).toEqual([4, 5]);
    const of = (open: readonly number[]) => closedReason('receive', { user: OPEN, locks: UNLOCKED }, opening(open));
    expect([of([4]), of([5]), of([1, 2, 3])]).toEqual([null, null, 'notOpen']);
  });

  it('a switch says more than the list', () => {
    const user = { ...OPEN, withdrawFlag: 3 } as const;
    expect(closedReason('withdrawal', { user, locks: UNLOCKED }, opening([]))).toBe('held');
  });

  it('closes the work of acceptors to everybody else', () => {
    expect([reason('acceptor', { userType: 7 }), reason('acceptor', { userType: 0 })]).toEqual([null, 'disabled']);
  });

  it.each([
    ['deposit', ['deposit']],
    ['withdrawal', ['withdrawal']],
    ['account', []],
    ['buy', ['purchase']],
    ['sell', ['sale']],
  ] as const)('a restriction of %s closes %j, whatever the switch', (lock, closed) => {
    for (const flag of [0, 1, 3] as const) {
      const user = { transferFlag: flag, rechargeFlag: flag, withdrawFlag: flag };
      expect(ALL.filter((permission) => reason(permission, user, { [lock]: true }) === 'restricted')).toEqual(closed);
    }
  });
});

it('a permission is under way with each request that needs it', () => {
  const names = Object.keys(REQUEST_NEEDS) as MoneyRequestName[];
  const requests = (open?: string) =>
    Object.fromEntries(names.map((name) => [name, { underWay: name === open }])) as Parameters<typeof isUnderWay>[1];
  expect(ALL.filter((permission) => isUnderWay(permission, requests()))).toEqual([]);
  for (const name of names) {
    const needed = REQUEST_NEEDS[name];
    expect(ALL.filter((permission) => isUnderWay(permission, requests(name)))).toEqual(needed === null ? [] : [needed]);
  }
});
