import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { tradeMoments } from '../testing/tradeMoments.ts';
import { comingNext } from './comingNext.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const saidAfter = (event: string, side: 'buyer' | 'seller', hasAppeal = true) => {
  const { trade, at } = tradeMoments(side).find(
    (moment) => moment.step.event === event && (moment.trade.appeal !== null) === hasAppeal,
  )!;
  return i18n._(comingNext(trade, at));
};

it.each([
  ['verdictRelease', '500.00 USDT', '0.00 USDT'],
  ['verdictRefund', '0.00 USDT', '500.00 USDT'],
  ['verdictSplit', '300.00 USDT', '200.00 USDT'],
] as const)('after %s, both sides read what each of them gets', (event, toBuyer, toSeller) => {
  for (const side of ['buyer', 'seller'] as const) {
    expect(saidAfter(event, side)).toBe(`Support has decided. The buyer gets ${toBuyer}, the seller gets ${toSeller}.`);
  }
});

it('both sides learn of a part for each without an appeal too', () => {
  for (const side of ['buyer', 'seller'] as const)
    expect(saidAfter('verdictSplit', side, false)).toMatch(/each side gets a part/);
});

it('the status says how a trade ended that both sides agree on', () => {
  expect(saidAfter('agreeRelease', 'buyer')).toBe('The coins are in your balance.');
  expect(saidAfter('agreeRefund', 'seller')).toBe('Your coins are available again.');
});
