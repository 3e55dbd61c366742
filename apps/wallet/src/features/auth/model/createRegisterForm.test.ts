import { describe, expect, it, vi } from 'vitest';
import { SessionStore } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { passwordRules } from './passwordRules.ts';
import { createRegisterForm } from './createRegisterForm.ts';

const FIELDS = ['identity', 'verifyCode', 'password', 'invitationCode', 'agree'] as const;

function open(handlers: Parameters<typeof createFakeApi>[0] = {}, inviteCode = '') {
  const fake = createFakeApi(handlers);
  const session = new SessionStore(createFakeDeps({ api: fake.api }));
  return { ...fake, session, ...createRegisterForm({ api: fake.api, session, areaCode: '86', inviteCode }) };
}

type Fields = ReturnType<typeof createRegisterForm>['fields'];

function fill(fields: Fields) {
  fields.set('identity', { ...fields.values.identity, phone: '13812345678' });
  fields.set('verifyCode', '123456');
  fields.set('password', 'sunny-harbour-1');
  fields.set('agree', true);
}

/** Where the form tells something. */
const placesOf = (fields: Fields) => [
  ...FIELDS.filter((field) => fields.errorOf(field) !== null),
  ...(fields.problem ? ['problem'] : []),
];

describe('createRegisterForm', () => {
  it('opens an account with the invitation from the link', async () => {
    const { fields, session, named } = open({}, 'EZ7KD42P');
    fill(fields);
    expect(await fields.submit()).toBe(true);
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
    const { fields, named } = open();
    fill(fields);
    await fields.submit();
    expect(named('user.register')[0]).not.toHaveProperty('invitationCode');
  });

  it('shows everything that is missing at once, and does not call the server', async () => {
    const { fields, named } = open({}, '??');
    expect(await fields.submit()).toBe(false);
    expect(placesOf(fields)).toEqual(FIELDS);
    expect(named('user.register')).toEqual([]);
  });

  it('clears one field’s error at a time', async () => {
    const { fields } = open();
    await fields.submit();
    fields.set('verifyCode', '1');
    expect(placesOf(fields)).toEqual(['identity', 'password', 'agree']);
  });

  it('refuses a leaked password before the server is asked', async () => {
    const { fields, rules, named } = open();
    fill(fields);
    fields.set('password', 'sunny-harbour-1');
    await vi.waitFor(() => expect(rules().leaked).toBe(true));
    fields.set('password', 'Minecraft');
    expect(await fields.submit()).toBe(false);
    expect(fields.errorOf('password')?.message).toBe('This password is known from data leaks. Choose another one.');
    expect(rules().leaked).toBe(false);
    expect(named('user.register')).toEqual([]);
  });

  it.each([
    ['EXPIRED', undefined, 'verifyCode'],
    ['PASSWORD_INCORRECT', undefined, 'password'],
    ['ALREADY_REGISTERED', undefined, 'identity'],
    ['ARGS_INVALID', { fields: ['invitationCode'] }, 'invitationCode'],
    ['ARGS_INVALID', { fields: ['password'], issue: 'LOGIN_PASSWORD_COMMON' }, 'password'],
    ['ARGS_INVALID', { fields: ['agree'] }, 'agree'],
    ['ARGS_INVALID', { fields: ['countryCode'] }, 'problem'],
    ['ARGS_INVALID', undefined, 'problem'],
  ])('%s %j is shown at the %s', async (code, body, place) => {
    const { fields } = open({ user: { register: () => Promise.reject(new FakeRefusal(code, body)) } });
    fill(fields);
    expect(await fields.submit()).toBe(false);
    expect(fields.busy).toBe(false);
    expect(placesOf(fields)).toEqual([place]);
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
