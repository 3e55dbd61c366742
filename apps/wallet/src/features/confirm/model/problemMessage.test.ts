import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { Failure } from '@ezwallet/domain-stores';
import { problemMessage } from './problemMessage.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const NOW = 1_790_000_000_000;

it.each<[Failure, RegExp]>([
  [{ code: 'SELF' }, /yourself/],
  [{ code: 'OFFLINE' }, /Nothing was sent/],
  [{ code: 'UNWRITTEN' }, /device is out of storage.*nothing was sent/],
  [{ code: 'USER_NUMBER_EMPTY' }, /Enter a user number/],
  [{ code: 'USER_NUMBER_FORMAT' }, /5 to 7 letters or digits/],
  [{ code: 'USER_NOT_FOUND' }, /could not find/],
  [{ code: 'BALANCE_NOT_ENOUGH' }, /balance is too low/],
  [{ code: '1049', remainTimes: 1 }, /Incorrect payment password. 1 attempt left/],
  [{ code: '1049', remainTimes: 0, lockedUntil: NOW + 7_200_000 }, /Try again in 120 minutes/],
  [{ code: 'NO_RIGHTS' }, /cannot send money right now/],
  [{ code: 'NO_RIGHTS', isHeld: true }, /on hold after a change/],
  [{ code: '2222' }, /Something went wrong/],
  [{ code: 'A_CODE_OF_TOMORROW' }, /Something went wrong/],
])('%j', (problem, words) => {
  expect(i18n._(problemMessage(problem, NOW))).toMatch(words);
});
