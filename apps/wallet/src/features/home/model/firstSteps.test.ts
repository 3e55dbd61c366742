import { expect, it } from 'vitest';
import { findFirstSteps } from './firstSteps.ts';

const nothing = { hasTranPass: false, kycLevel: 0, hadMoney: false };
const keys = (progress: Partial<typeof nothing>, isKnownPath = (_: string) => true) =>
  findFirstSteps({ ...nothing, ...progress }, isKnownPath).open.map(({ key }) => key);

it('lists what a member has not done yet', () => {
  expect(keys({})).toEqual(['paymentPassword', 'verification', 'deposit']);
  expect(keys({ hasTranPass: true })).toEqual(['verification', 'deposit']);
  expect(keys({ kycLevel: 1 })).toEqual(['paymentPassword', 'deposit']);
  expect(keys({ hadMoney: true })).toEqual(['paymentPassword', 'verification']);
  expect(keys({ hasTranPass: true, kycLevel: 2, hadMoney: true })).toEqual([]);
});

it('leaves out a step without a screen, also from the number of steps', () => {
  const isKnownPath = (path: string) => path !== '/kyc';
  expect(keys({}, isKnownPath)).toEqual(['paymentPassword', 'deposit']);
  expect(findFirstSteps(nothing, isKnownPath).all).toHaveLength(2);
});
