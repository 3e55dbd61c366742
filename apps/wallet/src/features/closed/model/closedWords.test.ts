import { expect, it } from 'vitest';
import { setupI18n } from '@lingui/core';
import type { HoldView } from '@ezwallet/api-client/contract';
import { closedWords, holdWords } from './closedWords.ts';

it.each([
  [
    'transfer',
    'disabled',
    'Transfers are unavailable',
    'Transfers are disabled for your account. Your money stays in your balance.',
  ],
  ['transfer', 'held', 'Transfers are unavailable', 'for 24 hours'],
  [
    'payment',
    'disabled',
    'Transfers are unavailable',
    'Transfers are disabled for your account. Your money stays in your balance.',
  ],
  ['payment', 'held', 'Transfers are unavailable', 'for 24 hours'],
  [
    'deposit',
    'disabled',
    'Deposits are unavailable',
    'Deposits are disabled for your account. Your money stays in your balance.',
  ],
  ['deposit', 'held', 'Deposits are unavailable', 'for 24 hours'],
  ['deposit', 'restricted', 'Deposits are unavailable', 'Your deposits are restricted right now.'],
  [
    'withdrawal',
    'disabled',
    'Withdrawals are unavailable',
    'Withdrawals are disabled for your account. Your money stays in your balance.',
  ],
  ['withdrawal', 'held', 'Withdrawals are unavailable', 'for 24 hours'],
  ['withdrawal', 'restricted', 'Withdrawals are unavailable', 'Your withdrawals are restricted right now.'],
  ['acceptor', 'disabled', 'For merchants only', 'Your account is not a merchant account.'],
] as const)('%s, %s: tells the person', (permission, reason, title, content) => {
  const words = closedWords(permission, reason);
  expect(words.title.message).toBe(title);
  expect(words.content.message).toContain(content);
});

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const until = new Date(2026, 10, 23, 9, 30).getTime();
const told = (hold: Pick<HoldView, 'reasons' | 'liftBy'>) =>
  holdWords({ until, ...hold }).map((words) => i18n._(words));

it.each([
  [
    ['paymentPassword'],
    'You changed your payment password, so money cannot leave your account until 2026/11/23 09:30.',
  ],
  [
    ['whitelistOff'],
    'You turned off the address whitelist, so money cannot leave your account until 2026/11/23 09:30.',
  ],
  [
    ['phone', 'email'],
    'You changed your security settings, so money cannot leave your account until 2026/11/23 09:30.',
  ],
] as const)('a hold after %j tells why and until when', (reasons, words) => {
  expect(told({ reasons: [...reasons], liftBy: [] })[0]).toBe(words);
});

it('a hold tells what can end it', () => {
  expect(told({ reasons: ['phone'], liftBy: [] })[1]).toMatch(/^It ends by itself/);
  expect(told({ reasons: ['phone'], liftBy: [3] })[1]).toMatch(/authenticator app/);
});
