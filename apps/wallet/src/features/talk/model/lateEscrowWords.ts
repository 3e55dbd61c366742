import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sideOf, TRADE_STATUS } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { compareAmounts } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';

/** Where the coins of an ended trade are while an appeal about it is open. */
export function lateEscrowWords(trade: Trade): MessageDescriptor {
  const { appeal, amount, currency, status } = trade;
  const escrow = appeal?.late?.escrow ?? '0';
  const held = moneyText(escrow, currency);
  const all = moneyText(amount, currency);
  const isSeller = sideOf(trade) === 'seller';
  if (compareAmounts(escrow, '0') === 0) {
    if (status === TRADE_STATUS.completed)
      return msg`No coins are on hold. The buyer has them since the order was completed.`;
    return msg`No coins are on hold. Support looks at the proof first.`;
  }
  if (compareAmounts(escrow, amount) < 0) {
    return isSeller
      ? msg`${held} of your coins are on hold again until support decides. The order was for ${all}.`
      : msg`${held} of the seller’s coins are on hold again until support decides. The order was for ${all}, and the seller has no more.`;
  }
  return isSeller
    ? msg`${held} of your coins are on hold again until support decides.`
    : msg`${held} of the seller’s coins are on hold again until support decides.`;
}

/** Whether the buyer said during the trade that the payment was made. */
const wasPaid = ({ events }: Trade): boolean => events.some(({ event }) => event === 'pay');

/** What opening an appeal after the end does to the coins. */
export function lateOpeningWords(trade: Trade): MessageDescriptor {
  const all = moneyText(trade.amount, trade.currency);
  if (trade.status === TRADE_STATUS.completed)
    return msg`The order stays completed, and no coins move now. Support reads what both sides say and decides.`;
  if (sideOf(trade) === 'buyer' && !wasPaid(trade)) {
    return msg`The order stays closed, and no coins move now. Support looks at your proof first, and can then put the seller’s coins on hold.`;
  }
  return sideOf(trade) === 'buyer'
    ? msg`The order stays closed. Up to ${all} of the seller’s coins go on hold until support decides. If the seller has less, the appeal continues with that.`
    : msg`The order stays closed. Up to ${all} of your coins go on hold until support decides. If they are in a sale that waits for a buyer, that sale ends. If you have less, the appeal continues with that.`;
}
