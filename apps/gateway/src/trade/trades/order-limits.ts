import { fromMinorUnits, parseMinorUnits } from '@ezwallet/validators';
import { readAmount } from '../../assets/amounts.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { dayStart } from '../../call/time.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import { activeLimit } from '../../money/limits/own-limits.ts';
import type { Member } from '../../people/members/members.ts';
import { FIAT_PLACES, priceNow, type Side, wasShownLately } from './prices.ts';

/** What a member may order, in USDT's smallest unit. Trades are for USDT, whose price is one. */
export interface OrderLimits {
  readonly least: bigint;
  readonly perOrder: bigint;
  readonly aDay: bigint;
  /** Orders a day. */
  readonly orders: number;
}

/** The limits of a member's level and own limit. @returns `KYC_REQUIRED` for a level without orders */
export function limitsOf(
  { kycLimits, tradeLimit, trade, orders }: Policy,
  member: Member,
  ownOrders: bigint | null,
): Outcome<OrderLimits> {
  const { perOrder, ordersADay } = kycLimits[member.kycLevel];
  if (perOrder === null || ordersADay === null) return new Refusal('KYC_REQUIRED');
  return {
    least: trade.least,
    perOrder: perOrder < tradeLimit ? perOrder : tradeLimit,
    aDay: ordersADay,
    orders: ownOrders === null ? orders.aDay : Math.min(orders.aDay, Number(ownOrders)),
  };
}

/** A member's own number of orders a day, if any. */
export async function readOwnOrders(db: Db, memberId: bigint): Promise<bigint | null> {
  const { own } = await db.one<{ own: bigint | null }>(sql`select ${activeLimit(memberId, 'orderQuantity')} as own`);
  return own;
}

/** What a member has traded today, in the coin's smallest unit. */
export async function readTraded(db: Db, policy: Policy, memberId: bigint, currency: string): Promise<bigint> {
  const { traded } = await db.one<{ traded: bigint }>(
    sql`select traded_since(${memberId}, ${currency}, ${dayStart(policy)}) as traded`,
  );
  return traded;
}

/** What a person typed for an order, checked. */
export interface CheckedOrder {
  /** In the coin's smallest unit. */
  readonly amount: bigint;
  readonly scale: number;
  /** In the smallest unit of fiat. */
  readonly price: bigint;
}

/**
 * Checks an amount and the price that a person saw.
 * @returns `AMOUNT_INVALID` with the price of now for an outdated price and for an amount that the platform does not
 *   trade, `EXCEED_LIMIT` above what the level allows for one order
 */
export async function checkOrder(
  ctx: MemberContext,
  side: Side,
  { currency, amount, price }: { readonly currency: string; readonly amount: string; readonly price: string },
  limits: OrderLimits,
  /** The order was accepted at this price before, and waits for an answer. */
  isAgreed = false,
): Promise<Outcome<CheckedOrder>> {
  const { config, clock } = ctx;
  const { policy } = config;
  const now = await priceNow(ctx, currency, side);
  if (now instanceof Refusal) return now;
  const outdated = () =>
    new Refusal('AMOUNT_INVALID', {
      price: fromMinorUnits(now, FIAT_PLACES),
      quotedUntil: clock.now() + policy.quote.lifetime,
    });
  const read = await readAmount(ctx.ledger, currency, amount);
  if (read instanceof Refusal) return outdated();
  if (read.minor < limits.least || read.minor > policy.tradeLimit) return outdated();
  if (read.minor > limits.perOrder) return new Refusal('EXCEED_LIMIT');
  const seen = parseMinorUnits(price, FIAT_PLACES);
  if (!seen.ok) return outdated();
  // A buyer agrees to a price or a lower one.
  const isGood = isAgreed || seen.value === now || (side === 'buy' && seen.value < now);
  if (!isGood && !(await wasShownLately(ctx.db, policy, currency, side, seen.value))) return outdated();
  return { amount: read.minor, scale: read.scale, price: seen.value };
}
