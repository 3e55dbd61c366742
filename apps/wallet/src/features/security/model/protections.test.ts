import { expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { gradeOf, missingProtections, MOST_PROTECTIONS } from './protections.ts';

it('names what an account does not have, the most helpful first', () => {
  expect(missingProtections({ ...USER_INFO_EXAMPLE, hasTranPass: true })).toEqual([
    'authenticator',
    'email',
    'antiPhishing',
    'whitelist',
  ]);
  const all = {
    phone: '1',
    email: 'a@b.c',
    hasTranPass: true,
    boundOtp: true,
    antiPhishingCode: 'x',
    addressWhitelist: true,
  };
  expect(missingProtections(all)).toEqual([]);
});

it('counts as many as the highest level of the contract', () => {
  expect(MOST_PROTECTIONS).toBe(6);
  expect([0, 1, 2, 3, 4, 5, 6].map(gradeOf)).toEqual(['low', 'low', 'medium', 'medium', 'medium', 'high', 'high']);
});
