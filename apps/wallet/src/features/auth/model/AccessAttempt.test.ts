import type { MessageDescriptor } from '@lingui/core';
import { describe, expect, it, vi } from 'vitest';
import type { Refusal } from '@ezwallet/domain-stores';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { CodeNotSent } from '../../../shared/codes/sendCode.ts';
import { AccessAttempt } from './AccessAttempt.ts';

const nowhere = () => false;

function open(handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const fake = createFakeApi(handlers);
  return { ...fake, attempt: new AccessAttempt({ api: fake.api, scene: 'register', areaCode: '86' }) };
}

describe('AccessAttempt', () => {
  it('is busy while it runs, and clears the last problem', async () => {
    const { attempt } = open();
    await attempt.run(() => Promise.reject(new FakeRefusal('USER_INVALID')), nowhere);
    expect(attempt.problem).not.toBeNull();
    let enter = (_open: boolean): void => {};
    const running = attempt.run(() => new Promise((resolve) => (enter = resolve)), nowhere);
    expect([attempt.busy, attempt.problem]).toEqual([true, null]);
    enter(true);
    expect(await running).toBe(true);
    expect(attempt.busy).toBe(false);
  });

  it.each(['USER_NOT_FOUND', 'ALREADY_REGISTERED'])('shows %s beside the login name', async (code) => {
    const { attempt } = open();
    const elsewhere = vi.fn(nowhere);
    expect(await attempt.run(() => Promise.reject(new FakeRefusal(code)), elsewhere)).toBe(false);
    expect(attempt.identity.error).not.toBeNull();
    expect(attempt.problem).toBeNull();
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('leaves a refusal about a field to its form', async () => {
    const { attempt } = open();
    const shown: unknown[] = [];
    const atField = ({ code, body }: Refusal, words: MessageDescriptor) => shown.push([code, body, words]) > 0;
    await attempt.run(() => Promise.reject(new FakeRefusal('EXPIRED', { remainTimes: 2 })), atField);
    expect(shown).toEqual([['EXPIRED', { remainTimes: 2 }, expect.objectContaining({ values: { left: 2 } })]]);
    expect(attempt.problem).toBeNull();
  });

  it('does not swallow our own errors, and is free again afterwards', async () => {
    const { attempt } = open();
    await expect(attempt.run(() => Promise.reject(new TypeError('x is undefined')), nowhere)).rejects.toThrow(TypeError);
    expect(attempt.busy).toBe(false);
  });

  it('sends codes for its scene, and shows the problem and rejects if none was sent', async () => {
    const { attempt, named } = open({ user: { sendEmailRegCode: () => Promise.reject(new FakeRefusal('REQUEST_TOO_FREQUENT')) } });
    await expect(attempt.sendCode()).rejects.toThrow(CodeNotSent);
    expect(attempt.problem).toBeNull();
    attempt.identity.setPhone({ areaCode: '852', number: '91234567' });
    await attempt.sendCode();
    expect(named('user.sendMsg')).toEqual([{ scene: 'register', countryCode: '852', phone: '91234567' }]);
    attempt.identity.setKind('email');
    attempt.identity.setEmail('robin@example.com');
    await expect(attempt.sendCode()).rejects.toThrow('REQUEST_TOO_FREQUENT');
    expect(attempt.problem).not.toBeNull();
  });
});
