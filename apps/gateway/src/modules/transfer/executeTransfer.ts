import { checkDisplayText, multiplyAmounts, toMinorUnits } from '@ezwallet/validators';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { MemberContext } from '../../app/CallContext.ts';
import { executeOnce, type Settled } from '../../app/executeOnce.ts';
import { readAmount } from '../../assets/readAmount.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import { getMember, type Member } from '../../identity/members.ts';
import { consumePayTicket } from '../../identity/pay-tickets.ts';
import { createLedger, type LedgerCode, type TransferCommand } from '../../ledger/index.ts';
import { priceOf } from '../../rates/valuation.ts';
import { takeFromDailyLimit } from './takeFromDailyLimit.ts';
import { assertMaySend } from './assertMaySend.ts';
import { findReceiver } from './findReceiver.ts';

interface Order {
  readonly toType: number;
  readonly to: string;
  readonly currency: string;
  readonly amount: string;
  readonly remark?: string | undefined;
  readonly payPassTicket: string;
  readonly reqNo: string;
}

interface Receipt {
  readonly billNo: string;
  readonly fee: string;
  readonly status: 2;
  readonly arriveBy: number;
}

const REMARK_LENGTH = 60;
const COMPLETED = 2;
const USDT_PLACES = 6;

/** Answers of the ledger after which nothing was stored: the same request may come again. */
const PASSING: ReadonlySet<LedgerCode> = new Set(['TRY_AGAIN_LATER', '2222', 'ARGS_INVALID']);

/** Sends money to a member, once for each request number. A replay needs no ticket: its first try used it. */
export async function executeTransfer(
  { payPassTicket, reqNo, ...fields }: Order,
  ctx: MemberContext,
): Promise<Receipt> {
  const remark = readRemark(fields.remark);
  // Prices come from outside, so they are asked for before the transaction, not within it.
  const rates = await ctx.rates.snapshot(ctx.clock.now());
  const amount = await readAmount(ctx.ledger, fields.currency, fields.amount);

  return await executeOnce<Receipt>(ctx, reqNo, fields, async (tx) => {
    const sender = await getMember(tx, ctx.session.memberId);
    assertMaySend(sender);
    const receiver = await findReceiver(tx, sender.id, fields.toType, fields.to);
    await consumePayTicket(tx, sender.id, 'transfer', payPassTicket);

    const price = priceOf(rates, fields.currency);
    if (price === undefined) throw new ApiFailure('TRY_AGAIN_LATER');
    const value = toMinorUnits(multiplyAmounts(fields.amount, price, USDT_PLACES), USDT_PLACES);
    const order = {
      actor: sender.id,
      key: reqNo,
      from: sender.id,
      to: receiver.id,
      asset: amount.asset,
      amount: amount.minor,
      remark,
    };
    return await moveWithinLimit(tx, ctx.config.policy, sender, value, order);
  });
}

/** Takes from the day's limit and moves the money; if the ledger refuses, nothing was taken either. */
async function moveWithinLimit(
  tx: Db,
  policy: Policy,
  sender: Member,
  value: bigint,
  order: TransferCommand,
): Promise<Settled<Receipt>> {
  try {
    return await tx.tx(async (inner) => {
      if (!(await takeFromDailyLimit(inner, policy, sender, value))) throw new Refused('EXCEED_LIMIT');
      const result = await createLedger(inner).transfer(order);
      if (!result.ok) throw PASSING.has(result.code) ? new ApiFailure(result.code) : new Refused(result.code);
      await inner.query(sql`
        insert into known_payee (member_id, payee_id) values (${order.from}, ${order.to}) on conflict do nothing`);
      return {
        ok: true,
        answer: { billNo: result.billNo, fee: policy.transfer.fee, status: COMPLETED, arriveBy: result.createdAt },
      };
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code };
    throw error;
  }
}

/** Leaves the savepoint with a refusal that is to be remembered. */
class Refused extends Error {
  readonly code: LedgerCode;

  constructor(code: LedgerCode) {
    super(code);
    this.code = code;
  }
}

function readRemark(text: string | undefined): string {
  if (text === undefined || text.trim() === '') return '';
  const checked = checkDisplayText(text, { max: REMARK_LENGTH });
  if (!checked.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['remark'] });
  return checked.value;
}
