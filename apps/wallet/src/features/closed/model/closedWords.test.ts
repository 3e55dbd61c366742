import { expect, it } from 'vitest';
import { closedWords } from './closedWords.ts';

it.each([
  ['transfer', 'disabled', 'Transfers are closed', 'Your transfer permission is disabled. Please contact customer service.'],
  ['transfer', 'held', 'Transfers are closed', 'for 24 hours'],
  ['payment', 'disabled', 'Transfers are closed', 'Your transfer permission is disabled. Please contact customer service.'],
  ['payment', 'held', 'Transfers are closed', 'for 24 hours'],
  ['deposit', 'disabled', 'Deposits are closed', 'Your deposit permission is disabled. Please contact customer service.'],
  ['deposit', 'held', 'Deposits are closed', 'for 24 hours'],
  ['deposit', 'restricted', 'Deposits are closed', 'Your deposits are restricted at the moment.'],
  ['withdrawal', 'disabled', 'Withdrawals are closed', 'Your withdrawal permission is disabled. Please contact customer service.'],
  ['withdrawal', 'held', 'Withdrawals are closed', 'You can lift the hold'],
  ['withdrawal', 'restricted', 'Withdrawals are closed', 'Your withdrawals are restricted at the moment.'],
] as const)('%s, %s: tells the person', (permission, reason, title, content) => {
  const words = closedWords(permission, reason);
  expect(words.title.message).toBe(title);
  expect(words.content.message).toContain(content);
});
