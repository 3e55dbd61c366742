import { isInLateAppeal, sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { stageOf } from '@ezwallet/domain-stores';

/** Money that a trade brought to one side. */
export interface Gain {
  readonly value: string;
  readonly currency: string;
}

/**
 * Finds what a trade brought to its owner: the coins to a buyer, the payment to a seller.
 *
 * @returns undefined without a good end, while an appeal can still change it, and where a verdict divided the coins
 */
export function gainOf(trade: Trade): Gain | undefined {
  const { appeal, events, amount, currency, fiat, fiatAmount } = trade;
  const isDivided = events.at(-1)?.event === 'verdictSplit' || (appeal?.verdict && appeal.verdict.result !== 'release');
  if (stageOf(trade) !== 'completed' || isInLateAppeal(trade) || isDivided) return undefined;
  return sideOf(trade) === 'buyer' ? { value: amount, currency } : { value: fiatAmount, currency: fiat };
}
