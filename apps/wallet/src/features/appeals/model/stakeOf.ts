import { TRADE_STATUS } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { compareAmounts } from '@ezwallet/validators';

/** The coins that an appeal is about: those of the trade or, after its end, those that are on hold again. Decimal string. */
export const stakeOf = ({ amount, appeal }: Pick<Trade, 'amount' | 'appeal'>): string => appeal?.late?.escrow ?? amount;

/** The coins that a seller gives by conceding: where none are on hold, those of the failed trade. Decimal string. */
export function concededBy(trade: Pick<Trade, 'amount' | 'appeal' | 'status'>): string {
  const stake = stakeOf(trade);
  return compareAmounts(stake, '0') === 0 && trade.status !== TRADE_STATUS.completed ? trade.amount : stake;
}
