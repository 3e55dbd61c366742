import { expect, it } from 'vitest';
import { TRADE_STATUS, type Trade } from '@ezwallet/api-client/contract';
import { tradeMoments } from '../testing/tradeMoments.ts';
import { gainOf } from './gainOf.ts';

const isGood = (trade: Trade) =>
  trade.status === TRADE_STATUS.completed &&
  trade.events.at(-1)?.event !== 'verdictSplit' &&
  (trade.appeal?.verdict ?? null)?.result !== 'split';

it('is the coins of a buyer and the payment of a seller, after each good end and only then', () => {
  const gains = (side: 'buyer' | 'seller') => tradeMoments(side).map(({ trade }) => [trade, gainOf(trade)] as const);
  for (const [trade, gain] of gains('buyer'))
    expect(gain).toEqual(isGood(trade) ? { value: trade.amount, currency: trade.currency } : undefined);
  for (const [trade, gain] of gains('seller'))
    expect(gain).toEqual(isGood(trade) ? { value: trade.fiatAmount, currency: trade.fiat } : undefined);
});
