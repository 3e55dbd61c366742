import { describe, expect, it } from 'vitest';
import { SessionStore } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeRefusal } from '@ezwallet/domain-stores/testing';
import type { PaymentPasswordMode } from '../../../world/paths.ts';
import { PaymentPasswordForm } from './PaymentPasswordForm.ts';

function open(mode: PaymentPasswordMode, handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const fake = createFakeApi(handlers);
  const session = new SessionStore(createFakeDeps({ api: fake.api }));
  const form = new PaymentPasswordForm(mode, { api: fake.api, session });
  return { ...fake, session, form, sent: () => fake.named('user.updateTranPass') };
}

function choose(form: PaymentPasswordForm, password = '280619') {
  form.fields.set('newPassword', password);
  form.giveNew();
}

async function repeat(form: PaymentPasswordForm, password = '280619') {
  form.fields.set('repeated', password);
  await form.giveRepeated();
}

const tellsNothing = ({ fields }: PaymentPasswordForm) =>
  fields.problem === null &&
  (['oldPassword', 'loginPassword', 'verifyCode', 'newPassword', 'repeated'] as const).every(
    (name) => fields.errorOf(name) === null,
  );

describe('PaymentPasswordForm', () => {
  it('sets the first one, with the login password as proof', async () => {
    const { form, sent } = open('set');
    form.fields.set('loginPassword', 'sunny-harbour-1');
    form.giveProof();
    choose(form);
    await repeat(form);
    expect(form.step).toBe('done');
    expect(sent()).toEqual([{ type: 'set', newPassword: '280619', loginPassword: 'sunny-harbour-1' }]);
  });

  it('changes it, with the old one as proof', async () => {
    const { form, sent } = open('change');
    form.fields.set('oldPassword', '111222');
    form.giveProof();
    choose(form);
    await repeat(form);
    expect(sent()).toEqual([{ type: 'change', newPassword: '280619', oldPassword: '111222' }]);
  });

  it('resets it, with the login password and a code as proof', async () => {
    const { form, sent } = open('reset');
    form.fields.set('loginPassword', 'sunny-harbour-1');
    form.giveProof();
    expect([form.step, tellsNothing(form)]).toEqual(['proof', false]);
    form.fields.set('verifyCode', '654321');
    form.giveProof();
    choose(form);
    await repeat(form);
    expect(sent()).toEqual([
      { type: 'reset', newPassword: '280619', loginPassword: 'sunny-harbour-1', verifyCode: '654321' },
    ]);
  });

  it.each(['123456', '111111', '121212'])('rejects %s at once', (weak) => {
    const { form } = open('set');
    form.fields.set('loginPassword', 'x');
    form.giveProof();
    choose(form, weak);
    expect([form.step, form.fields.values.newPassword, tellsNothing(form)]).toEqual(['new', '', false]);
  });

  it('rejects the old one as the new one', () => {
    const { form } = open('change');
    form.fields.set('oldPassword', '280619');
    form.giveProof();
    choose(form);
    expect([form.step, tellsNothing(form)]).toEqual(['new', false]);
  });

  it('starts over when the two entries differ', async () => {
    const { form, sent } = open('set');
    form.fields.set('loginPassword', 'x');
    form.giveProof();
    choose(form);
    await repeat(form, '280618');
    expect([form.step, form.fields.values.newPassword, form.fields.values.repeated]).toEqual(['new', '', '']);
    expect(sent()).toEqual([]);
  });

  it.each(['1049', 'PASSWORD_INCORRECT', 'PINCODE_INVALID', 'EXPIRED'])(
    'goes back to the proof for %s',
    async (code) => {
      const { form } = open('change', { user: { updateTranPass: () => Promise.reject(new FakeRefusal(code)) } });
      form.fields.set('oldPassword', '111222');
      form.giveProof();
      choose(form);
      await repeat(form);
      expect([form.step, form.fields.values.oldPassword, tellsNothing(form), form.fields.busy]).toEqual([
        'proof',
        '',
        false,
        false,
      ]);
    },
  );

  it('steps back without keeping digits, but not before the first step', () => {
    const { form } = open('set');
    form.back();
    expect([form.step, form.taken]).toEqual(['proof', 0]);
    form.fields.set('loginPassword', 'x');
    form.giveProof();
    choose(form);
    form.back();
    expect([form.step, form.taken, form.fields.values.newPassword]).toEqual(['new', 1, '']);
    form.back();
    expect(form.step).toBe('proof');
  });

  it('asks for the old one again after a step back, because only its last digit goes on', () => {
    const { form } = open('change');
    form.fields.set('oldPassword', '111222');
    form.giveProof();
    form.back();
    expect([form.step, form.fields.values.oldPassword]).toEqual(['proof', '']);
  });

  it('sends a reset code to the person’s own phone, or otherwise email', async () => {
    const { form, session, named } = open('reset');
    await form.sendCode();
    expect(named('user.sendEmailRegCode')).toEqual([{ scene: 'paymentPassword' }]);
    await session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
    await form.sendCode();
    expect(named('user.sendMsg')).toEqual([{ scene: 'paymentPassword' }]);
  });
});
