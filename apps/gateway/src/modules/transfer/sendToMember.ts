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
   * Finds who receives, and on what terms, in the transaction of the money and before the ticket is used up.
   * @throws {ApiFailure} to refuse; the same request may come again
   */
  readonly plan: (tx: Db, sender: Member, amount: AssetAmount) => Promise<SendPlan>;
}

/** Who receives, and what belongs to the movement. */
export interface SendPlan extends Pick<MemberMove, 'receiver' | 'remark' | 'bizTypes' | 'fee'> {
  /** What else happens when the money has moved, or not at all. @throws {Refused} to take everything back for good */
  readonly complete?: (tx: Db, receipt: TransferReceipt) => Promise<void>;
}

const COMPLETED = 2;

/**
 * Sends money to another member, once for each request number. A replay needs no ticket: its first try used it.
 * @throws {ApiFailure} as `transferTo` says
 */
export async function sendToMember(
  { payPassTicket, codes: _, reqNo, ...fields }: SendOrder,
  ctx: MemberContext,
  { scene, plan }: SendWay,
): Promise<SendReceipt> {
  const { policy } = ctx.config;
  const amount = await readAmount(ctx.ledger, fields.currency, fields.amount);
  const worth = await worthOf(ctx, amount.asset, fields.amount);

  return await executeOnce<SendReceipt>(ctx, reqNo, fields, async (tx) => {
    const sender = await getMember(tx, ctx.session.memberId);
    assertMaySend(sender);
    const { complete, ...terms } = await plan(tx, sender, amount);
    await consumePayTicket(tx, sender.id, scene, payPassTicket);
    if (worth === undefined) throw new ApiFailure('TRY_AGAIN_LATER');
    return await settle(tx, async (inner) => {
      const move = { ...terms, sender, asset: amount.asset, amount: amount.minor, worth, reqNo };
      const receipt = await moveToMember(inner, policy, move);
      await complete?.(inner, receipt);
      return { billNo: receipt.billNo, fee: policy.transfer.fee, status: COMPLETED, arriveBy: receipt.createdAt };
    });
  });
}
