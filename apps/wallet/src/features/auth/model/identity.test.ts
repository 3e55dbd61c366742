import { describe, expect, it } from 'vitest';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { CodeNotSent } from '../../../shared/codes/sendCode.ts';
import { createForm } from '../../../shared/form/createForm.ts';
import { checkIdentity, type Identity, IDENTITY_REFUSALS, newIdentity } from './identity.ts';
import { sendIdentityCode } from './sendIdentityCode.ts';

function open(
  handlers: Parameters<typeof createFakeApi>[0] = {},
  send: () => Promise<boolean> = () => Promise.resolve(true),
) {
  const fake = createFakeApi(handlers);
  const form = createForm({
    values: { identity: newIdentity('86') },
    checks: { identity: checkIdentity },
    send,
    refusals: IDENTITY_REFUSALS,
  });
  const identify = (identity: Partial<Identity>) => form.set('identity', { ...form.values.identity, ...identity });
  const gate = new CaptchaGate();
  return { ...fake, form, identify, sendCode: () => sendIdentityCode(form, fake.api, gate, 'register') };
}

describe('a login name', () => {
  it.each(['USER_NOT_FOUND', 'ALREADY_REGISTERED'])('has %s beside it', async (code) => {
    const { form, identify } = open({}, () => Promise.reject(new FakeRefusal(code)));
    identify({ phone: '13812345678' });
    expect(await form.submit()).toBe(false);
    expect(form.errorOf('identity')).not.toBeNull();
    expect(form.problem).toBeNull();
  });

  it('is in its normal form with what it is', () => {
    const identity = { ...newIdentity('86'), phone: '13812345678', email: 'Robin@Example.com' };
    expect(checkIdentity(identity)).toEqual({ ok: true, value: { loginName: '13812345678', countryCode: '86' } });
    expect(checkIdentity({ ...identity, kind: 'email' })).toEqual({
      ok: true,
      value: { loginName: 'robin@example.com' },
    });
  });

  it('gets codes for the scene; the form tells why none was sent', async () => {
    const { form, identify, sendCode, named } = open({
      user: { sendEmailRegCode: () => Promise.reject(new FakeRefusal('REQUEST_TOO_FREQUENT')) },
    });
    await expect(sendCode()).rejects.toThrow(CodeNotSent);
    expect([form.errorOf('identity') === null, form.problem]).toEqual([false, null]);
    identify({ areaCode: '852', phone: '91234567' });
    await sendCode();
    expect(named('user.sendMsg')).toEqual([{ scene: 'register', countryCode: '852', phone: '91234567' }]);
    identify({ kind: 'email', email: 'robin@example.com' });
    await expect(sendCode()).rejects.toThrow('REQUEST_TOO_FREQUENT');
    expect(form.problem).not.toBeNull();
  });
});
