import { describe, expect, it } from 'vitest';
import { createFakeApi, FakeRefusal, settle } from '@ezwallet/domain-stores/testing';
import { ForgotPasswordForm } from './ForgotPasswordForm.ts';

const typed = {
  identity: { kind: 'phone', areaCode: '86', phone: '13812345678', email: '' },
  verifyCode: '123456',
  newPassword: 'battery staple 8',
} as const;
const request = { loginName: '13812345678', countryCode: '86', verifyCode: '123456', newPassword: 'battery staple 8' };

function open(handlers: Parameters<typeof createFakeApi>[0]) {
  const fake = createFakeApi(handlers);
  const form = new ForgotPasswordForm(fake.api, '86');
  form.fields.fill(typed);
  return { ...fake, form };
}

describe('ForgotPasswordForm', () => {
  it('asks for the second proof that the server names, and sends its code by the same call', async () => {
    const { form, named } = open({
      user: {
        forgetLoginPassword: ({ codes }) =>
          codes ? Promise.resolve(true as const) : Promise.reject(new FakeRefusal('1042', { verifyTypes: [2] })),
      },
    });
    const done = form.submit();
    await settle();
    await form.proofs.form!.sendCode(2);
    expect(named('user.sendEmailRegCode')).toEqual([]);
    form.proofs.form!.set(2, '654321');
    form.proofs.submit();
    expect(await done).toBe(true);
    expect(form.outcome).toEqual({ effectiveAt: null });
    expect(named('user.forgetLoginPassword')).toEqual([
      request,
      request,
      { ...request, codes: [{ type: 2, code: '654321' }] },
    ]);
  });

  it('offers to wait where there is no second proof, and sends the request only then', async () => {
    const { form, named } = open({
      user: {
        forgetLoginPassword: () => Promise.reject(new FakeRefusal('CONDITION_NOT_FULLFILL')),
        requestRecovery: () => Promise.resolve({ effectiveAt: 7 }),
      },
    });
    expect(await form.submit()).toBe(false);
    expect(form.mustWait).toBe(true);
    expect(form.fields.problem).toBeNull();
    expect(named('user.requestRecovery')).toEqual([]);
    expect(await form.submit()).toBe(true);
    expect(form.outcome).toEqual({ effectiveAt: 7 });
    expect(named('user.requestRecovery')).toEqual([{ kind: 'password', ...request }]);
  });

  it('leads back to the code when it is wrong, and keeps what was typed', async () => {
    const { form } = open({
      user: {
        forgetLoginPassword: () => Promise.reject(new FakeRefusal('CONDITION_NOT_FULLFILL')),
        requestRecovery: () => Promise.reject(new FakeRefusal('EXPIRED')),
      },
    });
    await form.submit();
    await form.submit();
    expect(form.mustWait).toBe(false);
    expect(form.fields.errorOf('verifyCode')).not.toBeNull();
    expect(form.fields.values).toEqual(typed);
  });
});
