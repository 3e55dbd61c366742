import type { Proof } from '@ezwallet/api-client/contract';
import { type AssetAmount, readAmount } from '../../assets/amounts.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import type { MoneyRequest, Posting } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { today } from '../../call/time.ts';
import type { Policy } from '../../config/index.ts';
import { recordType, type Sql, sql } from '../../db/index.ts';
import { BIZ_TYPES } from '../../ledger/index.ts';
import { stayOfBought } from '../limits/bought-coins.ts';
import { levelLimit } from '../limits/payment-limit.ts';
import type { Member } from '../../people/members/members.ts';
import { usdtValueOf } from '../rates/rates.ts';
import { SEND_FEE } from './receivers.ts';

/** What a member confirmed: a transfer or a payment. */
export interface SendRequest {
  readonly toType: number;
  readonly to: string;
  readonly currency: string;
  readonly amount: string;
  readonly remark?: string | undefined;
  readonly payPassTicket: string;
  readonly codes?: readonly Proof[] | undefined;
  readonly reqNo: string;
}

/** The answer to the sender. */
export interface SendReceipt {
  readonly billNo: string;
  readonly fee: string;
  readonly status: 2;
  readonly arriveBy: number;
}

/** A request as a money call. The ticket is the only proof that this server needs: `codes` are for stricter servers. */
export function moneyRequest(
  { payPassTicket, codes: _, reqNo, ...fields }: SendRequest,
  scene: MoneyRequest['scene'],
): MoneyRequest {
  return { reqNo: reqNo.toLowerCase(), scene, payPassTicket, confirmed: { ...fields, fee: SEND_FEE }, fields };
}

/** An amount with its value in millionths of a USDT. */
export interface PricedAmount extends AssetAmount {
  readonly usdtValue: bigint;
}

/** Reads and prices the amount of a request. Refuses as `readAmount`, and with `TRY_AGAIN_LATER` without a price. */
export async function priceAmount(
  ctx: MemberContext,
  { currency, amount }: Pick<SendRequest, 'currency' | 'amount'>,
): Promise<Outcome<PricedAmount>> {
  const read = await readAmount(ctx.ledger, currency, amount);
  if (read instanceof Refusal) return read;
  const usdtValue = await usdtValueOf(ctx, currency, amount);
  return usdtValue === undefined ? new Refusal('TRY_AGAIN_LATER') : { ...read, usdtValue };
}

/** Money from member to member. */
interface Sending {
  readonly sender: Member;
  readonly receiver: Pick<Member, 'id'>;
  readonly amount: PricedAmount;
  readonly remark: string;
  /** A payment code of a fixed amount, which is paid once. */
  readonly code?: { readonly nonce: string; readonly expiresAt: number } | undefined;
  /** A merchant's payment: the fee, which the merchant pays, and what had come when it was set. Minor units. */
  readonly payment?: { readonly id: bigint; readonly fee: Sql; readonly paid: bigint } | undefined;
  /** Default: a transfer, code 301. */
  readonly bizType?: number;
}

const COMPLETED = 2;

/**
 * Posts money from member to member: takes from the day's limit, moves the money, records the receiver, and takes the
 * code or the payment. Refuses for good with `EXCEED_LIMIT`, `ORDER_ALREADY_DONE`, and what the ledger refuses; for now with
 * `HOLDINGS_NOT_ENOUGH`, for coins bought a moment ago.
 */
export function sendMoney(policy: Policy, sending: Sending): Posting {
  const { sender, receiver, amount, remark, code, payment, bizType = BIZ_TYPES.transfer } = sending;
  const receipt = JSON.stringify({ fee: SEND_FEE, status: COMPLETED });
  const limit = levelLimit(policy, sender, 'transferADay');
  const order = transferOrder({
    receipt,
    payee_id: receiver.id,
    asset_id: amount.asset,
    amount: amount.minor,
    fee: payment?.fee ?? 0n,
    biz_type: bizType,
    remark,
    day: today(policy),
    value: amount.usdtValue,
    day_limit: limit,
    bought_stay: stayOfBought(policy, sender),
    code_nonce: code?.nonce,
    code_until: code && new Date(code.expiresAt),
    payment_id: payment?.id,
    paid: payment?.paid,
  });
  return (call) => sql`select code, result as answer from send_money(${call}, ${order})`;
}

/** What `send_money` takes. */
export const transferOrder = recordType('transfer_order', {
  receipt: 'jsonb',
  payee_id: 'bigint',
  asset_id: 'text',
  amount: 'bigint',
  fee: 'bigint',
  biz_type: 'int',
  remark: 'text',
  day: 'date',
  value: 'bigint',
  day_limit: 'bigint',
  bought_stay: 'bigint',
  code_nonce: 'text',
  code_until: 'timestamptz',
  payment_id: 'bigint',
  paid: 'bigint',
});
