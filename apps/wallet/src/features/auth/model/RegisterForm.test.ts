import { describe, expect, it } from 'vitest';
import { SessionStore } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { passwordRules } from './passwordRules.ts';
import { RegisterForm } from './RegisterForm.ts';

function open(handlers: Parameters<typeof createFakeApi>[0] = {}, inviteCode = '') {
  const fake = createFakeApi(handlers);
  const session = new SessionStore(createFakeDeps({ api: fake.api }));
  return { ...fake, session, form: new RegisterForm({ api: fake.api, session, areaCode: '86', inviteCode }) };
}

function fill(form: RegisterForm) {
  form.identity.setPhone({ areaCode: '86', number: '13812345678' });
  form.setCode('123456');
  form.setPassword('sunny-harbour-1');
  form.setAgree(true);
}

describe('RegisterForm', () => {
  it('opens an account with the invitation from the link', async () => {
    const { form, session, named } = open({}, 'EZ7KD42P');
    fill(form);
    expect(await form.submit()).toBe(true);
    expect(session.signedIn).toBe(true);
    expect(named('user.register')).toEqual([
      {
        loginName: '13812345678',
        countryCode: '86',
        password: 'sunny-harbour-1',
        verifyCode: '123456',
        invitationCode: 'EZ7KD42P',
        agree: true,
      },
    ]);
  });

  it('leaves out an empty invitation', async () => {
    const { form, named } = open();
    fill(form);
    await form.submit();
    expect(named('user.register')[0]).not.toHaveProperty('invitationCode');
  });

  it('shows everything that is missing at once, and does not call the server', async () => {
    const { form, named } = open({}, '??');
    expect(await form.submit()).toBe(false);
    expect(Object.keys(form.errors).sort()).toEqual(['agree', 'code', 'inviteCode', 'password']);
    expect(form.identity.error).not.toBeNull();
    expect(named('user.register')).toEqual([]);
  });

  it('clears one field’s error at a time', async () => {
    const { form } = open();
    await form.submit();
    form.setCode('1');
    expect(form.errors).not.toHaveProperty('code');
    expect(form.errors).toHaveProperty('password');
  });

  it.each([
    ['EXPIRED', undefined, 'code'],
    ['PASSWORD_INCORRECT', undefined, 'password'],
    ['ALREADY_REGISTERED', undefined, 'identity'],
    ['ARGS_INVALID', { fields: ['invitationCode'] }, 'inviteCode'],
    ['ARGS_INVALID', { fields: ['agree'] }, 'problem'],
    ['ARGS_INVALID', undefined, 'problem'],
  ])('%s %j is shown at the %s', async (code, body, place) => {
    const { form } = open({ user: { register: () => Promise.reject(new FakeRefusal(code, body)) } });
    fill(form);
    expect(await form.submit()).toBe(false);
    expect(form.busy).toBe(false);
    const shown = { ...form.errors, identity: form.identity.error, problem: form.problem };
    expect(Object.entries(shown).flatMap(([name, error]) => (error ? [name] : []))).toEqual([place]);
  });
});

describe('passwordRules', () => {
  it.each([
    ['', { length: false, distinct: false, sequence: false }],
    ['aaaaaaaa', { length: true, distinct: false, sequence: true }],
    ['abc', { length: false, distinct: true, sequence: true }],
    ['123456', { length: false, distinct: true, sequence: false }],
    ['12345678', { length: true, distinct: true, sequence: false }],
    ['sunny-harbour-1', { length: true, distinct: true, sequence: true }],
  ])('%j meets %j', (password, kept) => {
    expect(passwordRules(password)).toEqual(kept);
  });
});
