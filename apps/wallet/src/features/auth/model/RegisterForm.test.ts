import { describe, expect, it, vi } from 'vitest';
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

  it('refuses a leaked password before the server is asked', async () => {
    const { form, named } = open();
    fill(form);
    form.setPassword('Minecraft');
    await vi.waitFor(() => expect(form.known).not.toBeNull());
    expect(await form.submit()).toBe(false);
    expect(form.errors.password?.message).toBe('This password is known from data leaks. Choose another one.');
    expect(form.rules.leaked).toBe(false);
    expect(named('user.register')).toEqual([]);
  });

  it.each([
    ['EXPIRED', undefined, 'code'],
    ['PASSWORD_INCORRECT', undefined, 'password'],
    ['ALREADY_REGISTERED', undefined, 'identity'],
    ['ARGS_INVALID', { fields: ['invitationCode'] }, 'inviteCode'],
    ['ARGS_INVALID', { fields: ['password'], issue: 'LOGIN_PASSWORD_COMMON' }, 'password'],
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
  const known = new Set(['minecraft']);
  it.each([
    ['', { length: false, distinct: false, sequence: false, leaked: false }],
    ['aaaaaaaa', { length: true, distinct: false, sequence: true, leaked: true }],
    ['abc', { length: false, distinct: true, sequence: true, leaked: true }],
    ['123456', { length: false, distinct: true, sequence: false, leaked: true }],
    ['12345678', { length: true, distinct: true, sequence: false, leaked: true }],
    ['MineCraft', { length: true, distinct: true, sequence: true, leaked: false }],
    ['sunny-harbour-1', { length: true, distinct: true, sequence: true, leaked: true }],
  ])('%j meets %j', (password, kept) => {
    expect(passwordRules(password, known)).toEqual(kept);
  });

  it('does not tick the rule about leaks before the list is there', () => {
    expect(passwordRules('sunny-harbour-1', null).leaked).toBe(false);
  });
});
