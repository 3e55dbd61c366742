import { describe, expect, it, vi } from 'vitest';
import {
  ACCOUNT_DEVICE_EXAMPLE,
  type AccountDevice,
  USER_INFO_EXAMPLE,
  type UserInfo,
} from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { markMayBeDone } from '../kit/failures.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { SecurityStore } from './SecurityStore.ts';

const CODES = [{ type: 1, code: '482913' }] as const;
const OTHER: AccountDevice = { ...ACCOUNT_DEVICE_EXAMPLE, deviceId: 'other', current: false };

function open(user: Partial<UserInfo> = {}, handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const fake = createFakeApi(handlers);
  const reload = vi.fn(() => Promise.resolve());
  const security = new SecurityStore(createFakeDeps({ api: fake.api }), {
    session: { reload, user: { ...USER_INFO_EXAMPLE, ...user } },
  });
  return { security, reload, named: fake.named };
}

describe('SecurityStore', () => {
  it('binds the first address of a kind, and changes a later one', async () => {
    const { security, reload, named } = open({ phone: '13812345678', email: '' });
    await security.bindAddress({ kind: 'email', email: 'robin@example.com', verifyCode: '111111' }, CODES);
    await security.bindAddress({ kind: 'phone', countryCode: '86', phone: '13987654321', verifyCode: '222222' });
    expect(named('user.bindEmail')).toEqual([{ email: 'robin@example.com', verifyCode: '111111', codes: CODES }]);
    expect(named('user.changePhone')).toEqual([{ countryCode: '86', phone: '13987654321', verifyCode: '222222' }]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  describe('after a lost answer', () => {
    const lost = markMayBeDone(new FakeRefusal('EXPIRED'));
    const answers = { user: { setAntiPhishingCode: () => Promise.reject(lost) } };

    it('takes the change for done if the person has it', async () => {
      const { security, reload } = open({ antiPhishingCode: 'Blue kite' }, answers);
      await security.setAntiPhishingCode('Blue kite', CODES);
      expect(reload).toHaveBeenCalledOnce();
    });

    it('fails if the person does not have it', async () => {
      const { security } = open({ antiPhishingCode: 'Red kite' }, answers);
      await expect(security.setAntiPhishingCode('Blue kite', CODES)).rejects.toBe(lost);
    });
  });

  it('does not look at the person after a refusal', async () => {
    const { security, reload } = open(
      { boundOtp: true },
      { user: { bindOtpInfo: () => Promise.reject(new FakeRefusal('EXPIRED')) } },
    );
    await expect(security.bindAuthenticator('111111', CODES)).rejects.toMatchObject({ code: 'EXPIRED' });
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['phone', true, 'user.phoneVerifySwitchOn'],
    ['phone', false, 'user.phoneVerifySwitchOff'],
    ['email', true, 'user.emailVerifySwitchOn'],
    ['email', false, 'user.emailVerifySwitchOff'],
  ] as const)('switches the check of the %s at logins to %s', async (check, on, call) => {
    const { security, named } = open();
    await security.setLoginCheck(check, on, CODES);
    expect(named(call)).toEqual([{ codes: CODES }]);
  });

  it('forgets the secret of an authenticator that is taken off', async () => {
    const { security } = open();
    await security.authenticator.load();
    await security.unbindAuthenticator(CODES);
    expect(security.authenticator.value).toBeUndefined();
  });

  it('counts the recovery codes again after making new ones', async () => {
    const { security, named } = open();
    expect(await security.makeRecoveryCodes(CODES)).toHaveLength(10);
    expect(named('user.getOtpInfo')).toHaveLength(1);
  });

  it('drops a revoked device from the list at once', async () => {
    const { security, named } = open(
      {},
      { user: { deviceList: () => Promise.resolve([ACCOUNT_DEVICE_EXAMPLE, OTHER]) } },
    );
    await security.devices.load();
    await security.revokeDevice('other');
    expect(security.devices.value).toEqual([ACCOUNT_DEVICE_EXAMPLE]);
    await security.revokeOtherDevices();
    expect(named('user.deviceList')).toHaveLength(2);
  });

  it('does not fail when the person’s data cannot be loaded after a change', async () => {
    const { security, reload } = open();
    reload.mockRejectedValueOnce(new Error('network'));
    await expect(security.setAntiPhishingCode('blue heron', CODES)).resolves.toBeUndefined();
  });
});
