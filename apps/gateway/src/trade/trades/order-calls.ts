import { type contract, type SPEED_UP_TIPS, TRADE_STATUS } from '@ezwallet/api-client/contract';
import { fromMinorUnits, toMinorUnits } from '@ezwallet/validators';
import { readScale } from '../../assets/amounts.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { admit, Refusal } from '../../call/Outcome.ts';
import { together } from '../../db/index.ts';
import { cancelAsk } from './asking.ts';
import { cheapestOffer, nearestSales, noteWish, quotePurchase, quoteSale, readQueue } from './market.ts';
import {
  cancelPurchase,
  cancelSale,
  markPaid,
  placePurchase,
  placeSale,
  readCancellations,
  releaseSale,
} from './orders.ts';
import { openMethods } from './pay-methods.ts';
import { FIAT_PLACES, middlePrice, priceNow } from './prices.ts';
import { findTrade, viewTrade } from './Trade.ts';
import { afterwards, readTrade, tradeCall } from './trade-call.ts';

export const withdrawal = tradeCall<typeof contract.trading.withdrawal>(
  async (input, ctx) => await afterwards(ctx, await placeSale(input, ctx)),
);

export const deposit = tradeCall<typeof contract.trading.deposit>(async (input, ctx) => {
  const outcome = await placePurchase(input, ctx);
  if (!(outcome instanceof Refusal)) return { matched: true, order: await readTrade(ctx, outcome.billNo) };
  if (outcome.code !== 'ORDER_NOT_FOUND') throw new ApiFailure(outcome.code, outcome.body);
  const { db, session, ledger } = ctx;
  const { payMethodId, currency } = input;
  const scale = await readScale(ledger, currency);
  const wish = { amount: toMinorUnits(input.amount, scale), price: toMinorUnits(input.price, FIAT_PLACES) };
  const { policy } = ctx.config;
  const { memberId } = session;
  const ceiling = admit(await priceNow(ctx, currency, 'buy'));
  const market = {
    memberId,
    payMethodId,
    currency,
    ceiling,
    middle: admit(await middlePrice(ctx, currency)),
    amount: wish.amount,
  };
  const [nearest, dearer] = await together(db, (asked) => [
    nearestSales(asked, memberId, payMethodId, currency, { amount: wish.amount, price: ceiling }),
    cheapestOffer(asked, policy, market),
  ]);
  if (dearer && dearer.price > wish.price) {
    throw new ApiFailure('AMOUNT_INVALID', {
      price: fromMinorUnits(dearer.price, FIAT_PLACES),
      quotedUntil: ctx.clock.now() + policy.quote.lifetime,
    });
  }
  await noteWish(db, session.memberId, payMethodId, currency, wish.amount);
  return { matched: false, nearest: nearest.map((amount) => fromMinorUnits(amount, scale)) };
});

export const depositCancel: Handler<typeof contract.trading.depositCancel> = async ({ reqNo }, { db, session }) =>
  await cancelAsk(db, session.memberId, reqNo);

export const buyConfirmOrCancel = tradeCall<typeof contract.trading.buyConfirmOrCancel>(
  async (input, ctx) =>
    await afterwards(
      ctx,
      input.type === 1 ? await markPaid(input, ctx) : await cancelPurchase(input, ctx),
      input.billNo,
    ),
);

export const sellOrderCancel = tradeCall<typeof contract.trading.sellOrderCancel>(
  async (input, ctx) => await afterwards(ctx, await cancelSale(input, ctx), input.billNo),
);

export const sellOrderConfirm = tradeCall<typeof contract.trading.sellOrderConfirm>(async (input, ctx) => {
  const { expectStatus, billNo, payerName, payPassTicket, reqNo } = input;
  const state = expectStatus === TRADE_STATUS.paid ? 'paid' : 'waitingForPayment';
  return await afterwards(ctx, await releaseSale({ billNo, state, payerName, payPassTicket, reqNo }, ctx), billNo);
});

export const orderC2cDetail: Handler<typeof contract.order.orderC2cDetail> = async ({ billNo }, ctx) =>
  await readTrade(ctx, billNo);

export const recommendBuyerAmount: Handler<typeof contract.trading.recommendBuyerAmount> = async (
  { payMethodId, currency, amount },
  ctx,
) => await quotePurchase(ctx, payMethodId, currency, amount);

export const recommendSellerAmount: Handler<typeof contract.trading.recommendSellerAmount> = async (
  { payMethodId, currency },
  ctx,
) => await quoteSale(ctx, payMethodId, currency);

export const payMethods: Handler<typeof contract.trading.payMethods> = async (_input, { db }) => {
  const { buy, sell } = await openMethods(db);
  return { payMethodsBuy: buy, payMethodsSell: sell, buyDisable: buy.length === 0, sellDisable: sell.length === 0 };
};

export const sellCancelTimesLimit: Handler<typeof contract.trading.sellCancelTimesLimit> = async (
  { transactionType },
  ctx,
) => {
  const { policy } = ctx.config;
  const side = transactionType === 9 ? 'buy' : 'sell';
  const { used, resetAt } = await readCancellations(ctx.db, policy, ctx.session.memberId, side);
  const limit = policy.trade.cancellations.free;
  return { limit, used, remain: Math.max(0, limit - used), resetAt };
};

export const sellLongTimeFlag: Handler<typeof contract.trading.sellLongTimeFlag> = async ({ billNo }, ctx) => {
  const trade = await readTrade(ctx, billNo);
  const missed = trade.events.find(({ event }) => event === 'releaseDeadline');
  const releaseBy = trade.deadline?.kind === 'release' ? trade.deadline.at : (missed?.at ?? null);
  return {
    sellLongTimeFlag: trade.sellLongTimeFlag,
    releaseBy,
    remindedAt: missed?.at ?? null,
    appealOpensAt: trade.appealOpensAt,
  };
};

export const matchSpeedUpTip: Handler<typeof contract.trading.matchSpeedUpTip> = async ({ billNo }, ctx) => {
  const [row, queue, open] = await together(ctx.db, (db) => [
    findTrade(db, ctx.session.memberId, billNo),
    readQueue(db, billNo),
    openMethods(db),
  ]);
  if (!row) throw new ApiFailure('ORDER_NOT_FOUND');
  if (!queue || row.state !== 'matching') throw new ApiFailure('3025', await viewTrade(ctx, row));
  const scale = await readScale(ctx.ledger, row.currency);
  const methods = open.sell.filter((method) => queue.methods.includes(method));
  const tips: (typeof SPEED_UP_TIPS)[number][] = [];
  if (queue.nearest.length > 0) tips.push('TAKE_NEAREST_AMOUNT');
  if (methods.length > 0) tips.push('OTHER_PAY_METHOD');
  if (tips.length === 0) tips.push('COME_BACK_LATER');
  return {
    ahead: Number(queue.ahead),
    buyersOnline: Number(queue.buyers),
    tips,
    nearest: queue.nearest.map((amount) => fromMinorUnits(amount, scale)),
    payMethodIds: methods,
  };
};
