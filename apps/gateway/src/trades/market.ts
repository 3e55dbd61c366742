import type { PayMethodId } from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { readScale } from '../assets/amounts.ts';
import { hasMethodBonus, methodBonus, methodBonusLeft } from '../bonuses/pay-method-bonus.ts';
import type { MemberContext } from '../call/CallContext.ts';
import { admit, Refusal } from '../call/Outcome.ts';
import type { Policy } from '../config/index.ts';
import { type Db, fromNow, type Sql, sql, together } from '../db/index.ts';
import { getMember } from '../members/members.ts';
import { acceptorRules } from './asking.ts';
import { limitsOf, readOwnOrders, readTraded } from './order-limits.ts';
import { FIAT_PLACES, inMinorUnits, middlePrice, notePriceShown, priceNow, type Side } from './prices.ts';

const LISTED = 8;
const WISH_LASTS = 30 * 60 * 1000;

interface Offer {
  readonly amount: bigint;
  readonly people: bigint;
}

/** The price and limits of an order now. `max` is 0 where the level allows no orders. */
export async function quote(ctx: MemberContext, side: Side, payMethodId: PayMethodId, currency: string) {
  const { config, clock, session, ledger } = ctx;
  const { policy } = config;
  const price = admit(await priceNow(ctx, currency, side));
  const scale = await readScale(ledger, currency);
  const middle = admit(await middlePrice(ctx, currency));
  const [member, own, traded, bonusLeft, offers, count, lots] = await together(ctx.db, (db) => [
    getMember(db, session.memberId),
    readOwnOrders(db, session.memberId),
    readTraded(db, policy, session.memberId, currency),
    methodBonusLeft(db, policy, session.memberId),
    side === 'buy' ? waitingSales(db, session.memberId, payMethodId, currency, price) : wishes(db, session.memberId, payMethodId, currency),
    side === 'buy' ? countSellers(db, session.memberId, payMethodId, currency, price) : countBuyers(db, session.memberId, payMethodId, currency),
    side === 'buy' ? lotsFor(db, policy, session.memberId, payMethodId, currency, { price, middle }) : NO_LOTS,
    notePriceShown(db, currency, side, price),
  ]);
  const limits = limitsOf(policy, member, own);
  const left = limits instanceof Refusal ? 0n : least(limits.perOrder, limits.aDay - traded);
  const max = left > 0n ? left : 0n;
  const text = (minor: bigint) => fromMinorUnits(minor, scale);
  const bonusOf = (amount: bigint) =>
    side === 'buy' && hasMethodBonus(policy, payMethodId)
      ? methodBonus(policy, { payMethodId, amount, left: bonusLeft, isStackable: undefined })
      : 0n;
  const waiting = offers.filter(({ amount }) => amount <= max).map(({ amount }) => ({ amount, fast: true }));
  const known = new Set(waiting.map(({ amount }) => amount));
  // An acceptor has a minute to answer.
  const fromLots = lots.amounts.filter((amount) => amount <= max && !known.has(amount)).map((amount) => ({ amount, fast: false }));
  return {
    price: fromMinorUnits(price, FIAT_PLACES),
    quotedUntil: clock.now() + policy.quote.lifetime,
    min: text(policy.trade.least),
    max: text(max),
    list: [...waiting, ...fromLots]
      .slice(0, LISTED)
      .map(({ amount, fast }) => ({ amount: text(amount), fast, bonus: fromMinorUnits(bonusOf(amount), USDT_PLACES) })),
    people: Number(count) + lots.acceptors,
  };
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

interface Lots {
  readonly acceptors: number;
  readonly amounts: readonly bigint[];
}

const NO_LOTS: Promise<Lots> = Promise.resolve({ acceptors: 0, amounts: [] });
/** Amounts that people know, in whole coins, for lots that take any. */
const ROUND = [50, 100, 200, 500, 1000, 2000, 5000];

/** Acceptors who may be asked now, and some amounts that they sell. */
async function lotsFor(
  db: Db,
  policy: Policy,
  memberId: bigint,
  payMethodId: PayMethodId,
  currency: string,
  { price, middle }: { readonly price: bigint; readonly middle: string },
): Promise<Lots> {
  const row = await db.one<{ acceptors: bigint; amounts: readonly string[] }>(sql`
    with asked as (
      select r.amount, f.member_id from (select whole * 10::bigint ^ scale as amount from unnest(${ROUND}::bigint[]) as whole, asset where id = ${currency}) r,
        lateral acceptors_for(8, ${currency}, r.amount::bigint, ${payMethodId}, ${inMinorUnits(middle)}, ${memberId}, ${acceptorRules(policy)}) f
      where f.price <= ${price}
    )
    select count(distinct member_id) as acceptors, coalesce(array_agg(distinct amount::bigint::text), '{}') as amounts from asked`);
  const amounts = row.amounts.map(BigInt).toSorted((a, b) => (a < b ? -1 : 1));
  return { acceptors: Number(row.acceptors), amounts };
}

/**
 * A condition on `sale`: it waits for a buyer, and this member may have it. The clock and the members apart are subqueries, so that
 * the server reads them once and not for each sale.
 */
const isFor = (memberId: bigint, payMethodId: PayMethodId, currency: string, price: bigint): Sql => sql`
  state = 'matching' and queued_until > (select app_now()) and asset_id = ${currency} and pay_method_id = ${payMethodId} and price <= ${price}
    and seller_id <> ${memberId} and seller_id not in (select members_apart_from(${memberId}))`;

async function waitingSales(db: Db, memberId: bigint, payMethodId: PayMethodId, currency: string, price: bigint): Promise<Offer[]> {
  return await db.query<Offer>(sql`
    select amount, count(*) as people from sale
    where ${isFor(memberId, payMethodId, currency, price)}
    group by amount order by count(*) desc, amount limit ${LISTED}`);
}

async function countSellers(db: Db, memberId: bigint, payMethodId: PayMethodId, currency: string, price: bigint): Promise<bigint> {
  const { people } = await db.one<{ people: bigint }>(sql`
    select count(distinct seller_id) as people from sale
    where ${isFor(memberId, payMethodId, currency, price)}`);
  return people;
}

async function wishes(db: Db, memberId: bigint, payMethodId: PayMethodId, currency: string): Promise<Offer[]> {
  return await db.query<Offer>(sql`
    select amount, count(*) as people from purchase_wish
    where asset_id = ${currency} and pay_method_id = ${payMethodId} and at > ${fromNow(-WISH_LASTS)} and member_id <> ${memberId}
      and member_id not in (select members_apart_from(${memberId}))
    group by amount order by count(*) desc, amount limit ${LISTED}`);
}

async function countBuyers(db: Db, memberId: bigint, payMethodId: PayMethodId, currency: string): Promise<bigint> {
  const { people } = await db.one<{ people: bigint }>(sql`
    select count(distinct member_id) as people from purchase_wish
    where asset_id = ${currency} and pay_method_id = ${payMethodId} and at > ${fromNow(-WISH_LASTS)} and member_id <> ${memberId}
      and member_id not in (select members_apart_from(${memberId}))`);
  return people;
}

/** Remembers an amount that a buyer looked for and did not find. */
export async function noteWish(db: Db, memberId: bigint, payMethodId: PayMethodId, currency: string, amount: bigint): Promise<void> {
  await db.query(sql`
    insert into purchase_wish (member_id, asset_id, pay_method_id, amount, at)
    values (${memberId}, ${currency}, ${payMethodId}, ${amount}, app_now())
    on conflict (member_id, asset_id, pay_method_id, amount) do update set at = excluded.at`);
}

const NEAREST = 3;

/** The amounts nearest to one that nobody sells, which somebody sells now. */
export async function nearestSales(
  db: Db,
  memberId: bigint,
  payMethodId: PayMethodId,
  currency: string,
  { amount, price }: { readonly amount: bigint; readonly price: bigint },
): Promise<bigint[]> {
  const rows = await db.query<{ amount: bigint }>(sql`
    select distinct amount, abs(amount - ${amount}::bigint) as distance from sale
    where ${isFor(memberId, payMethodId, currency, price)}
    order by distance, amount limit ${NEAREST}`);
  return rows.map((row) => row.amount);
}

/** How a sale is doing in its queue. */
export async function readQueue(db: Db, billNo: string) {
  return await db.maybe<{ ahead: bigint; buyers: bigint; nearest: bigint[]; methods: number[] }>(sql`
    select
      (select count(*) from sale o where o.state = 'matching' and o.asset_id = s.asset_id and o.pay_method_id = s.pay_method_id
        and o.amount = s.amount and (o.price, -o.score, o.id) < (s.price, -s.score, s.id)) as ahead,
      (select count(distinct member_id) from purchase_wish w where w.asset_id = s.asset_id and w.at > ${fromNow(-WISH_LASTS)}
        and w.member_id <> s.seller_id) as buyers,
      array(select w.amount from purchase_wish w where w.asset_id = s.asset_id and w.pay_method_id = s.pay_method_id
        and w.at > ${fromNow(-WISH_LASTS)} and w.member_id <> s.seller_id
        group by w.amount order by abs(w.amount - s.amount) limit ${NEAREST}) as nearest,
      array(select w.pay_method_id::int from purchase_wish w where w.asset_id = s.asset_id and w.amount = s.amount
        and w.pay_method_id <> s.pay_method_id and w.at > ${fromNow(-WISH_LASTS)} and w.member_id <> s.seller_id
        group by w.pay_method_id order by count(*) desc) as methods
    from sale s where s.bill_no = ${billNo}`);
}
