import type { Proof } from '@ezwallet/api-client/contract';
import { type AssetAmount, readAmount } from '../assets/amounts.ts';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { MemberContext } from '../call/CallContext.ts';
import { executeOnce } from '../call/executeOnce.ts';
import { accept, Refused, settle } from '../call/refusals.ts';
import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { createLedger, type TransferCommand, type TransferReceipt } from '../ledger/index.ts';
import { getMember, type Member } from '../members/members.ts';
import { consumePayTicket } from '../proofs/payment-password.ts';
import { worthOf } from '../rates/rates.ts';
import { takeFromDailyLimit } from './daily-limit.ts';
import { assertMaySend, SEND_FEE } from './receivers.ts';

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
interface SendWay {
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
type SendPlanner = (tx: Db, sender: Member, amount: AssetAmount) => Promise<SendPlan>;

/** Who receives, and what belongs to the movement. */
interface SendPlan extends Pick<MemberMove, 'receiver' | 'remark' | 'bizTypes'> {
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

/** Money from member to member; `amount` in minor units, `worth` in millionths of a USDT. */
interface MemberMove extends Pick<TransferCommand, 'asset' | 'amount' | 'bizTypes' | 'fee'> {
  readonly sender: Member;
  readonly receiver: Member;
  readonly worth: bigint;
  readonly remark: string;
  /** By which the ledger knows the request again. */
  readonly reqNo: string;
}

/**
 * Takes from the day's limit, moves the money, and remembers whom it went to. Called in a transaction that takes
 * everything back when it throws.
 * @throws {Refused} `EXCEED_LIMIT`, and what the ledger refuses
 */
async function moveToMember(
  tx: Db,
  policy: Policy,
  { sender, receiver, worth, reqNo, ...money }: MemberMove,
): Promise<TransferReceipt> {
  if (!(await takeFromDailyLimit(tx, policy, sender, worth))) throw new Refused('EXCEED_LIMIT');
  const receipt = accept(
    await createLedger(tx).transfer({ actor: sender.id, key: reqNo, from: sender.id, to: receiver.id, ...money }),
  );
  await tx.query(sql`
    insert into known_payee (member_id, payee_id) values (${sender.id}, ${receiver.id}) on conflict do nothing`);
  return receipt;
}
