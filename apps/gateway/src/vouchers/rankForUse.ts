import { type PayMethodId, VOUCHER_USES } from '@ezwallet/api-client/contract';
import { parseMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { MemberContext } from '../call/CallContext.ts';
import { together } from '../db/index.ts';
import { usdtValueOf } from '../rates/rates.ts';
import { type RankedVoucher, rankVouchers, useOf } from './appraiseVoucher.ts';
import { listVouchers, readUses } from './read-vouchers.ts';
import { type ReceivedStatus, receivedStatusOf, type VoucherUse } from './Voucher.ts';

interface Wanted {
  readonly receivedStatus: ReceivedStatus;
  readonly queryType: (typeof VOUCHER_USES)[VoucherUse];
  readonly amount?: string | undefined;
  readonly payMethodId?: PayMethodId | undefined;
}

const USES = Object.keys(VOUCHER_USES) as VoucherUse[];

/**
 * Ranks a member's vouchers of one list and use by what they give for an order.
 * @throws {ApiFailure} `AMOUNT_INVALID` for more places than USDT has
 */
export async function rankForUse(ctx: MemberContext, wanted: Wanted): Promise<RankedVoucher[]> {
  const { db, config, session } = ctx;
  const { receivedStatus, queryType, amount: text, payMethodId } = wanted;
  const parsed = text === undefined ? undefined : parseMinorUnits(text, USDT_PLACES);
  if (parsed?.ok === false) throw new ApiFailure('AMOUNT_INVALID', { decimals: USDT_PLACES });
  const use = USES.find((name) => VOUCHER_USES[name] === queryType) ?? 'buy';
  const [all, uses] = await together(db, (asked) => [
    listVouchers(asked, session.memberId),
    readUses(asked, config.policy, session.memberId),
  ]);
  const vouchers = all.filter(
    ({ kind, status }) => useOf(kind) === use && receivedStatusOf(status) === receivedStatus,
  );
  const fee = use === 'withdrawal' ? await usualFee(ctx) : undefined;
  return rankVouchers(vouchers, { use, amount: parsed?.value, payMethodId, fee, usesLeft: uses.left });
}

/**
 * What a withdrawal costs over TRC20, which the wallet offers first, in millionths of a USDT. The member has not
 * chosen a network yet.
 * @throws {ApiFailure} `TRY_AGAIN_LATER` while the fee's coin has no price
 */
async function usualFee(ctx: MemberContext): Promise<bigint> {
  const { currency, amount } = ctx.config.policy.withdrawal.fees.TRC20;
  const fee = await usdtValueOf(ctx, currency, amount);
  if (fee === undefined) throw new ApiFailure('TRY_AGAIN_LATER');
  return fee;
}
