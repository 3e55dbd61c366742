import { describe, expect, it } from 'vitest';
import { SessionStore } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { NicknameForm, type NicknameMode } from './NicknameForm.ts';

function open(mode: NicknameMode, handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const fake = createFakeApi(handlers);
  return { ...fake, form: new NicknameForm(mode, new SessionStore(createFakeDeps({ api: fake.api }))) };
}

describe('NicknameForm', () => {
  it('strips spaces and stops at ten characters', () => {
    const { form } = open('set');
    form.type(' 家 明 ');
    expect(form.text).toBe('家明');
    form.type('12345678901234');
    expect(form.text).toBe('1234567890');
  });

  it('leaves an input method alone until it is finished', () => {
    const { form } = open('set');
    form.type("chen'jia'ming", true);
    expect(form.text).toBe("chen'jia'ming");
    form.type('陈家明');
    expect(form.text).toBe('陈家明');
  });

  it('reports an empty nickname only after something was typed', () => {
    const { form } = open('set');
    expect([form.error, form.acceptable]).toEqual([null, false]);
    form.type('a');
    form.type('');
    expect(form.error).not.toBeNull();
  });

  it.each([
    ['set', 'user.setNickName'],
    ['modify', 'user.changeNickName'],
  ] as const)('%s calls %s', async (mode, call) => {
    const { form, named } = open(mode);
    form.type('Kai');
    expect(await form.save()).toBe(true);
    expect(named(call)).toEqual([{ nickName: 'Kai' }]);
  });

  it('is not saved when the server refuses, and throws our own errors', async () => {
    const apiError = Object.assign(new FakeRefusal('ARGS_INVALID'), { name: 'ApiError' });
    const refused = open('set', { user: { setNickName: () => Promise.reject(apiError) } });
    refused.form.type('Kai');
    expect(await refused.form.save()).toBe(false);
    expect(refused.form.busy).toBe(false);

    const broken = open('set', { user: { setNickName: () => Promise.reject(new TypeError('x')) } });
    broken.form.type('Kai');
    await expect(broken.form.save()).rejects.toThrow(TypeError);
  });
});
