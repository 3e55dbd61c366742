import type { PayMethodId } from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { readAmount, readScale } from '../../assets/amounts.ts';
import { hasMethodBonus, methodBonus, methodBonusLeft } from '../../money/bonuses/pay-method-bonus.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import { admit, Refusal } from '../../call/Outcome.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, type Sql, sql, together } from '../../db/index.ts';
import { getMember } from '../../people/members/members.ts';
import { acceptorRules } from './asking.ts';
import { limitsOf, readOwnOrders, readTraded } from './order-limits.ts';
import { assertMethodOpen } from './pay-methods.ts';
import { FIAT_PLACES, fiatFor, inMinorUnits, middlePrice, notePriceShown, priceNow, timeFor } from './prices.ts';

const LISTED = 8;
const NOTHING: Promise<OnSale | null> = Promise.resolve(null);
const WISH_LASTS = 30 * 60 * 1000;

/** An amount that people wait for on the other side. */
interface Wish {
  readonly amount: bigint;
  readonly people: bigint;
}

/** An amount that somebody sells, at the lowest of its prices. */
interface OnSale {
  readonly amount: bigint;
  readonly price: bigint;
  /** A sale waits, so that nobody has to be asked. */
  readonly fast: boolean;
  /** Whether a seller of it is one with whom the buyer gets no bonus now. */
  readonly withoutBonus: boolean;
}

/** What is on sale, and the highest of its prices; null where nothing is. */
interface Market {
  readonly onSale: readonly OnSale[];
  readonly highest: bigint | null;
  readonly people: number;
}

/** The most that a member can order now; 0 where the level allows no orders. `sees` is up to where they see what is on sale. */
async function readMost(db: Db, policy: Policy, memberId: bigint, currency: string) {
  const [member, own, traded] = await Promise.all([
    getMember(db, memberId),
    readOwnOrders(db, memberId),
    readTraded(db, policy, memberId, currency),
  ]);
  const limits = limitsOf(policy, member, own);
  // A member without a level looks at prices before they verify, so they see what the platform trades.
  if (limits instanceof Refusal) return { most: 0n, sees: policy.tradeLimit };
  const left = least(limits.perOrder, limits.aDay - traded);
  const most = left > 0n ? left : 0n;
  return { most, sees: most };
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** What a quote of either side says: a price until its end, and the limits of one order. */
function viewQuote(
  { config, clock }: MemberContext,
  { price, max, scale }: { readonly price: bigint; readonly max: bigint; readonly scale: number },
) {
  const { quote, trade } = config.policy;
  return {
    price: fromMinorUnits(price, FIAT_PLACES),
    quotedUntil: clock.now() + quote.lifetime,
    min: fromMinorUnits(trade.least, scale),
    max: fromMinorUnits(max, scale),
  };
}

/** The price of a sale now, its limits, and amounts that buyers looked for. Refuses a closed pay method. */
export async function quoteSale(ctx: MemberContext, payMethodId: PayMethodId, currency: string) {
  const { policy } = ctx.config;
  const { memberId } = ctx.session;
  const price = admit(await priceNow(ctx, currency, 'sell'));
  const scale = await readScale(ctx.ledger, currency);
  const [{ most, sees }, wanted, buyers] = await together(ctx.db, (db) => [
    readMost(db, policy, memberId, currency),
    wishes(db, memberId, payMethodId, currency),
    countBuyers(db, memberId, payMethodId, currency),
    assertMethodOpen(db, 'sell', payMethodId),
    notePriceShown(db, currency, 'sell', price),
  ]);
  const known = wanted.filter(({ amount }) => amount <= sees);
  return {
    ...viewQuote(ctx, { price, max: most, scale }),
    list: known.map(({ amount }) => ({ amount: fromMinorUnits(amount, scale), fast: true, bonus: '0' })),
    buyersOnline: Number(buyers),
  };
}

/** What is on sale for a buyer now, each amount at its price, and the limits of one order. Refuses a closed pay method. @param typed an amount to price too */
export async function quotePurchase(ctx: MemberContext, payMethodId: PayMethodId, currency: string, typed?: string) {
  const { policy } = ctx.config;
  const { memberId } = ctx.session;
  const ceiling = admit(await priceNow(ctx, currency, 'buy'));
  const middle = admit(await middlePrice(ctx, currency));
  const scale = await readScale(ctx.ledger, currency);
  const read = typed === undefined ? undefined : await readAmount(ctx.ledger, currency, typed);
  const asked = read instanceof Refusal || !read ? null : read.minor;
  const about = { memberId, payMethodId, currency, ceiling, middle };
  const [{ most, sees }, bonusLeft, sales, lots, match] = await together(ctx.db, (db) => [
    readMost(db, policy, memberId, currency),
    methodBonusLeft(db, policy, memberId),
    waitingSales(db, policy, about),
    lotsFor(db, policy, about),
    asked === null ? NOTHING : cheapestOffer(db, policy, { ...about, amount: asked }),
    assertMethodOpen(db, 'buy', payMethodId),
    notePriceShown(db, currency, 'buy', ceiling),
  ]);
  const isGiven = hasMethodBonus(policy, payMethodId);
  const bonusOf = ({ amount, withoutBonus }: OnSale) =>
    isGiven && !withoutBonus
      ? methodBonus(policy, { payMethodId, amount, left: bonusLeft, isStackable: undefined })
      : 0n;
  const view = (offer: OnSale) => ({
    amount: fromMinorUnits(offer.amount, scale),
    price: fromMinorUnits(offer.price, FIAT_PLACES),
    fiatAmount: fromMinorUnits(fiatFor(offer.amount, offer.price, scale), FIAT_PLACES),
    fast: offer.fast,
    bonus: fromMinorUnits(bonusOf(offer), USDT_PLACES),
  });
  const listed = cheapestOf([...sales.onSale, ...lots.onSale]).filter(({ amount }) => amount <= sees);
  return {
    ...viewQuote(ctx, { price: highestOf(sales.highest, lots.highest) ?? ceiling, max: most, scale }),
    list: listed
      .slice(0, LISTED)
      .toSorted((a, b) => (a.amount < b.amount ? -1 : 1))
      .map(view),
    asked: match && match.amount <= sees ? view(match) : null,
    sellersOnline: sales.people + lots.people,
    payWithin: timeFor(policy, payMethodId),
  };
}

/** Each amount once, at its lowest price. A waiting sale comes before an acceptor of the same price. */
function cheapestOf(offers: readonly OnSale[]): OnSale[] {
  const best = new Map<bigint, OnSale>();
  for (const offer of offers) {
    const known = best.get(offer.amount);
    if (!known || offer.price < known.price) best.set(offer.amount, offer);
  }
  return [...best.values()];
}

const highestOf = (a: bigint | null, b: bigint | null): bigint | null => (a === null || (b !== null && b > a) ? b : a);

/** Amounts that people know, in whole coins, for lots that take any. */
const ROUND = [50, 100, 200, 500, 1000, 2000, 5000];

/** What a buyer can be matched with. */
interface Buying {
  readonly memberId: bigint;
  readonly payMethodId: PayMethodId;
  readonly currency: string;
  /** The highest price that a purchase may have. */
  readonly ceiling: bigint;
  /** Of which acceptors' prices are made. */
  readonly middle: string;
}

/** SQL of acceptors who may be asked now for an amount. */
const acceptorsWith = (policy: Policy, { memberId, payMethodId, currency, middle }: Buying, amount: Sql): Sql => sql`
  acceptors_for(8, ${currency}, ${amount}, ${payMethodId}, ${inMinorUnits(middle)}, ${memberId}, ${acceptorRules(policy)})`;

/** SQL of the members with whom a buyer gets no bonus now. The server reads them once. */
const withoutBonus = (policy: Policy, { memberId }: Buying): Sql =>
  sql`(select members_without_bonus(${memberId}, ${policy.payMethodBonus.pairRest}))`;

/** Acceptors who may be asked now, and some amounts that they sell. */
async function lotsFor(db: Db, policy: Policy, buying: Buying): Promise<Market> {
  interface Lot {
    readonly amount: string;
    readonly price: string;
    readonly withoutBonus: boolean;
  }
  const row = await db.one<{ people: bigint; highest: bigint | null; lots: readonly Lot[] }>(sql`
    with asked as (
      select r.amount::bigint as amount, f.member_id, f.price
      from (select whole * 10::bigint ^ scale as amount from unnest(${ROUND}::bigint[]) as whole, asset where id = ${buying.currency}) r,
        lateral ${acceptorsWith(policy, buying, sql`r.amount::bigint`)} f
      where f.price <= ${buying.ceiling}
    )
    select count(distinct member_id) as people, max(price) as highest,
      coalesce((
        select jsonb_agg(jsonb_build_object('amount', l.amount::text, 'price', l.price::text, 'withoutBonus', l.without_bonus) order by l.amount)
        from (select amount, min(price) as price, bool_or(member_id in ${withoutBonus(policy, buying)}) as without_bonus
          from asked group by amount) l), '[]') as lots
    from asked`);
  // An acceptor has a minute to answer.
  const onSale = row.lots.map((lot) => ({ ...lot, amount: BigInt(lot.amount), price: BigInt(lot.price), fast: false }));
  return { onSale, highest: row.highest, people: Number(row.people) };
}

/** The cheapest way to buy exactly an amount now, as `match_purchase` would; null where nobody sells it at the ceiling or below. */
export async function cheapestOffer(
  db: Db,
  policy: Policy,
  buying: Buying & { readonly amount: bigint },
): Promise<OnSale | null> {
  const { memberId, payMethodId, currency, ceiling, amount } = buying;
  const offer = await db.maybe<Omit<OnSale, 'amount'>>(sql`
    select price, fast, bool_or(seller in ${withoutBonus(policy, buying)}) over (partition by price, fast) as "withoutBonus"
    from (
      select price, seller_id as seller, true as fast from sale where amount = ${amount} and ${isFor(memberId, payMethodId, currency, ceiling)}
      union all
      select f.price, f.member_id, false from ${acceptorsWith(policy, buying, sql`${amount}::bigint`)} f where f.price <= ${ceiling}
    ) offered
    order by price, fast desc limit 1`);
  return offer ? { amount, ...offer } : null;
}

/**
 * A condition on `sale`: it waits for a buyer, and this member may have it. The clock and the members apart are subqueries, so that
 * the server reads them once and not for each sale.
 */
const isFor = (memberId: bigint, payMethodId: PayMethodId, currency: string, price: bigint): Sql => sql`
  state = 'matching' and queued_until > (select app_now()) and asset_id = ${currency} and pay_method_id = ${payMethodId} and price <= ${price}
    and seller_id <> ${memberId} and seller_id not in (select members_apart_from(${memberId}))`;

/** The amounts of most waiting sales, and all of their sellers. */
async function waitingSales(db: Db, policy: Policy, buying: Buying): Promise<Market> {
  const { memberId, payMethodId, currency, ceiling } = buying;
  const rows = await db.query<{ amount: bigint | null; price: bigint; people: bigint; withoutBonus: boolean }>(sql`
    (select amount, min(price) as price, count(*) as people, bool_or(seller_id in ${withoutBonus(policy, buying)}) as "withoutBonus" from sale
      where ${isFor(memberId, payMethodId, currency, ceiling)}
      group by amount order by count(*) desc, amount limit ${LISTED})
    union all
    select null, max(price), count(distinct seller_id), false from sale where ${isFor(memberId, payMethodId, currency, ceiling)}`);
  const all = rows.find(({ amount }) => amount === null);
  const onSale = rows.flatMap(({ amount, ...row }) => (amount === null ? [] : [{ ...row, amount, fast: true }]));
  return { onSale, highest: all?.price ?? null, people: Number(all?.people ?? 0) };
}

async function wishes(db: Db, memberId: bigint, payMethodId: PayMethodId, currency: string): Promise<Wish[]> {
  return await db.query<Wish>(sql`
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
export async function noteWish(
  db: Db,
  memberId: bigint,
  payMethodId: PayMethodId,
  currency: string,
  amount: bigint,
): Promise<void> {
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
