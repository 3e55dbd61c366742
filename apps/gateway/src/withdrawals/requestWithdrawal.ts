import { fromMinorUnits } from '@ezwallet/validators';
import type { Posting } from '../call/money-call.ts';
import { today } from '../call/time.ts';
import type { Policy } from '../config/index.ts';
import { sql } from '../db/index.ts';
import { BIZ_TYPES } from '../ledger/index.ts';
import { levelLimit } from '../limits/payment-limit.ts';
import type { Member } from '../members/members.ts';
import type { VoucherChoice, VoucherFit } from '../vouchers/voucher-use.ts';
import { type AddressFacts, unreviewedUpTo } from './checks.ts';
import type { WithdrawalPrice, WithdrawalQuote } from './quote.ts';

/** A withdrawal that its member has confirmed. */
export interface WithdrawalRequest {
  readonly member: Member;
  readonly quote: WithdrawalQuote;
  readonly price: WithdrawalPrice;
  readonly addressFacts: AddressFacts;
  readonly voucher: (VoucherChoice & { readonly id: string; readonly fit: VoucherFit }) | undefined;
  readonly remark: string;
}

/** The answer to the member; times in epoch milliseconds. */
export interface WithdrawalReceipt {
  readonly billNo: string;
  readonly fee: string;
  readonly status: 1;
  readonly arriveBy: number;
}

const IN_PROGRESS = 1;

/**
 * Holds the money and records the withdrawal in review, or approves it at once when it needs no review. Refuses for
 * good with `WITHDRAW_EXCEED`, `BALANCE_NOT_ENOUGH`, `HOLDINGS_NOT_ENOUGH`, and with `CONDITION_NOT_FULLFILL` for a
 * voucher that does not fit.
 */
export function requestWithdrawal(policy: Policy, request: WithdrawalRequest): Posting {
  const { member, quote, price, addressFacts, voucher, remark } = request;
  const { destination, scale } = quote;
  const { currency, network, key } = destination;
  const { arriveWithin, boughtCoins, signWithin } = policy.withdrawal;
  const receipt = JSON.stringify({ fee: fromMinorUnits(price.fee, scale), status: IN_PROGRESS });
  const limit = levelLimit(policy, member, 'withdrawADay');
  const stay = member.kycLevel >= boughtCoins.belowKycLevel || member.userType !== 0 ? null : boughtCoins.stay;
  const fit = voucher?.fit.ok ? voucher.fit : undefined;
  return (call) => sql`
    select code, result as answer from request_withdrawal(${call}, ${receipt}::jsonb, ${arriveWithin}, ${network}, ${currency},
      ${key}, ${price.received}, ${price.fee}, ${BIZ_TYPES.payOut}, ${remark}, ${today(policy)}, ${price.usdtValue}, ${limit},
      ${policy.chains.confirmations}, ${signWithin}, ${unreviewedUpTo(policy, addressFacts, destination)}, ${BIZ_TYPES.buy}, ${stay},
      ${voucher?.id ?? null}, ${fit?.waivesFee ?? false}, ${fit?.bonus ?? 0n}, ${voucher?.uses.aDay ?? 0})`;
}
