import type { PayMethodId, TransactionType } from '@ezwallet/api-client/contract';
import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { BIZ_TYPES, portionOf } from '../ledger/index.ts';
import { acceptorTurnover } from './acceptorTurnover.ts';
import { payFromPromotion } from './payFromPromotion.ts';
import { WHOLE } from './places.ts';
import { rebateTier } from './rebateTier.ts';

/** A trade that an acceptor has completed; sums in millionths of a USDT. */
export interface CompletedTrade {
  readonly memberId: bigint;
  readonly billNo: string;
  readonly transactionType: TransactionType;
  readonly payMethodId: PayMethodId;
  readonly turnover: bigint;
  /** What the price brought against the market's; below zero where it cost. */
  readonly spread: bigint;
}

/**
 * Writes down what a completed trade brought its acceptor and pays the rebate of the tier reached before it, in the
 * transaction that completes the trade. Safe to repeat.
 * @throws {ApiFailure} with the ledger's code when money stands still
 */
export async function recordAcceptorIncome(tx: Db, policy: Policy, trade: CompletedTrade): Promise<void> {
  const { memberId, billNo, transactionType, payMethodId, turnover, spread } = trade;
  const known = await tx.maybe(sql`select 1 from acceptor_income where bill_no = ${billNo}`);
  if (known) return;
  const { rate } = rebateTier(policy, await acceptorTurnover(tx, policy, memberId)).reached;
  const rebate = portionOf(turnover, rate, WHOLE, 'down');
  const bizType = transactionType === 9 ? BIZ_TYPES.buy : BIZ_TYPES.sell;
  const creditBill =
    rebate === 0n
      ? null
      : await payFromPromotion(tx, { key: `rebate:${billNo}`, memberId, amount: rebate, bizType, note: 'REBATE' });
  await tx.query(sql`
    insert into acceptor_income
      (bill_no, member_id, transaction_type, pay_method_id, turnover, spread, rebate_rate, rebate, credit_bill)
    values (${billNo}, ${memberId}, ${transactionType}, ${payMethodId}, ${turnover}, ${spread}, ${rate}, ${rebate},
      ${creditBill})`);
}
