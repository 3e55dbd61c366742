import { expect, it } from 'vitest';
import { closedWords } from './closedWords.ts';

it.each([
  ['transfer', 'disabled', 'Transfers are unavailable', 'Transfers are disabled for your account. Contact customer service.'],
  ['transfer', 'held', 'Transfers are unavailable', 'for 24 hours'],
  ['payment', 'disabled', 'Transfers are unavailable', 'Transfers are disabled for your account. Contact customer service.'],
  ['payment', 'held', 'Transfers are unavailable', 'for 24 hours'],
  ['deposit', 'disabled', 'Deposits are unavailable', 'Deposits are disabled for your account. Contact customer service.'],
  ['deposit', 'held', 'Deposits are unavailable', 'for 24 hours'],
  ['deposit', 'restricted', 'Deposits are unavailable', 'Your deposits are restricted right now.'],
  ['withdrawal', 'disabled', 'Withdrawals are unavailable', 'Withdrawals are disabled for your account. Contact customer service.'],
  ['withdrawal', 'held', 'Withdrawals are unavailable', 'Confirm it is you to resume now'],
  ['withdrawal', 'restricted', 'Withdrawals are unavailable', 'Your withdrawals are restricted right now.'],
] as const)('%s, %s: tells the person', (permission, reason, title, content) => {
  const words = closedWords(permission, reason);
  expect(words.title.message).toBe(title);
  expect(words.content.message).toContain(content);
});
