import { fromMinorUnits } from '@ezwallet/validators';
import type { Posting } from '../../call/money-call.ts';
import { today } from '../../call/time.ts';
import type { Policy } from '../../config/index.ts';
import { recordType, sql } from '../../db/index.ts';
import { stayOfBought } from '../limits/bought-coins.ts';
import { levelLimit } from '../limits/payment-limit.ts';
import type { Member } from '../../people/members/members.ts';
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
 * good with `WITHDRAW_EXCEED`, `BALANCE_NOT_ENOUGH`, and with `CONDITION_NOT_FULLFILL` for a voucher that does not fit; for
 * now with `HOLDINGS_NOT_ENOUGH`, for coins bought a moment ago.
 */
export function requestWithdrawal(policy: Policy, request: WithdrawalRequest): Posting {
  const { member, quote, price, addressFacts, voucher, remark } = request;
  const { destination, scale } = quote;
  const { currency, network, key } = destination;
  const { arriveWithin, signWithin } = policy.withdrawal;
  const receipt = JSON.stringify({ fee: fromMinorUnits(price.fee, scale), status: IN_PROGRESS });
  const limit = levelLimit(policy, member, 'withdrawADay');
  const fit = voucher?.fit.ok ? voucher.fit : undefined;
  const order = withdrawalOrder({
    receipt,
    arrive_within: arriveWithin,
    protocol: network,
    asset_id: currency,
    address: key,
    amount: price.received,
    fee: price.fee,
    remark,
    day: today(policy),
    value: price.usdtValue,
    day_limit: limit,
    bought_stay: stayOfBought(policy, member),
    required: policy.chains.confirmations,
    sign_within: signWithin,
    unreviewed: unreviewedUpTo(policy, addressFacts, destination),
    voucher: voucher?.id,
    voucher_fits: fit?.waivesFee ?? false,
    bonus: fit?.bonus ?? 0n,
    uses: voucher?.uses.aDay ?? 0,
  });
  return (call) => sql`select code, result as answer from request_withdrawal(${call}, ${order})`;
}

/** What `request_withdrawal` takes. */
export const withdrawalOrder = recordType('withdrawal_order', {
  receipt: 'jsonb',
  arrive_within: 'bigint',
  protocol: 'text',
  asset_id: 'text',
  address: 'text',
  amount: 'bigint',
  fee: 'bigint',
  remark: 'text',
  day: 'date',
  value: 'bigint',
  day_limit: 'bigint',
  bought_stay: 'bigint',
  required: 'int',
  sign_within: 'bigint',
  unreviewed: 'bigint',
  voucher: 'text',
  voucher_fits: 'boolean',
  bonus: 'bigint',
  uses: 'int',
});
