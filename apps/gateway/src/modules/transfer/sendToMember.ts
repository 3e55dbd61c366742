import type { Proof } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { MemberContext } from '../../app/CallContext.ts';
import { executeOnce } from '../../app/executeOnce.ts';
import { settle } from '../../app/refusals.ts';
import { type AssetAmount, readAmount } from '../../assets/readAmount.ts';
import type { Db } from '../../db/index.ts';
import { getMember, type Member } from '../../identity/members.ts';
import { consumePayTicket } from '../../identity/pay-tickets.ts';
import type { TransferReceipt } from '../../ledger/index.ts';
import { worthOf } from '../../rates/worthOf.ts';
import { assertMaySend } from './assertMaySend.ts';
import { type MemberMove, moveToMember } from './moveToMember.ts';

/** What a person confirmed, whomever the money goes to. */
export interface SendOrder {
  readonly toType: number;
  readonly to: string;
  readonly currency: string;
  readonly amount: string;
  readonly remark?: string | undefined;
  readonly payPassTicket: string;
  readonly codes?: readonly Proof[] | undefined;
  readonly reqNo: string;
}

/** What the sender is told. */
export interface SendReceipt {
  readonly billNo: string;
  readonly fee: string;
  readonly status: 2;
  readonly arriveBy: number;
}

/** How one way of sending to a member differs from the others. */
export interface SendWay {
  /** Of the payment ticket. */
  readonly scene: 'transfer' | 'pay';
  /**
   * Reads what the order names. A replay does not come here.
   * @throws {ApiFailure} to refuse; the same request may come again
   */
  readonly prepare: () => Promise<SendPlanner>;
}

/**
 * Finds who receives, and on what terms, in the transaction of the money and before the ticket is used up.
 * @throws {ApiFailure} to refuse; the same request may come again
 */
export type SendPlanner = (tx: Db, sender: Member, amount: AssetAmount) => Promise<SendPlan>;

/** Who receives, and what belongs to the movement. */
export interface SendPlan extends Pick<MemberMove, 'receiver' | 'remark' | 'bizTypes'> {
  /** Out of what is received: the sender never pays one. */
  readonly fee?: { readonly amount: bigint; readonly paidBy: 'payee' };
  /** What else happens when the money has moved, or not at all. @throws {Refused} to take everything back for good */
  readonly complete?: (tx: Db, receipt: TransferReceipt) => Promise<void>;
}

interface Prepared {
  readonly amount: AssetAmount;
  /** Millionths of a USDT. */
  readonly worth: bigint;
  readonly plan: SendPlanner;
}

const COMPLETED = 2;
/** What sending to a member costs the sender, whomever it goes to. */
export const SEND_FEE = '0';

/**
 * Sends money to another member, once for each request number. A replay needs no ticket: its first try used it. The
 * ticket is all the proof that is asked for, so `codes` are heeded neither here nor for withdrawals.
 * @throws {ApiFailure} as `transferTo` says
 */
export async function sendToMember(
  { payPassTicket, codes: _, reqNo, ...fields }: SendOrder,
  ctx: MemberContext,
  { scene, prepare }: SendWay,
): Promise<SendReceipt> {
  return await executeOnce<Prepared, SendReceipt>(ctx, reqNo, fields, {
    async prepare() {
      const plan = await prepare();
      const amount = await readAmount(ctx.ledger, fields.currency, fields.amount);
      const worth = await worthOf(ctx, amount.asset, fields.amount);
      if (worth === undefined) throw new ApiFailure('TRY_AGAIN_LATER');
      return { plan, amount, worth };
    },
    async execute(tx, { plan, amount, worth }) {
      const sender = await getMember(tx, ctx.session.memberId);
      assertMaySend(sender);
      const { complete, ...terms } = await plan(tx, sender, amount);
      await consumePayTicket(tx, sender.id, scene, payPassTicket);
      return await settle(tx, async (inner) => {
        const move = { ...terms, sender, asset: amount.asset, amount: amount.minor, worth, reqNo };
        const receipt = await moveToMember(inner, ctx.config.policy, move);
        await complete?.(inner, receipt);
        return { billNo: receipt.billNo, fee: SEND_FEE, status: COMPLETED, arriveBy: receipt.createdAt };
      });
    },
  });
}
