import { type PayMethodId, VOUCHER_USES } from '@ezwallet/api-client/contract';
import { parseMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { methodBonus, methodBonusLeft } from '../bonuses/pay-method-bonus.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import { together } from '../../db/index.ts';
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

interface Ranking {
  readonly ranked: readonly RankedVoucher[];
  /** What the pay method gives without a voucher, in millionths of a USDT. */
  readonly methodBonus: bigint;
}

/**
 * Ranks a member's vouchers of one list and use by what an order brings with them.
 * @throws {ApiFailure} `AMOUNT_INVALID` for more places than USDT has
 */
export async function rankForUse(ctx: MemberContext, wanted: Wanted): Promise<Ranking> {
  const { db, config, session } = ctx;
  const { receivedStatus, queryType, amount: text, payMethodId } = wanted;
  const parsed = text === undefined ? undefined : parseMinorUnits(text, USDT_PLACES);
  if (parsed?.ok === false) throw new ApiFailure('AMOUNT_INVALID', { decimals: USDT_PLACES });
  const use = USES.find((name) => VOUCHER_USES[name] === queryType) ?? 'buy';
  const [all, uses, left] = await together(db, (asked) => [
    listVouchers(asked, session.memberId),
    readUses(asked, config.policy, session.memberId),
    methodBonusLeft(asked, config.policy, session.memberId),
  ]);
  const vouchers = all.filter(({ kind, status }) => useOf(kind) === use && receivedStatusOf(status) === receivedStatus);
  const fee = use === 'withdrawal' ? await usualFee(ctx) : undefined;
  const given =
    use === 'buy' && payMethodId !== undefined
      ? methodBonus(config.policy, { payMethodId, amount: parsed?.value ?? 0n, left, isStackable: undefined })
      : 0n;
  const order = { use, amount: parsed?.value, payMethodId, fee, methodBonus: given, usesLeft: uses.left };
  return { ranked: rankVouchers(vouchers, order), methodBonus: given };
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
