import { parse } from 'valibot';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { contract, TRADE_EVENTS, TRADE_STATUS, type TradeParty } from '@ezwallet/api-client/contract';
import { isOpenTrade } from '@ezwallet/domain-stores';
import { lookOf, nextWords, stepWords } from '../../orders/index.ts';
import { tradeMoments } from './tradeMoments.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const SIDES: readonly TradeParty[] = ['buyer', 'seller'];

describe('the moments of a trade', () => {
  it('are all events and statuses of the machine', () => {
    const moments = SIDES.flatMap(tradeMoments);
    expect(new Set(moments.map(({ step }) => step.event))).toEqual(new Set(TRADE_EVENTS));
    expect(new Set(moments.map(({ trade }) => trade.status))).toEqual(new Set(Object.values(TRADE_STATUS)));
  });

  it.each(SIDES)('of a %s are trades by the contract, each with its words', (side) => {
    for (const { step, trade } of tradeMoments(side)) {
      expect(parse(contract.order.orderC2cDetail.response, trade), step.event).toEqual(trade);
      const words = [
        lookOf(trade).name,
        lookOf(trade).moved,
        nextWords(trade, '14:05'),
        stepWords(trade.events.at(-1)!, side),
      ];
      expect(
        words.map((each) => i18n._(each)).filter((each) => each === ''),
        step.event,
      ).toEqual([]);
    }
  });

  it.each(SIDES)('of a %s have a deadline exactly while one runs', (side) => {
    for (const { step, trade } of tradeMoments(side)) {
      if (!isOpenTrade(trade)) expect(trade.deadline, step.event).toBeNull();
      if (step.starts) expect(trade.deadline?.kind, step.event).toBe(isOpenTrade(trade) ? step.starts : undefined);
    }
  });
});
