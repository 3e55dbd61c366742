import { expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { IdentityStore } from './IdentityStore.ts';

const APPLICATION = { countryCode: '86', idType: 1, realName: '张晓明', idNo: '11010519491231002X', agree: true } as const;

function setUp(createKycJunior = async () => ({ kycLevel: 1, kycApplyStatus: 2 }) as const) {
  const { api, named } = createFakeApi({ kyc: { createKycJunior } });
  const reload = vi.fn(() => Promise.resolve());
  return { identity: new IdentityStore({ api }, { session: { reload } }), named, reload };
}

it('loads the person and the level again after an application', async () => {
  const { identity, named, reload } = setUp();
  await identity.apply(APPLICATION);
  expect(named('kyc.createKycJunior')).toEqual([APPLICATION]);
  expect(reload).toHaveBeenCalledOnce();
  expect(identity.info.value?.kycLevel).toBe(1);
});

it('is done although the person does not load', async () => {
  const { identity, reload } = setUp();
  reload.mockRejectedValueOnce(new FakeRefusal('SYSTEM_ERROR'));
  await expect(identity.apply(APPLICATION)).resolves.toBeUndefined();
});

it('loads nothing after a refusal', async () => {
  const { identity, reload } = setUp(() => Promise.reject(new FakeRefusal('ALREADY_EXISTS')));
  await expect(identity.apply(APPLICATION)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
  expect(reload).not.toHaveBeenCalled();
});
