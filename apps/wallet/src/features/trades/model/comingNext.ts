import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isInLateAppeal } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { nextWords } from '../../orders/index.ts';
import { untilText } from './untilText.ts';

/**
 * What happens next to a trade, in one or two sentences. A decision of staff says what each side gets, because the status does not.
 *
 * @param now epoch milliseconds on the server's clock
 */
export function comingNext(trade: Trade, now: number): MessageDescriptor {
  const { appeal, currency, deadline, events, saleBillNo } = trade;
  if (isInLateAppeal(trade)) return msg`This order has ended, but an appeal on it is open. Support decides.`;
  if (appeal?.verdict) {
    const toBuyer = moneyText(appeal.verdict.buyerAmount, currency);
    const toSeller = moneyText(appeal.verdict.sellerAmount, currency);
    return msg`Support has decided. The buyer gets ${toBuyer}, the seller gets ${toSeller}.`;
  }
  if (events.at(-1)?.event === 'verdictSplit')
    return msg`Support has decided that each side gets a part of the coins. The bill shows yours.`;
  if (saleBillNo !== null) return msg`This buyer did not take your coins. Your sale continued without them.`;
  return nextWords(trade, untilText(deadline?.at, now));
}
