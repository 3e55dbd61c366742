import { randomInt } from 'node:crypto';
import type { PayMethodId } from '@ezwallet/api-client/contract';
import { bonusPromise, hasMethodBonus } from '../../money/bonuses/pay-method-bonus.ts';
import { termsOfPurchase } from '../../money/cashier/purchases.ts';
import { carryOut, type MoneyContext } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, type Sql, sql, together } from '../../db/index.ts';
import { areOwnFiles } from '../../people/files/files.ts';
import { openIdentity } from '../../people/identity/identities.ts';
import { stayOfBought } from '../../money/limits/bought-coins.ts';
import { appraiseChoice, readChoice, type VoucherChoice } from '../../money/vouchers/voucher-use.ts';
import { getMember } from '../../people/members/members.ts';
import { mayBuy, mayRelease, maySell } from '../../people/members/permissions.ts';
import { findAccounts } from '../pay-accounts/PayAccount.ts';
import { actOnTrade } from './actOnTrade.ts';
import type { TradeState } from './life.ts';
import { acceptorRules, isAsked, newOfferNo, newPayRemark } from './asking.ts';
import { dayStart } from '../../call/time.ts';
import { checkOrder, limitsOf, readOwnOrders } from './order-limits.ts';
import { FIAT, fiatFor, inMinorUnits, middlePrice, timeFor } from './prices.ts';
import { purchaseOrder, saleOrder } from './records-of-orders.ts';
import { type TradeReceipt, withoutTicket } from './trade-call.ts';

interface Order {
  readonly payMethodId: PayMethodId;
  readonly currency: string;
  readonly amount: string;
  readonly price: string;
  readonly voucherId?: string | undefined;
  readonly reqNo: string;
}

interface PurchaseOrder extends Order {
  /** Of the merchant's payment that the coins pay at completion. */
  readonly payToken?: string | undefined;
  /** No order is made of this request later, in epoch milliseconds. */
  readonly placeBy?: number | undefined;
}

interface SaleOrder extends Order {
  readonly payAccountId: string;
  readonly payPassTicket: string;
}

/** Puts coins into escrow and queues them for sale. */
export async function placeSale(order: SaleOrder, ctx: MoneyContext): Promise<Outcome<TradeReceipt>> {
  const { payPassTicket, reqNo, payMethodId, currency, amount, price, payAccountId, voucherId } = order;
  const confirmed = { payMethodId, payAccountId, currency, amount, price };
  const fields = { call: 'withdrawal', ...confirmed, voucherId };
  return await carryOut(
    ctx,
    { reqNo: reqNo.toLowerCase(), scene: 'sell', payPassTicket, confirmed, fields },
    async () => {
      const { config, session } = ctx;
      const { policy } = config;
      const [member, own, choice, [account]] = await together(ctx.db, (db) => [
        getMember(db, session.memberId),
        readOwnOrders(db, session.memberId),
        readVoucher(db, policy, session.memberId, voucherId),
        findAccounts(db, config, session.memberId, sql`a.account_id = ${payAccountId}`),
      ]);
      if (!maySell(member)) return new Refusal('NO_RIGHTS');
      const limits = limitsOf(policy, member, own);
      if (limits instanceof Refusal) return limits;
      const checked = await checkOrder(ctx, 'sell', order, limits);
      if (checked instanceof Refusal) return checked;
      if (!account) return new Refusal('BANK_ACCOUNT_NOT_FOUND');
      if (account.details.payMethodId !== payMethodId || account.state !== 1)
        return new Refusal('BANK_ACCOUNT_UNAVAILABLE');
      const promise = promiseOf(policy, order, 'sell', checked.amount, choice);
      if (promise instanceof Refusal) return promise;
      const sale = saleOrder({
        asset_id: currency,
        amount: checked.amount,
        price: checked.price,
        fiat: FIAT,
        fiat_amount: fiatFor(checked.amount, checked.price, checked.scale),
        pay_method_id: payMethodId,
        pay_account_id: account.id,
        since: dayStart(policy),
        day_limit: limits.aDay,
        orders: limits.orders,
        most_open: policy.trade.openSales,
        bought_stay: stayOfBought(policy, member),
        match_within: policy.trade.matchWithin,
        newcomer_below: policy.trade.newcomers.below,
        promise,
      });
      return (call) => sql`select code, result as answer from create_sale(${call}, ${sale})`;
    },
  );
}

/**
 * Finds a sale for a buyer, or asks acceptors and refuses with 2222: the same request gets the trade in the end. Refuses with
 * `ORDER_NOT_FOUND` when nobody sells this amount at this price.
 */
export async function placePurchase(order: PurchaseOrder, ctx: MoneyContext): Promise<Outcome<TradeReceipt>> {
  const { reqNo, payMethodId, currency, amount, price, voucherId, payToken, placeBy } = order;
  const fields = { call: 'deposit', payMethodId, currency, amount, price, voucherId, payToken };
  return await carryOut(ctx, withoutTicket(reqNo, fields), async () => {
    const { config, session } = ctx;
    const { policy } = config;
    const [member, own, choice, asked] = await together(ctx.db, (db) => [
      getMember(db, session.memberId),
      readOwnOrders(db, session.memberId),
      readVoucher(db, policy, session.memberId, voucherId),
      isAsked(db, session.memberId, reqNo),
    ]);
    if (!asked && placeBy !== undefined && ctx.clock.now() > placeBy) return new Refusal('EXPIRED');
    if (!mayBuy(member)) return new Refusal('NO_RIGHTS');
    const limits = limitsOf(policy, member, own);
    if (limits instanceof Refusal) return limits;
    const checked = await checkOrder(ctx, 'buy', order, limits, asked);
    if (checked instanceof Refusal) return checked;
    const promise = promiseOf(policy, order, 'buy', checked.amount, choice);
    if (promise instanceof Refusal) return promise;
    const middle = await middlePrice(ctx, currency);
    if (middle instanceof Refusal) return middle;
    const terms =
      payToken === undefined ? undefined : await termsOfPurchase(ctx, { payToken, reqNo, currency, amount });
    if (terms instanceof Refusal) return terms;
    const purchase = purchaseOrder({
      asset_id: currency,
      amount: checked.amount,
      price: checked.price,
      pay_method_id: payMethodId,
      since: dayStart(policy),
      day_limit: limits.aDay,
      orders: limits.orders,
      most_open: policy.trade.openPurchases,
      pay_within: timeFor(policy, payMethodId),
      pay_remark: newPayRemark(),
      promise,
      newcomers: randomInt(policy.trade.newcomers.oneOf) === 0,
      middle: inMinorUnits(middle),
      offer_no: newOfferNo(),
    });
    const matching = terms ? sql`match_purchase_for(${terms}, ` : sql`match_purchase(`;
    return (call) => sql`select code, result as answer from ${matching}${call}, ${purchase}, ${acceptorRules(policy)})`;
  });
}

async function readVoucher(
  db: Db,
  policy: Policy,
  memberId: bigint,
  voucherId: string | undefined,
): Promise<VoucherChoice | undefined> {
  return voucherId === undefined ? undefined : await readChoice(db, policy, { memberId, voucherId });
}

/**
 * SQL of what an order promises beside its coins; USDT is worth one.
 * @returns `CONDITION_NOT_FULLFILL` for a voucher that does not fit
 */
function promiseOf(
  policy: Policy,
  { voucherId, payMethodId }: Order,
  use: 'buy' | 'sell',
  amountUsdt: bigint,
  choice: VoucherChoice | undefined,
): Outcome<Sql> {
  const fit = choice && appraiseChoice(choice, { use, amountUsdt, payMethodId });
  if (fit && !fit.ok) return new Refusal(fit.code);
  return bonusPromise(policy, {
    voucher:
      voucherId === undefined
        ? undefined
        : { id: voucherId, bonus: fit?.bonus ?? 0n, usesADay: choice?.uses.aDay ?? 0 },
    ofMethod: use === 'buy' && hasMethodBonus(policy, payMethodId) && (fit?.stackable ?? true),
  });
}

/** Records that a buyer has sent the money. */
export async function markPaid(
  {
    billNo,
    imageIds,
    reqNo,
  }: { readonly billNo: string; readonly imageIds: readonly string[]; readonly reqNo: string },
  ctx: MoneyContext,
): Promise<Outcome<TradeReceipt>> {
  return await actOnTrade(ctx, withoutTicket(reqNo, { call: 'pay', billNo, imageIds }), async () => {
    if (!(await areOwnFiles(ctx.db, ctx.session.memberId, 'IMG', imageIds)))
      return new Refusal('ARGS_INVALID', { fields: ['imageIds'] });
    return { event: 'pay', billNo, side: 'buyer', state: 'waitingForPayment', files: imageIds };
  });
}

interface Cancellation {
  readonly billNo: string;
  readonly reason: string;
  readonly reqNo: string;
}

/** Ends a purchase before its payment. */
export async function cancelPurchase(
  { billNo, reason, reqNo }: Cancellation,
  ctx: MoneyContext,
): Promise<Outcome<TradeReceipt>> {
  const request = withoutTicket(reqNo, { call: 'buyerCancel', billNo, reason });
  return await actOnTrade(ctx, request, {
    event: 'buyerCancel',
    billNo,
    side: 'buyer',
    state: 'waitingForPayment',
    reason,
  });
}

/** Takes back a sale that has no buyer. */
export async function cancelSale(
  { billNo, reason, reqNo }: Cancellation,
  ctx: MoneyContext,
): Promise<Outcome<TradeReceipt>> {
  const request = withoutTicket(reqNo, { call: 'sellerCancel', billNo, reason });
  return await actOnTrade(ctx, request, { event: 'sellerCancel', billNo, side: 'seller', state: 'matching', reason });
}

const DAY = 24 * 60 * 60 * 1000;

/** Cancellations of a member alone, today on one side, and when the day ends. One that both sides agreed on keeps its purchase. */
export async function readCancellations(
  db: Db,
  policy: Policy,
  memberId: bigint,
  side: 'buy' | 'sell',
): Promise<{ readonly used: number; readonly resetAt: number }> {
  const mine =
    side === 'sell'
      ? sql`select s.closed_at as at from sale s where s.seller_id = ${memberId} and s.state = 'cancelled' and s.purchase_id is null`
      : sql`
          select b.closed_at as at from purchase b join sale s on s.id = b.sale_id
          where b.buyer_id = ${memberId} and b.outcome = 'cancelled' and s.purchase_id is distinct from b.id`;
  const row = await db.one<{ used: bigint; resetAt: number }>(sql`
    select (select count(*) from (${mine}) c where c.at >= ${dayStart(policy)}) as used,
      ${dayStart(policy)} + ${DAY} * interval '1 millisecond' as "resetAt"`);
  return { used: Number(row.used), resetAt: row.resetAt };
}

interface Release {
  readonly billNo: string;
  readonly state: TradeState;
  readonly payerName: string;
  readonly payPassTicket: string;
  readonly reqNo: string;
}

/** Gives the coins in escrow to the buyer, for good. Refuses with 6014 when the money came from somebody else. */
export async function releaseSale(release: Release, ctx: MoneyContext): Promise<Outcome<TradeReceipt>> {
  const { billNo, state, payerName, payPassTicket, reqNo } = release;
  const confirmed = { billNo, payerName };
  const fields = { call: 'release', ...confirmed, state };
  return await actOnTrade(
    ctx,
    { reqNo: reqNo.toLowerCase(), scene: 'release', payPassTicket, confirmed, fields },
    async () => {
      const [member, payer] = await together(ctx.db, (db) => [
        getMember(db, ctx.session.memberId),
        readPayer({ ...ctx, db }, billNo),
      ]);
      if (!mayRelease(member)) return new Refusal('NO_RIGHTS');
      // Where there is nothing to release in this state, the statement says why.
      if (payer?.state === state && payer.realName !== payerName) return new Refusal('6014');
      return { event: 'release', billNo, side: 'seller', state, purchaseId: payer?.purchaseId };
    },
  );
}

/** The buyer of a member's sale; without a buyer, or for the sale of somebody else, undefined. */
async function readPayer({ db, config, session }: Pick<MoneyContext, 'db' | 'config' | 'session'>, billNo: string) {
  const row = await db.maybe<{ state: TradeState; purchaseId: bigint; buyerId: bigint; identity: Buffer | null }>(sql`
    select s.state, b.id as "purchaseId", b.buyer_id as "buyerId", i.sealed as identity
    from sale s join purchase b on b.id = s.purchase_id left join identity i on i.member_id = b.buyer_id
    where s.bill_no = ${billNo} and s.seller_id = ${session.memberId}`);
  if (!row) return undefined;
  return { ...row, realName: row.identity && openIdentity(config, row.buyerId, row.identity).realName };
}
