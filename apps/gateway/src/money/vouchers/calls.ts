import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import {
  type contract,
  RECEIVED_STATUS,
  TRANSACTION_TYPES,
  type VOUCHER_OUTCOMES,
  VOUCHER_STATUS,
  VOUCHER_USES,
} from '@ezwallet/api-client/contract';
import { ASSETS } from '../../assets/catalogue.ts';
import { methodBonus, methodBonusLeft } from '../bonuses/pay-method-bonus.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { slicePage } from '../../call/slicePage.ts';
import { sql, together } from '../../db/index.ts';
import { createLedger } from '../../ledger/index.ts';
import { usdtValueOf } from '../rates/rates.ts';
import { receivedStatusOf, viewVoucher, type VoucherStatus } from './Voucher.ts';
import { useOf } from './appraiseVoucher.ts';
import type { VoucherUseState } from './life.ts';
import { rankForUse } from './rankForUse.ts';
import {
  countNewVouchers,
  countUsesToday,
  findVoucher,
  findVoucherOfBill,
  listVouchers,
  markSeen,
} from './read-vouchers.ts';
import { appraiseChoice, readChoice, type VoucherChoice, type VoucherFit } from './voucher-use.ts';

export const query: Handler<typeof contract.promotion.query> = async (input, { db, session }) => {
  const { receivedStatus, queryType } = input;
  const vouchers = (await listVouchers(db, session.memberId)).filter(
    ({ status, kind }) =>
      (receivedStatus === undefined || receivedStatusOf(status) === receivedStatus) &&
      (queryType === undefined || VOUCHER_USES[useOf(kind)] === queryType),
  );
  const page = slicePage(vouchers, input);
  await markSeen(
    db,
    session.memberId,
    page.list.filter(({ isNew }) => isNew).map(({ id }) => id),
  );
  return { ...page, list: page.list.map(viewVoucher) };
};

export const queryDetail: Handler<typeof contract.promotion.queryDetail> = async ({ voucherId }, { db, session }) => {
  const voucher = await findVoucher(db, session.memberId, voucherId);
  if (!voucher) throw new ApiFailure('NO_THIS_TICKET');
  const { source, terms, receivedAt, billNo, usedAt } = voucher;
  return { ...viewVoucher(voucher), source, terms, receivedAt, billNo, usedAt };
};

export const queryForNotify: Handler<typeof contract.promotion.queryForNotify> = async (_input, { db, session }) => ({
  newPromoNum: await countNewVouchers(db, session.memberId),
});

export const queryV2: Handler<typeof contract.promotion.queryV2> = async (input, ctx) => {
  const { ranked, methodBonus: ofMethod } = await rankForUse(ctx, input);
  const page = slicePage(ranked, input);
  return {
    ...page,
    list: page.list.map(({ voucher, appraisal, total }) => ({
      ...viewVoucher(voucher),
      bonus: fromMinorUnits(appraisal.bonus, USDT_PLACES),
      total: fromMinorUnits(total, USDT_PLACES),
      methodBonus: fromMinorUnits(ofMethod, USDT_PLACES),
      obstacle: appraisal.fits ? null : appraisal.obstacle,
    })),
  };
};

export const defaultSelectCount: Handler<typeof contract.promotion.defaultSelectCount> = async (input, ctx) => {
  const { ranked, methodBonus: ofMethod } = await rankForUse(ctx, { ...input, receivedStatus: RECEIVED_STATUS.atHand });
  const fitting = ranked.filter(({ appraisal }) => appraisal.fits);
  // A voucher that brings no more than none does is worth keeping.
  const best = fitting.find(({ total }) => total > ofMethod);
  return {
    count: fitting.length,
    voucherId: best?.voucher.id ?? null,
    bonus: fromMinorUnits(best?.appraisal.bonus ?? 0n, USDT_PLACES),
  };
};

type Fitting = Extract<VoucherFit, { ok: true }>;

export const expectPromotionByOrder: Handler<typeof contract.promotion.expectPromotionByOrder> = async (input, ctx) => {
  const { db, config, session } = ctx;
  const { transactionType, payMethodId, voucherId } = input;
  const amountUsdt = await usdtValueOf(ctx, input.currency, input.amount);
  if (amountUsdt === undefined)
    throw new ApiFailure(ASSETS.has(input.currency) ? 'TRY_AGAIN_LATER' : 'SYMBOL_NOT_EXIST');
  const isPurchase = transactionType === TRANSACTION_TYPES.buy;
  const { memberId } = session;
  const [choice, left] = await together(db, (asked) => [
    voucherId === undefined ? Promise.resolve(undefined) : readChoice(asked, config.policy, { memberId, voucherId }),
    methodBonusLeft(asked, config.policy, memberId),
  ]);
  const voucher = choice && fit(choice, { ...input, amountUsdt });
  const ofMethod = isPurchase
    ? methodBonus(config.policy, { payMethodId, amount: amountUsdt, left, isStackable: voucher?.stackable })
    : 0n;
  const ofVoucher = voucher?.bonus ?? 0n;
  return {
    bonus: fromMinorUnits(ofMethod + ofVoucher, USDT_PLACES),
    methodBonus: fromMinorUnits(ofMethod, USDT_PLACES),
    voucherBonus: fromMinorUnits(ofVoucher, USDT_PLACES),
    remainToday: fromMinorUnits(left, USDT_PLACES),
  };
};

type Asked = Parameters<typeof expectPromotionByOrder>[0] & { readonly amountUsdt: bigint };

function fit(choice: VoucherChoice, { transactionType, payMethodId, amountUsdt }: Asked): Fitting {
  if (!choice.voucher) throw new ApiFailure('NO_THIS_TICKET');
  const use = transactionType === TRANSACTION_TYPES.buy ? 'buy' : 'sell';
  const fitted = appraiseChoice(choice, { use, payMethodId, amountUsdt });
  if (!fitted.ok) throw new ApiFailure(fitted.code);
  return fitted;
}

const OUTCOMES = {
  locked: 'LOCKED',
  credited: 'CREDITED',
  returned: 'RETURNED',
} as const satisfies Record<VoucherUseState, (typeof VOUCHER_OUTCOMES)[number]>;

interface Use {
  bonus: bigint;
  state: VoucherUseState;
  at: number;
}

export const useDetail: Handler<typeof contract.promotion.useDetail> = async ({ billNo }, { db, session }) => {
  const { memberId } = session;
  const [use, voucher, bill] = await together(db, (asked) => [
    asked.maybe<Use>(sql`
      select bonus, state, coalesce(settled_at, locked_at) as at from voucher_use
      where bill_no = ${billNo} and member_id = ${memberId}`),
    findVoucherOfBill(asked, memberId, billNo),
    createLedger(asked).bill(memberId, billNo),
  ]);
  if (!use || !voucher) throw new ApiFailure(bill ? 'NO_THIS_TICKET' : 'ORDER_NOT_FOUND');
  const { bonus, state, at } = use;
  return {
    billNo,
    voucher: viewVoucher(voucher),
    bonus: fromMinorUnits(bonus, USDT_PLACES),
    outcome: OUTCOMES[state],
    at,
  };
};

export const useLimit: Handler<typeof contract.promotion.useLimit> = async (_input, { db, config, session }) => {
  const { merchant, member } = config.policy.vouchers.usesADay;
  return {
    merchantCount: merchant,
    mermberCount: member,
    usedToday: await countUsesToday(db, config.policy, session.memberId),
  };
};

const DELETABLE: ReadonlySet<VoucherStatus> = new Set([VOUCHER_STATUS.used, VOUCHER_STATUS.expired]);

/** A used or expired voucher stays so, and nothing can lock it before the deletion. */
export const deleteVoucher: Handler<typeof contract.promotion.deleteVoucher> = async ({ voucherId }, ctx) => {
  const { db, session } = ctx;
  const voucher = await findVoucher(db, session.memberId, voucherId);
  if (!voucher) {
    const isDeleted = await db.maybe(sql`
      select 1 from voucher where id = ${voucherId} and member_id = ${session.memberId}`);
    throw new ApiFailure(isDeleted ? 'RECORD_ALREADY_DELETED' : 'NO_THIS_TICKET');
  }
  if (!DELETABLE.has(voucher.status)) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  await db.query(sql`
    update voucher set deleted_at = app_now() where id = ${voucherId} and deleted_at is null`);
  return true;
};
