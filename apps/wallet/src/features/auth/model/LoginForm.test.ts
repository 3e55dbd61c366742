import { describe, expect, it, vi } from 'vitest';
import { LOGIN_RESULT_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi, createFakeDeps, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { SessionStore } from '@ezwallet/domain-stores';
import type { Identity } from './identity.ts';
import { LoginForm } from './LoginForm.ts';
import type { Challenge } from './Challenge.ts';

function open(handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const fake = createFakeApi(handlers);
  const session = new SessionStore(createFakeDeps({ api: fake.api }));
  const form = new LoginForm({ api: fake.api, session, areaCode: '86' });
  return { ...fake, session, form };
}

const identify = ({ fields }: LoginForm, identity: Partial<Identity>) =>
  fields.set('identity', { ...fields.values.identity, ...identity });

function typeWell(form: LoginForm) {
  identify(form, { phone: '13812345678' });
  form.setSecret({ password: 'correct horse' });
}

const refusing = (code: string, body?: unknown) => ({
  user: { login: () => Promise.reject(new FakeRefusal(code, body)) },
});

describe('LoginForm', () => {
  it('logs in with a password', async () => {
    const { form, session, named } = open();
    typeWell(form);
    expect(await form.fields.submit()).toBe(true);
    expect(session.signedIn).toBe(true);
    expect(named('user.login')).toEqual([
      { loginName: '13812345678', countryCode: '86', loginType: 1, password: 'correct horse' },
    ]);
  });

  it('logs in with a code, by email', async () => {
    const { form, named } = open();
    identify(form, { kind: 'email', email: 'Robin@Example.com' });
    form.setSecret({ way: 'code', code: '123456' });
    expect(await form.fields.submit()).toBe(true);
    expect(named('user.login')).toEqual([{ loginName: 'robin@example.com', loginType: 2, verifyCode: '123456' }]);
  });

  it('does not call the server while something is missing', async () => {
    const { form, named } = open();
    expect(await form.fields.submit()).toBe(false);
    expect(form.fields.errorOf('identity')).not.toBeNull();
    expect(form.fields.errorOf('secret')).not.toBeNull();
    expect(named('user.login')).toEqual([]);
  });

  it('clears an error as soon as its field changes', async () => {
    const { form } = open();
    await form.fields.submit();
    typeWell(form);
    expect([form.fields.errorOf('identity'), form.fields.errorOf('secret')]).toEqual([null, null]);
  });

  it('shows a wrong password beside the password, and keeps it for correction', async () => {
    const { form } = open(refusing('PASSWORD_INCORRECT', { remainTimes: 3 }));
    typeWell(form);
    expect(await form.fields.submit()).toBe(false);
    expect(form.fields.errorOf('secret')?.values).toEqual({ left: 3 });
    expect([form.fields.problem, form.fields.values.secret.password, form.fields.busy]).toEqual([
      null,
      'correct horse',
      false,
    ]);
  });

  it('empties a wrong code', async () => {
    const { form } = open(refusing('EXPIRED', { remainTimes: 2 }));
    typeWell(form);
    form.setSecret({ way: 'code', code: '123456' });
    expect(await form.fields.submit()).toBe(false);
    expect([form.fields.values.secret.code, form.fields.errorOf('secret')?.values]).toEqual(['', { left: 2 }]);
  });

  it('shows an unknown name beside the name, and anything else below', async () => {
    const unknown = open(refusing('USER_NOT_FOUND'));
    typeWell(unknown.form);
    await unknown.form.fields.submit();
    expect(unknown.form.fields.errorOf('identity')).not.toBeNull();

    const frozen = open(refusing('USER_INVALID'));
    typeWell(frozen.form);
    await frozen.form.fields.submit();
    expect(frozen.form.fields.problem).not.toBeNull();
  });

  it('passes a captcha when the server requires one', async () => {
    const { form, named } = open({
      user: {
        login: (request) =>
          'captchaTicket' in request && request.captchaTicket === 'tk'
            ? Promise.resolve(LOGIN_RESULT_EXAMPLE)
            : Promise.reject(new FakeRefusal('CONDITION_NOT_FULLFILL', { captcha: true, scene: 'login' })),
      },
    });
    typeWell(form);
    const submitting = form.fields.submit();
    await vi.waitFor(() => expect(form.gate.current).not.toBeNull());
    form.gate.solved('tk');
    expect(await submitting).toBe(true);
    expect(named('user.login')).toHaveLength(2);
  });

  it('asks for further proof where the server wants it', async () => {
    const needed = {
      token: '',
      needAuth: true,
      preToken: 'pt',
      verifyTypes: [1, 2] satisfies Challenge['verifyTypes'],
    };
    const { form, session } = open({ user: { login: () => Promise.resolve({ ...LOGIN_RESULT_EXAMPLE, ...needed }) } });
    typeWell(form);
    expect(await form.fields.submit()).toBe(false);
    expect(form.secondFactor).toMatchObject({ loginName: '13812345678', preToken: 'pt', verifyTypes: [1, 2] });
    expect(session.signedIn).toBe(false);
    form.closeSecondFactor();
    expect(form.secondFactor).toBeNull();
  });

  it('submits once at a time', async () => {
    const { form, named } = open();
    typeWell(form);
    expect(await Promise.all([form.fields.submit(), form.fields.submit()])).toEqual([true, false]);
    expect(named('user.login')).toHaveLength(1);
  });
});
