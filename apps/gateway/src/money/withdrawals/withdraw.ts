import type { Proof, TRANSFER_WARNINGS } from '@ezwallet/api-client/contract';
import { fromMinorUnits, parseMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import type { MemberContext } from '../../call/CallContext.ts';
import { carryOut, type MoneyContext } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { type Db, together } from '../../db/index.ts';
import { readDay } from '../limits/payment-limit.ts';
import { getMember } from '../../people/members/members.ts';
import { readRemark } from '../transfers/readRemark.ts';
import { appraiseChoice, readChoice, type VoucherChoice } from '../vouchers/voucher-use.ts';
import { type AddressFacts, readAddressFacts, refuseAddress, refuseMember } from './checks.ts';
import { withdrawableToday } from './day-limit.ts';
import { quoteWithdrawal, type WithdrawalDraft, type WithdrawalPrice, type WithdrawalQuote } from './quote.ts';
import { requestWithdrawal, type WithdrawalReceipt } from './requestWithdrawal.ts';

interface Draft extends WithdrawalDraft {
  readonly remark?: string | undefined;
  readonly voucherId?: string | undefined;
}

/** Tells the cost of a withdrawal and warns about its address; moves no money. */
export async function previewWithdrawal(draft: Draft, ctx: MemberContext) {
  const { config, clock, session } = ctx;
  const remark = readRemark(draft.remark);
  if (remark instanceof Refusal) return remark;
  const quote = await quoteWithdrawal(ctx, draft);
  if (quote instanceof Refusal) return quote;
  const [member, addressFacts, choice, day] = await together(ctx.db, (db) => [
    getMember(db, session.memberId),
    readAddressFacts(db, config.policy, session.memberId, quote.destination),
    readVoucher(db, ctx, draft),
    readDay(db, config.policy, session.memberId),
  ]);
  const refusal = refuseMember(member) ?? refuseAddress(member, addressFacts);
  if (refusal) return refusal;
  const price = quote.price(choice ? 'waived' : 'charged', member.takesFeeFromAmount);
  if (price instanceof Refusal) return price;
  const fit = choice && appraise(choice, quote, price);
  if (fit && !fit.ok) return new Refusal(fit.code);
  const left = withdrawableToday(config.policy, member, day);
  if (price.usdtValue > left) return new Refusal('WITHDRAW_EXCEED');
  const text = (minor: bigint) => fromMinorUnits(minor, quote.scale);
  return {
    address: quote.destination.address,
    addressName: addressFacts.name,
    fee: text(price.fee),
    total: text(price.total),
    received: text(price.received),
    remainToday: fromMinorUnits(left, USDT_PLACES),
    arriveBy: clock.now() + config.policy.withdrawal.arriveWithin,
    warnings: warningsOf(addressFacts),
  };
}

type Warning = (typeof TRANSFER_WARNINGS)[number];

function warningsOf({ isTried, isLookAlike, isInternal }: AddressFacts): Warning[] {
  const warnings: Warning[] = [];
  if (!isTried) warnings.push('FIRST_TIME');
  if (isLookAlike) warnings.push('SIMILAR_ADDRESS');
  if (isInternal) warnings.push('INTERNAL_ADDRESS');
  return warnings;
}

interface WithdrawalInput extends Draft {
  readonly toType: 2;
  readonly payPassTicket: string;
  readonly codes?: readonly Proof[] | undefined;
  readonly reqNo: string;
  /** The cost and the total that the member saw. The withdrawal goes ahead only while they are unchanged. */
  readonly terms: { readonly fee: string; readonly total: string };
}

/** Holds the money for a withdrawal to an address. The ticket is the only proof that this server needs. */
export async function executeWithdrawal(
  { payPassTicket, codes: _, reqNo, ...fields }: WithdrawalInput,
  ctx: MoneyContext,
): Promise<Outcome<WithdrawalReceipt>> {
  const { session, config } = ctx;
  const confirmed = { ...fields, fee: fields.terms.fee };
  const request = { reqNo: reqNo.toLowerCase(), scene: 'withdraw', payPassTicket, confirmed, fields } as const;
  return await carryOut(ctx, request, async () => {
    const remark = readRemark(fields.remark);
    if (remark instanceof Refusal) return remark;
    const quote = await quoteWithdrawal(ctx, fields);
    if (quote instanceof Refusal) return quote;
    const [member, addressFacts, choice] = await together(ctx.db, (db) => [
      getMember(db, session.memberId),
      readAddressFacts(db, config.policy, session.memberId, quote.destination),
      readVoucher(db, ctx, fields),
    ]);
    const refusal = refuseMember(member) ?? refuseAddress(member, addressFacts);
    if (refusal) return refusal;
    const price = quote.price(choice ? 'waived' : 'charged', member.takesFeeFromAmount);
    if (price instanceof Refusal) return price;
    // The fee follows a price that changes every hour, and an operator may change who pays it.
    if (!doHold(fields.terms, price, quote)) return new Refusal('FEE_CALC_FAILED', null, { isKept: true });
    const voucher = choice && { ...choice, fit: appraise(choice, quote, price) };
    return requestWithdrawal(config.policy, { member, quote, price, addressFacts, voucher, remark });
  });
}

async function readVoucher(
  db: Db,
  { config, session }: MemberContext,
  { voucherId }: Draft,
): Promise<(VoucherChoice & { readonly id: string }) | undefined> {
  if (voucherId === undefined) return undefined;
  const choice = await readChoice(db, config.policy, { memberId: session.memberId, voucherId });
  return { ...choice, id: voucherId };
}

const appraise = (choice: VoucherChoice, { feeUsdtValue }: WithdrawalQuote, { usdtValue }: WithdrawalPrice) =>
  appraiseChoice(choice, { use: 'withdrawal', amountUsdt: usdtValue, feeUsdt: feeUsdtValue });

function doHold({ fee, total }: WithdrawalInput['terms'], price: WithdrawalPrice, { scale }: WithdrawalQuote): boolean {
  const matches = (text: string, minor: bigint) => {
    const parsed = parseMinorUnits(text, scale);
    return parsed.ok && parsed.value === minor;
  };
  return matches(fee, price.fee) && matches(total, price.total);
}
