import type { TRANSFER_WARNINGS } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { MemberContext } from '../../app/CallContext.ts';
import { getMember } from '../../identity/members.ts';
import { formatMoney } from '../../ledger/index.ts';
import { USDT_PLACES } from '../../limits/payment-limit.ts';
import { fitVoucher } from '../../vouchers/fitVoucher.ts';
import { type AddressStanding, addressStanding } from '../../withdrawal/addressStanding.ts';
import { assertMayWithdraw } from '../../withdrawal/assertMayWithdraw.ts';
import { withdrawToday } from '../../withdrawal/day-limit.ts';
import {
  quoteWithdrawal,
  type Reckoning,
  type WithdrawalDraft,
  type WithdrawalQuote,
} from '../../withdrawal/quoteWithdrawal.ts';
import { readRemark } from './readRemark.ts';

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
