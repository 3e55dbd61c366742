import { expect, it } from 'vitest';
import { KYC_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { WithdrawalAllowance } from './WithdrawalAllowance.ts';

function setUp(info = KYC_INFO_EXAMPLE) {
  let refused = false;
  const { api } = createFakeApi({
    user: {
      getKycInfo: async () => {
        if (refused) throw new FakeRefusal('SYSTEM_ERROR');
        return info;
      },
    },
  });
  return {
    allowance: new WithdrawalAllowance(new Resource(() => api.user.getKycInfo())),
    refuse: () => (refused = true),
  };
}

it('is unknown at first, and forbids nothing', () => {
  const { allowance } = setUp();
  expect([allowance.today, allowance.level, allowance.exceeds('1000000')]).toEqual([null, null, false]);
});

it('tells what the level allows a day, and what is left of it', async () => {
  const { allowance } = setUp();
  await allowance.load();
  expect(allowance.today).toEqual({ limit: '1000', used: '120.5', left: '879.5' });
  expect(allowance.level).toBe(1);
  expect([allowance.exceeds('879.5'), allowance.exceeds('879.500001')]).toEqual([false, true]);
});

it('needs a verification where the level allows no withdrawal', async () => {
  const { allowance } = setUp();
  await allowance.load();
  expect(allowance.needsVerification).toBe(false);
  const limits = [{ kycLevel: 0 as const, withdrawADay: '0', transferADay: '100', perOrder: null, ordersADay: null }];
  const none = setUp({ ...KYC_INFO_EXAMPLE, kycPermissionLevel: 0, limits }).allowance;
  expect(none.needsVerification).toBe(false);
  await none.load();
  expect(none.needsVerification).toBe(true);
});

it('keeps what is known when there is no answer', async () => {
  const { allowance, refuse } = setUp();
  await allowance.load();
  refuse();
  await allowance.load();
  expect(allowance.today?.left).toBe('879.5');
});
