import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { TRADE_STATUS } from '@ezwallet/api-client/contract';
import { lookOf, nextWords, timerWords, trackWords } from './tradeLooks.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const SIDES = [8, 9] as const;

it.each(Object.values(TRADE_STATUS))('status %s says on both sides what happens next', (status) => {
  for (const transactionType of SIDES) {
    const trade = { status, transactionType, sellLongTimeFlag: 0 } as const;
    expect(i18n._(lookOf(trade).name)).not.toBe('');
    expect(i18n._(nextWords(trade, '14:05'))).toMatch(/\.$/);
  }
});

it.each([0, 1, 3, 4] as const)('status %s says until when', (status) => {
  for (const transactionType of SIDES) {
    if (status === 0 && transactionType === 9) continue;
    expect(i18n._(nextWords({ status, transactionType, sellLongTimeFlag: 0 }, '14:05'))).toContain('14:05');
  }
});

it('after the release deadline, both learn what they can do', () => {
  const words = SIDES.map((transactionType) =>
    i18n._(nextWords({ status: 3, transactionType, sellLongTimeFlag: 1 }, '14:05')),
  );
  expect(words[0]).toMatch(/^You missed .*14:05/);
  expect(words[1]).toMatch(/^The seller missed .*appeal/);
});

it('names whose time runs, and whose step it is', () => {
  const [sale, purchase] = SIDES.map((transactionType) => ({ status: 1, transactionType, events: [] }) as const);
  expect(i18n._(timerWords('pay', purchase!))).toBe('left to pay');
  expect(i18n._(timerWords('pay', sale!))).toBe('Buyer’s time');
  expect(i18n._(trackWords('release', sale!, false))).toBe('You release');
  expect([false, true].map((isDone) => i18n._(trackWords('match', sale!, isDone)))).toEqual([
    'Find a buyer',
    'Matched',
  ]);
  expect(i18n._(trackWords('match', purchase!, false))).toBe('Ordered');
  const verdict = { seq: 9, event: 'verdictSplit', from: 5, to: 2, actor: 'operator', at: 1, reason: '' } as const;
  expect(i18n._(trackWords('release', { ...sale!, events: [verdict] }, true))).toBe('Support decides');
});
