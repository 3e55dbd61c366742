import { expect, it } from 'vitest';
import { missingSteps } from './missingSteps.ts';

const NEW = { kycLevel: 0, hasTranPass: false } as const;
const READY = { kycLevel: 1, hasTranPass: true } as const;
const keys = (...[situation]: Parameters<typeof missingSteps>) => missingSteps(situation).map(({ key }) => key);

it('a buyer needs a verified identity', () => {
  expect(keys({ user: NEW, side: 'buy' })).toEqual(['verification']);
  expect(keys({ user: READY, side: 'buy' })).toEqual([]);
});

it('a seller also needs a payment password and an account', () => {
  expect(keys({ user: NEW, side: 'sell', hasAccount: false })).toEqual(['verification', 'paymentPassword', 'account']);
  expect(keys({ user: READY, side: 'sell', hasAccount: true })).toEqual([]);
});

it('nothing is missing while it is not known', () => {
  expect(keys({ user: null, side: 'sell', hasAccount: false })).toEqual([]);
  expect(keys({ user: READY, side: 'sell' })).toEqual([]);
});

it.each([
  [1, '/bank/add'],
  [3, '/bank/addQr?method=3'],
  [4, '/bank/addQr?method=4'],
  [5, '/bank/addECny'],
] as const)('an account of pay method %s is added at %s', (payMethodId, path) => {
  expect(missingSteps({ user: READY, side: 'sell', hasAccount: false, payMethodId })[0]?.path).toBe(path);
});
