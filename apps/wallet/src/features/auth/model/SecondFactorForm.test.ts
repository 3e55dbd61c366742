import { describe, expect, it } from 'vitest';
import { SessionStore } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { type Challenge, SecondFactorForm } from './SecondFactorForm.ts';

function open(verifyTypes: Challenge['verifyTypes'], handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const fake = createFakeApi(handlers);
  const session = new SessionStore(createFakeDeps({ api: fake.api }));
  return { ...fake, session, form: new SecondFactorForm(session, { loginName: '13812345678', preToken: 'pt', verifyTypes }) };
}

describe('SecondFactorForm', () => {
  it('opens the session with a code of each kind', async () => {
    const { form, session, named } = open([1, 2]);
    form.setCode(1, '111222');
    expect(form.complete).toBe(false);
    form.setCode(2, '333444');
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

  it('clears the codes when the proof is refused', async () => {
    const { form } = open([3], { user: { loginAuth: () => Promise.reject(new FakeRefusal('EXPIRED')) } });
    form.setCode(3, '111222');
    expect(await form.submit()).toBe(false);
    expect(form.codeOf(3)).toBe('');
    expect(form.problem).not.toBeNull();
  });
});
