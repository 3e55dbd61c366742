import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE, type UserInfo } from '@ezwallet/api-client/contract';
import { restrictionLocks } from '@ezwallet/domain-stores';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../testing/createFakeWorld.ts';
import { closedReason, isUnderWay, type Permission } from './permissions.ts';

const OPEN = { ...USER_INFO_EXAMPLE, transferFlag: 1, rechargeFlag: 1, withdrawFlag: 1 } as const;
const UNLOCKED = restrictionLocks(OPEN, 0);
const ALL: readonly Permission[] = ['transfer', 'payment', 'deposit', 'withdrawal'];
const reason = (permission: Permission, user: Partial<UserInfo>, locks = {}) =>
  closedReason(permission, { user: { ...OPEN, ...user }, locks: { ...UNLOCKED, ...locks } });

describe('closedReason', () => {
  it('is null while everything is open, and before the server says anything', () => {
    expect(ALL.map((permission) => reason(permission, {}))).toEqual([null, null, null, null]);
    expect(ALL.map((permission) => closedReason(permission, { user: null, locks: UNLOCKED }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['transferFlag', ['transfer', 'payment']],
    ['rechargeFlag', ['deposit']],
    ['withdrawFlag', ['withdrawal']],
  ] as const)('%s closes %j and nothing else', (flag, closed) => {
    const closedBy = (value: 0 | 3) =>
      ALL.filter((permission) => reason(permission, { [flag]: value }) === (value === 0 ? 'disabled' : 'held'));
    expect(closedBy(0)).toEqual(closed);
    expect(closedBy(3)).toEqual(closed);
  });

  it('closes the work of acceptors to everybody else', () => {
    expect([reason('acceptor', { userType: 7 }), reason('acceptor', { userType: 0 })]).toEqual([null, 'disabled']);
  });

  it.each([
    ['deposit', ['deposit']],
    ['withdrawal', ['withdrawal']],
    ['account', []],
    ['buy', []],
    ['sell', []],
  ] as const)('a restriction of %s closes %j, whatever the switch', (lock, closed) => {
    for (const flag of [0, 1, 3] as const) {
      const user = { transferFlag: flag, rechargeFlag: flag, withdrawFlag: flag };
      expect(ALL.filter((permission) => reason(permission, user, { [lock]: true }) === 'restricted')).toEqual(closed);
    }
  });
});

it('nothing is under way for a person who has ordered nothing', async () => {
  const world = createFakeWorld({ api: createFakeApi({ user: { getUserInfo: () => Promise.resolve(OPEN) } }).api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await world.scope.ready();
  const { current } = world.scope;
  expect(ALL.filter((permission) => current && isUnderWay(permission, current))).toEqual([]);
});

it('a permission is under way with the request of its name', () => {
  const underWay = { transfer: { underWay: true }, payment: { underWay: false }, withdrawal: { underWay: true } };
  const requests = underWay as unknown as Parameters<typeof isUnderWay>[1]['requests'];
  expect(ALL.filter((permission) => isUnderWay(permission, { requests }))).toEqual(['transfer', 'withdrawal']);
});
