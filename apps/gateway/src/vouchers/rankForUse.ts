import { type PayMethodId, VOUCHER_USES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { MemberContext } from '../call/CallContext.ts';
import type { Policy } from '../config/index.ts';
import { together } from '../db/index.ts';
import { exactMoney, parseMoney } from '../ledger/index.ts';
import { type RankedVoucher, rankVouchers, useOf } from './appraiseVoucher.ts';
import { listVouchers, readUses } from './read-vouchers.ts';
import { type ReceivedStatus, receivedStatusOf, type VoucherUse } from './Voucher.ts';
import { USDT_PLACES } from '../assets/catalogue.ts';

interface Wanted {
  readonly receivedStatus: ReceivedStatus;
  readonly queryType: (typeof VOUCHER_USES)[VoucherUse];
  readonly amount?: string | undefined;
  readonly payMethodId?: PayMethodId | undefined;
}

const USUAL_NETWORK = 'TRC20';
const USES = Object.keys(VOUCHER_USES) as VoucherUse[];

/**
 * A member's vouchers of one pile and use, held against what is known of an order.
 * @throws {ApiFailure} `AMOUNT_INVALID` for more places than USDT has
 */
export async function rankForUse({ db, config, session }: MemberContext, wanted: Wanted): Promise<RankedVoucher[]> {
  const { receivedStatus, queryType, amount: text, payMethodId } = wanted;
  const amount = text === undefined ? undefined : parseMoney(text, USDT_PLACES);
  if (text !== undefined && amount === undefined) throw new ApiFailure('AMOUNT_INVALID', { decimals: USDT_PLACES });
  const use = USES.find((name) => VOUCHER_USES[name] === queryType) ?? 'buy';
  const [all, uses] = await together(db, (asked) => [
    listVouchers(asked, session.memberId),
    readUses(asked, config.policy, session.memberId),
  ]);
  const vouchers = all.filter(
    ({ kind, status }) => useOf(kind) === use && receivedStatusOf(status) === receivedStatus,
  );
  const fee = use === 'withdrawal' ? usualFee(config.policy) : undefined;
  return rankVouchers(vouchers, { use, amount, payMethodId, fee, usesLeft: uses.left });
}

/** What a withdrawal costs over the network that is offered first: which one it will be is not known yet. */
function usualFee({ withdrawal }: Policy): bigint {
  return exactMoney(withdrawal.fees[USUAL_NETWORK]?.amount, USDT_PLACES);
}
