import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { TRADE_STATUS, TRANSACTION_TYPES } from '@ezwallet/api-client/constants';
import { warningsFor } from '@ezwallet/api-client/constants';
import { quickPhrases } from './quickPhrases.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
/** The buttons that move an order. */
const MOVES = ['I have paid', 'Release', 'Cancel', 'Appeal', 'Money received'];

const phrases = Object.values(TRADE_STATUS).flatMap((status) =>
  [TRANSACTION_TYPES.buy, TRANSACTION_TYPES.sell].flatMap((transactionType) =>
    quickPhrases({ status, transactionType }).map((phrase) => i18n._(phrase)),
  ),
);

it('no phrase repeats the words of a button that moves the order', () => {
  expect(phrases.length).toBeGreaterThan(10);
  for (const words of MOVES)
    expect(phrases.filter((phrase) => phrase.toLowerCase().includes(words.toLowerCase()))).toEqual([]);
});

it('no phrase asks a question before it is sent', () => {
  expect(phrases.flatMap((phrase) => warningsFor(phrase))).toEqual([]);
});
