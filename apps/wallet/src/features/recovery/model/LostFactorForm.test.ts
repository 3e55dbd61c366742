import { describe, expect, it } from 'vitest';
import { createFakeApi, FakeRefusal, settle } from '@ezwallet/domain-stores/testing';
import { LostFactorForm } from './LostFactorForm.ts';

const who = { kind: 'phone', areaCode: '86', phone: '13812345678', email: '' } as const;
const common = { loginName: '13812345678', countryCode: '86', loginPassword: 'correct horse 7' };

function open(handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const fake = createFakeApi({
    user: { requestRecovery: () => Promise.resolve({ effectiveAt: 7 }), ...handlers.user },
  });
  const form = new LostFactorForm(fake.api, '86');
  form.fields.fill({ identity: who, loginPassword: 'correct horse 7' });
  return { ...fake, form };
}

describe('LostFactorForm', () => {
  it('asks for another mailbox with a code that went there', async () => {
    const { form, named } = open();
    form.choose('email');
    form.fields.fill({ newEmail: 'robin@example.com' });
    expect(await form.fields.submit()).toBe(false);
    expect(form.fields.errorOf('newCode')).not.toBeNull();
    form.fields.fill({ newCode: '482913' });
    expect(await form.fields.submit()).toBe(true);
    expect(named('user.requestRecovery')).toEqual([
      { ...common, kind: 'email', newEmail: 'robin@example.com', newEmailCode: '482913' },
    ]);
    expect(form.effectiveAt).toBe(7);
  });

  it('sends no code to an address that is none', async () => {
    const { form, named } = open();
    form.choose('email');
    form.fields.fill({ newEmail: 'robin' });
    await expect(form.sendCode()).rejects.toThrow('its field says so');
    expect(form.fields.errorOf('newEmail')).not.toBeNull();
    expect(named('user.sendEmailRegCode')).toEqual([]);
  });

  it('forgets a code that went to the other address', () => {
    const { form } = open();
    form.fields.fill({ newCode: '482913' });
    form.choose('email');
    expect(form.fields.values.newCode).toBe('');
  });

  it('asks for what the person still has', async () => {
    const { form, named } = open({
      user: {
        requestRecovery: ({ codes }) =>
          codes ? Promise.resolve({ effectiveAt: 7 }) : Promise.reject(new FakeRefusal('1042', { verifyTypes: [4] })),
      },
    });
    form.choose('otp');
    const done = form.fields.submit();
    await settle();
    form.proofs.form!.set(4, '280619');
    form.proofs.submit();
    expect(await done).toBe(true);
    expect(named('user.requestRecovery').at(-1)).toEqual({
      ...common,
      kind: 'otp',
      codes: [{ type: 4, code: '280619' }],
    });
  });
});
