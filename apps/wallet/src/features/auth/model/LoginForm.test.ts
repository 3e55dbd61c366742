import { describe, expect, it, vi } from 'vitest';
import { LOGIN_RESULT_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi, createFakeDeps, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { SessionStore } from '@ezwallet/domain-stores';
import { CodeNotSent } from '../../../shared/codes/sendCode.ts';
import { LoginForm } from './LoginForm.ts';

function open(handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const fake = createFakeApi(handlers);
  const session = new SessionStore(createFakeDeps({ api: fake.api }));
  const form = new LoginForm({ api: fake.api, session, areaCode: '86' });
  return { ...fake, session, form };
}

function typeWell(form: LoginForm) {
  form.identity.setPhone({ areaCode: '86', number: '138 1234 5678' });
  form.setPassword('correct horse');
}

const refusing = (code: string, body?: unknown) => ({ user: { login: () => Promise.reject(new FakeRefusal(code, body)) } });

describe('LoginForm', () => {
  it('logs in with a password', async () => {
    const { form, session, named } = open();
    typeWell(form);
    expect(await form.submit()).toBe(true);
    expect(session.signedIn).toBe(true);
    expect(named('user.login')).toEqual([
      { loginName: '13812345678', countryCode: '86', loginType: 1, password: 'correct horse' },
    ]);
  });

  it('logs in with a code, by email', async () => {
    const { form, named } = open();
    form.identity.setKind('email');
    form.identity.setEmail(' Robin@Example.com ');
    form.setWay('code');
    form.setCode('123456');
    expect(await form.submit()).toBe(true);
    expect(named('user.login')).toEqual([{ loginName: 'robin@example.com', loginType: 2, verifyCode: '123456' }]);
  });

  it('does not call the server while something is missing', async () => {
    const { form, named } = open();
    expect(await form.submit()).toBe(false);
    expect(form.identity.error).not.toBeNull();
    expect(form.secretError).not.toBeNull();
    expect(named('user.login')).toEqual([]);
  });

  it('clears an error as soon as its field changes', async () => {
    const { form } = open();
    await form.submit();
    typeWell(form);
    expect([form.identity.error, form.secretError]).toEqual([null, null]);
  });

  it('shows a wrong password beside the password, and keeps it for correction', async () => {
    const { form } = open(refusing('PASSWORD_INCORRECT', { remainTimes: 3 }));
    typeWell(form);
    expect(await form.submit()).toBe(false);
    expect(form.secretError?.values).toEqual({ left: 3 });
    expect([form.problem, form.password, form.busy]).toEqual([null, 'correct horse', false]);
  });

  it('shows an unknown name beside the name, and anything else below', async () => {
    const unknown = open(refusing('USER_NOT_FOUND'));
    typeWell(unknown.form);
    await unknown.form.submit();
    expect(unknown.form.identity.error).not.toBeNull();

    const frozen = open(refusing('USER_INVALID'));
    typeWell(frozen.form);
    await frozen.form.submit();
    expect(frozen.form.problem).not.toBeNull();
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
    const submitting = form.submit();
    await vi.waitFor(() => expect(form.gate.current).not.toBeNull());
    form.gate.solved('tk');
    expect(await submitting).toBe(true);
    expect(named('user.login')).toHaveLength(2);
  });

  it('asks for further proof and opens the session with it', async () => {
    const { form, session, named } = open({
      user: {
        login: () =>
          Promise.resolve({ ...LOGIN_RESULT_EXAMPLE, token: '', needAuth: true, preToken: 'pt', verifyTypes: [1, 2] }),
      },
    });
    typeWell(form);
    expect(await form.submit()).toBe(false);
    const factor = form.secondFactor;
    expect(factor?.verifyTypes).toEqual([1, 2]);
    factor?.setCode(1, '111222');
    expect(factor?.complete).toBe(false);
    factor?.setCode(2, '333444');
    expect(await factor?.submit()).toBe(true);
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
    const { form } = open({
      user: {
        login: () => Promise.resolve({ ...LOGIN_RESULT_EXAMPLE, token: '', needAuth: true, preToken: 'pt', verifyTypes: [3] }),
        loginAuth: () => Promise.reject(new FakeRefusal('EXPIRED')),
      },
    });
    typeWell(form);
    await form.submit();
    form.secondFactor?.setCode(3, '111222');
    expect(await form.secondFactor?.submit()).toBe(false);
    expect(form.secondFactor?.codeOf(3)).toBe('');
    expect(form.secondFactor?.problem).not.toBeNull();
  });

  it('sends a code to the typed target, and rejects without one', async () => {
    const { form, named } = open();
    await expect(form.sendCode()).rejects.toThrow(CodeNotSent);
    form.identity.setPhone({ areaCode: '852', number: '91234567' });
    await form.sendCode();
    expect(named('user.sendMsg')).toEqual([{ scene: 'login', countryCode: '852', phone: '91234567' }]);
  });

  it('submits once at a time', async () => {
    const { form, named } = open();
    typeWell(form);
    expect(await Promise.all([form.submit(), form.submit()])).toEqual([true, false]);
    expect(named('user.login')).toHaveLength(1);
  });
});
