import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorFacts } from '@ezwallet/api-client';
import { markMayBeDone } from '@ezwallet/domain-stores';
import { refusalMessage } from './refusalMessage.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const refusal = (code: string, body?: unknown) => new ApiError({ kind: 'refused', call: 'user.login', code, body });
const words = (error: unknown, now = 0) => {
  const message = refusalMessage(error, now);
  return message && i18n._(message);
};

describe('refusalMessage', () => {
  it.each([
    ['PASSWORD_INCORRECT', undefined, 'Wrong Password'],
    ['PASSWORD_INCORRECT', { remainTimes: 3 }, 'Wrong password. 3 attempts left.'],
    ['PASSWORD_INCORRECT', { remainTimes: 1 }, 'Wrong password. 1 attempt left.'],
    ['1049', { remainTimes: 2, lockedUntil: null }, 'Incorrect payment password. 2 attempts left.'],
    ['EXPIRED', { remainTimes: 4 }, 'Wrong verification code. 4 attempts left.'],
    ['TRY_AGAIN_LATER', { lockedUntil: 7_200_000 }, 'Too many wrong attempts. Try again in 120 minutes.'],
    ['1049', { remainTimes: 0, lockedUntil: 30_000 }, 'Too many wrong attempts. Try again in 1 minute.'],
    ['UNHEARD_OF', undefined, 'Something went wrong. Try again.'],
  ])('%s with %j', (code, body, text) => {
    expect(words(refusal(code, body))).toBe(text);
  });

  it('does not mention a lock that is over', () => {
    expect(words(refusal('TRY_AGAIN_LATER', { lockedUntil: 5 }), 10)).toBe('Try again later.');
  });

  it.each(['network', 'timeout', 'transport', 'unknown', 'aborted'] satisfies ApiErrorFacts['kind'][])(
    'is silent about %s, because the app has already shown a message',
    (kind) => {
      expect(refusalMessage(new ApiError({ kind, call: 'user.login' }))).toBeNull();
    },
  );

  it.each([
    ['an answer was lost', new ApiError({ kind: 'network', call: 'user.updateLoginPassword' })],
    ['a repeated request finds its code used', refusal('EXPIRED', { remainTimes: 4 })],
  ])('says that it may be done when %s', (_, error) => {
    expect(words(markMayBeDone(error))).toBe(
      'We lost the answer, so this may be done already. Check before you try again.',
    );
  });

  it('does not swallow our own errors', () => {
    expect(() => refusalMessage(new TypeError('x is undefined'))).toThrow(TypeError);
  });
});
