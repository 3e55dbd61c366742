import { expect, it } from 'vitest';
import type { Contract } from '@ezwallet/api-client/contract';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { failedWith, failureOf, markMayBeDone, readRefusal } from './failures.ts';
import { isSettledRefusal } from './isSettledRefusal.ts';

it('reads the code of a refusal with what screens need of its body', () => {
  const body = { remainTimes: 2, lockedUntil: 7, verifyTypes: [1, 'x', 4], fields: ['limit', 7], other: true };
  expect(failureOf(new FakeRefusal('1049', body))).toEqual({
    code: '1049',
    remainTimes: 2,
    lockedUntil: 7,
    verifyTypes: [1, 4],
    fields: ['limit'],
  });
  expect(failureOf(new FakeRefusal('NO_RIGHTS', { remainTimes: '2', transferFlag: 0 }))).toEqual({ code: 'NO_RIGHTS' });
  expect(failureOf(new FakeRefusal('NO_RIGHTS', { transferFlag: 3 }))).toEqual({ code: 'NO_RIGHTS', isHeld: true });
});

it.each([new Error('network'), 'text', null, undefined, { kind: 'refused', code: 7 }])(
  'reads no answer as OFFLINE: %j',
  (error) => {
    expect(readRefusal(error)).toBeNull();
    expect(failureOf(error)).toEqual({ code: 'OFFLINE' });
  },
);

it.each([
  ['BALANCE_NOT_ENOUGH', false, true],
  ['BALANCE_NOT_ENOUGH', true, true],
  ['SYSTEM_ERROR', false, false],
  ['2222', false, false],
  ['TOKEN_INVALID', false, true],
  ['TOKEN_INVALID', true, false],
  ['NO_LOGIN', true, false],
])('knows whether money can still move after %s (an answer was lost before: %s)', (code, lost, settled) => {
  expect(isSettledRefusal({ code, body: null }, lost)).toBe(settled);
});

it('takes no answer for no refusal', () => {
  expect(isSettledRefusal(null, false)).toBe(false);
});

it.each([
  ['a lost answer', new Error('network'), { code: 'OFFLINE', mayBeDone: true }],
  [
    'proofs that are used up',
    new FakeRefusal('EXPIRED', { remainTimes: 4 }),
    { code: 'EXPIRED', mayBeDone: true, remainTimes: 4 },
  ],
  ['a refusal that a repeated request does not get', new FakeRefusal('ARGS_INVALID'), { code: 'ARGS_INVALID' }],
])('knows after an earlier lost answer that it may be done: %s', (_, error, failure) => {
  expect(failureOf(markMayBeDone(error))).toEqual(failure);
});

it('compares the code of a failure with one that its call can send', () => {
  type Sends = Contract['trading']['chatSend'];
  expect(failedWith<Sends>({ code: 'OVER_MAX_TOTAL' }, 'OVER_MAX_TOTAL')).toBe(true);
  expect(failedWith<Sends>({ code: 'OFFLINE' }, 'OVER_MAX_TOTAL')).toBe(false);
  expect(failedWith({ code: 'OFFLINE' }, 'OFFLINE')).toBe(true);
  expect(failedWith(undefined, 'OFFLINE')).toBe(false);
  // @ts-expect-error the call has no such code
  expect(failedWith<Sends>({ code: 'OVER_MAX_TOTAL' }, 'WITHDRAW_EXCEED')).toBe(false);
  // @ts-expect-error a code of the server needs its call
  expect(failedWith({ code: 'OFFLINE' }, 'OVER_MAX_TOTAL')).toBe(false);
});
