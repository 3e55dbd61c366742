import type { Proof, TRANSFER_WARNINGS } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { MemberContext } from '../call/CallContext.ts';
import { executeOnce } from '../call/executeOnce.ts';
import { settle } from '../call/refusals.ts';
import { formatMoney } from '../ledger/index.ts';
import { getMember } from '../members/members.ts';
import { consumePayTicket } from '../proofs/payment-password.ts';
import { readRemark } from '../transfers/readRemark.ts';
import { fitVoucher } from '../vouchers/voucher-use.ts';
import { type AddressStanding, addressStanding, assertMayWithdraw } from './checks.ts';
import { withdrawToday } from './day-limit.ts';
import { quoteWithdrawal, type Reckoning, type WithdrawalDraft, type WithdrawalQuote } from './quote.ts';
import { type ConfirmedTerms, requestWithdrawal } from './requestWithdrawal.ts';
import { USDT_PLACES } from '../assets/catalogue.ts';

interface Draft extends WithdrawalDraft {
  readonly remark?: string | undefined;
  readonly voucherId?: string | undefined;
}

type Warning = (typeof TRANSFER_WARNINGS)[number];

/** Says what a withdrawal would cost and what is odd about its address; moves nothing. */
export async function previewWithdrawal(draft: Draft, ctx: MemberContext) {
  const { db, config, clock, session } = ctx;
  readRemark(draft.remark);
  const member = await getMember(db, session.memberId);
  await assertMayWithdraw(db, member);
  const quote = await quoteWithdrawal(ctx, draft);
  const standing = await addressStanding(db, config.policy, member, quote.destination);
  const sum = quote.reckon(draft.voucherId === undefined ? 'charged' : 'waived', member.takesFeeFromAmount);
  if (draft.voucherId !== undefined) await assertVoucherFits(ctx, draft.voucherId, quote, sum);
  const { left } = await withdrawToday(db, config.policy, member);
  if (sum.worth > left) throw new ApiFailure('WITHDRAW_EXCEED');
  const text = (minor: bigint) => formatMoney(minor, quote.scale);
  return {
    address: quote.destination.address,
    addressName: standing.name,
    fee: text(sum.fee),
    total: text(sum.total),
    received: text(sum.received),
    remainToday: formatMoney(left, USDT_PLACES),
    arriveBy: clock.now() + config.policy.withdrawal.arriveWithin,
    warnings: warningsOf(standing),
  };
}

async function assertVoucherFits(
  { db, config, session }: MemberContext,
  voucherId: string,
  { feeWorth }: WithdrawalQuote,
  { worth }: Reckoning,
): Promise<void> {
  const fit = await fitVoucher(db, config.policy, {
    memberId: session.memberId,
    voucherId,
    use: 'withdrawal',
    amountUsdt: worth,
    feeUsdt: feeWorth,
  });
  if (!fit.ok) throw new ApiFailure(fit.code);
}

function warningsOf({ isTried, isLookAlike, isInternal }: AddressStanding): Warning[] {
  const warnings: Warning[] = [];
  if (!isTried) warnings.push('FIRST_TIME');
  if (isLookAlike) warnings.push('SIMILAR_ADDRESS');
  if (isInternal) warnings.push('INTERNAL_ADDRESS');
  return warnings;
}

interface Order extends WithdrawalDraft {
  readonly toType: 2;
  readonly remark?: string | undefined;
  readonly voucherId?: string | undefined;
  readonly payPassTicket: string;
  readonly codes?: readonly Proof[] | undefined;
  readonly reqNo: string;
  readonly terms?: ConfirmedTerms | undefined;
}

interface Receipt {
  readonly billNo: string;
  readonly fee: string;
  readonly status: 1;
  readonly arriveBy: number;
}

interface Prepared {
  readonly remark: string;
  readonly quote: WithdrawalQuote;
}

const IN_PROGRESS = 1;

/** Sets money aside to be sent to an address, once for each request number. */
export async function executeWithdrawal(
  { payPassTicket, codes: _, reqNo, ...fields }: Order,
  ctx: MemberContext,
): Promise<Receipt> {
  const { policy } = ctx.config;
  return await executeOnce<Prepared, Receipt>(ctx, reqNo, fields, {
    prepare: async () => ({ remark: readRemark(fields.remark), quote: await quoteWithdrawal(ctx, fields) }),
    execute: async (tx, { remark, quote }) => {
      const member = await getMember(tx, ctx.session.memberId);
      await assertMayWithdraw(tx, member);
      const standing = await addressStanding(tx, policy, member, quote.destination);
      await consumePayTicket(tx, member.id, 'withdraw', payPassTicket);
      return await settle(tx, async (inner) => {
        const { voucherId, terms } = fields;
        const order = { member, reqNo, quote, standing, voucherId, terms, remark };
        const { billNo, fee, createdAt } = await requestWithdrawal(inner, policy, order);
        const arriveBy = createdAt + policy.withdrawal.arriveWithin;
        return { billNo, fee: formatMoney(fee, quote.scale), status: IN_PROGRESS, arriveBy };
      });
    },
  });
}
