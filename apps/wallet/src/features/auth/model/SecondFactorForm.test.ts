import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { SessionStore } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeRefusal } from '@ezwallet/domain-stores/testing';
import type { Challenge } from './Challenge.ts';
import { SecondFactorForm } from './SecondFactorForm.ts';

const NOW = 1_790_000_000_000;
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function open(verifyTypes: Challenge['verifyTypes'], handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const fake = createFakeApi(handlers);
  const session = new SessionStore(createFakeDeps({ api: fake.api }));
  const challenge = { loginName: '13812345678', userId: '1024', preToken: 'pt', verifyTypes };
  return { ...fake, session, form: new SecondFactorForm({ api: fake.api, session, now: NOW }, challenge) };
}

const refusing = (code: string, body?: object) => ({
  user: { loginAuth: () => Promise.reject(new FakeRefusal(code, body)) },
});

describe('SecondFactorForm', () => {
  it('opens the session with a code of each kind', async () => {
    const { form, session, named } = open([1, 2]);
    form.proofs.set(1, '111222');
    expect(form.proofs.complete).toBe(false);
    form.proofs.set(2, '333444');
    expect(await form.submit()).toBe(true);
    expect(session.signedIn).toBe(true);
    expect(named('user.loginAuth')).toEqual([
      {
        loginName: '13812345678',
        preToken: 'pt',
        codes: [
          { type: 1, code: '111222' },
          { type: 2, code: '333444' },
        ],
      },
    ]);
  });

  it('says which proof is wrong, and keeps the others', async () => {
    const { form } = open([3, 7], refusing('USER_NOT_FOUND'));
    form.proofs.set(3, '111222');
    form.proofs.set(7, 'ABC123');
    expect(await form.submit()).toBe(false);
    expect(i18n._(form.proofs.problem!)).toBe('This is not the login name or user number of the account.');
    expect(form.proofs.of(3)).toBe('111222');
    form.proofs.set(7, 'ABC124');
    expect(form.proofs.problem).toBeNull();
  });

  it('takes a recovery code in place of a code of the authenticator', async () => {
    const { form, named } = open([3]);
    form.proofs.set(3, 'ACDEF-GHJKM');
    expect(await form.submit()).toBe(true);
    expect(named('user.loginAuth')).toMatchObject([{ codes: [{ type: 3, code: 'ACDEF-GHJKM' }] }]);
  });

  it('knows that the server has sent the codes, and has them sent again for this login', async () => {
    const { form, named } = open([1]);
    expect(form.proofs.sentAt).toBe(NOW);
    await form.proofs.sendCode(1);
    expect(named('user.sendMsgById')).toEqual([{ userId: '1024', preToken: 'pt', type: 1 }]);
    expect(named('user.sendMsg')).toEqual([]);
  });
});
