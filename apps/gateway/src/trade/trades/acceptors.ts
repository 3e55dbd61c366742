import type { AcceptorConfig, PayMethodId } from '@ezwallet/api-client/contract';
import { acceptorTurnover, rebateTier } from '../../money/bonuses/acceptor-income.ts';
import type { Session } from '../../call/CallContext.ts';
import { carryOut, type MoneyContext, type Posting } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, recordType, sql, together } from '../../db/index.ts';
import { getMember } from '../../people/members/members.ts';
import { mayBuy, maySell } from '../../people/members/permissions.ts';
import { findAccounts, type PayAccount } from '../pay-accounts/PayAccount.ts';
import { acceptorRules, newOfferNo, newPayRemark } from './asking.ts';
import { dayStart } from '../../call/time.ts';
import { FIAT, inMinorUnits } from './prices.ts';
import type { TraderRecord } from './records.ts';
import { recordOf } from './records.ts';
import { type TradeReceipt, withoutTicket } from './trade-call.ts';

/** What an acceptor offers: amounts in the coin's smallest unit. */
export interface Lot {
  readonly transactionType: AcceptorConfig['lots'][number]['transactionType'];
  readonly currency: string;
  readonly least: bigint;
  readonly most: bigint;
  readonly payMethodIds: readonly PayMethodId[];
}

/** The settings of an acceptor, and the figures of the day. */
export interface Acceptor {
  readonly isOnline: boolean;
  readonly offlineUntil: number | null;
  readonly misses: bigint;
  /** Hundredths of a percent. */
  readonly priceOffset: number;
  readonly dailyQuota: bigint;
  readonly usedToday: bigint;
  readonly lots: readonly (Omit<Lot, 'least' | 'most'> & { readonly least: string; readonly most: string })[];
}

/** Reads an acceptor's settings; somebody who has set nothing yet is offline and offers nothing. */
export async function readAcceptor(db: Db, policy: Policy, memberId: bigint): Promise<Acceptor> {
  const { misses, pause } = policy.trade.acceptors;
  return await db.one<Acceptor>(sql`
    select coalesce(a.is_online, false) as "isOnline", case when p.until > app_now() then p.until end as "offlineUntil",
      misses_of(m.id, ${pause}) as misses, coalesce(a.price_offset, 0) as "priceOffset", coalesce(a.daily_quota, 0) as "dailyQuota",
      traded_since(m.id, 'USDT', ${dayStart(policy)}) as "usedToday",
      (select coalesce(jsonb_agg(jsonb_build_object('transactionType', l.transaction_type, 'currency', l.asset_id,
        'least', l.least::text, 'most', l.most::text, 'payMethodIds', l.pay_method_ids) order by l.position), '[]')
        from acceptor_lot l where l.member_id = m.id) as lots
    from member m left join acceptor a on a.member_id = m.id, acceptor_pause(m.id, ${misses}, ${pause}) as p(until)
    where m.id = ${memberId}`);
}

/** Fields that are undefined stay as they are. */
export interface AcceptorChange {
  readonly isOnline: boolean | undefined;
  readonly priceOffset: number | undefined;
  readonly dailyQuota: bigint | undefined;
  readonly lots: readonly Lot[] | undefined;
}

/** Changes settings of an acceptor, in the caller's transaction. */
export async function changeAcceptor(tx: Db, memberId: bigint, change: AcceptorChange): Promise<void> {
  const { isOnline = null, priceOffset = null, dailyQuota = null, lots } = change;
  await tx.query(sql`
    insert into acceptor as a (member_id, is_online, price_offset, daily_quota)
    values (${memberId}, coalesce(${isOnline}::boolean, false), coalesce(${priceOffset}::int, 0), coalesce(${dailyQuota}::bigint, 0))
    on conflict (member_id) do update set is_online = coalesce(${isOnline}::boolean, a.is_online), updated_at = app_now(),
      price_offset = coalesce(${priceOffset}::int, a.price_offset), daily_quota = coalesce(${dailyQuota}::bigint, a.daily_quota)`);
  if (!lots) return;
  await tx.query(sql`delete from acceptor_lot where member_id = ${memberId}`);
  for (const [position, { transactionType, currency, least, most, payMethodIds }] of lots.entries()) {
    await tx.query(sql`
      insert into acceptor_lot (member_id, position, transaction_type, asset_id, least, most, pay_method_ids)
      values (${memberId}, ${position}, ${transactionType}, ${currency}, ${least}, ${most}, ${[...payMethodIds]}::int[])`);
  }
}

/** A trade that an acceptor may take. */
export interface OfferRow {
  readonly offerNo: string;
  readonly billNo: string | null;
  readonly currency: string;
  readonly amount: bigint;
  readonly price: bigint;
  readonly payMethodId: PayMethodId;
  readonly isPurchase: boolean;
  readonly expiresAt: number;
  readonly other: TraderRecord;
}

/** The trades that an acceptor may take now, the nearest end first. */
export async function readOffers(
  db: Db,
  policy: Policy,
  memberId: bigint,
  currency: string,
  middle: string,
): Promise<OfferRow[]> {
  const { offerSaleAfter } = policy.trade.acceptors;
  return await db.query<OfferRow>(sql`
    select o.offer_no as "offerNo", s.bill_no as "billNo", coalesce(k.asset_id, s.asset_id) as currency,
      coalesce(k.amount, s.amount) as amount, o.price, coalesce(k.pay_method_id, s.pay_method_id) as "payMethodId",
      o.ask_id is not null as "isPurchase", o.expires_at as "expiresAt", ${recordOf(sql`coalesce(k.buyer_id, s.seller_id)`)} as other
    from offers_to(${memberId}, ${inMinorUnits(middle)}, ${currency}, ${newOfferNo()}, ${offerSaleAfter}, ${acceptorRules(policy)}) o
      left join purchase_ask k on k.id = o.ask_id left join sale s on s.id = o.sale_id
    order by o.expires_at`);
}

interface Accepted {
  readonly offerNo: string;
  readonly payAccountId?: string | undefined;
  readonly reqNo: string;
}

/** Takes an offered trade. */
export async function acceptOffer(
  { offerNo, payAccountId, reqNo }: Accepted,
  ctx: MoneyContext,
): Promise<Outcome<TradeReceipt>> {
  return await carryOut(ctx, withoutTicket(reqNo, { call: 'acceptOffer', offerNo, payAccountId }), async () => {
    const { config, session } = ctx;
    const { policy } = config;
    const [member, turnover, offer, accounts] = await together(ctx.db, (db) => [
      getMember(db, session.memberId),
      acceptorTurnover(db, policy, session.memberId),
      findOffer(db, session, offerNo),
      findAccounts(db, config, session.memberId, sql`a.state = 1`),
    ]);
    if (!offer) return new Refusal('ORDER_NOT_FOUND');
    if (!(offer.isPurchase ? maySell(member) : mayBuy(member))) return new Refusal('NO_RIGHTS');
    const account = accountFor(offer, accounts, payAccountId);
    if (payAccountId !== undefined && !account) return new Refusal('ARGS_INVALID', { fields: ['payAccountId'] });
    const terms = acceptorTerms({ rebate_rate: rebateTier(policy, turnover).reached.rate, middle: offer.middle });
    return offer.isPurchase ? sellTo(policy, offer, account, terms) : buyFrom(policy, offer, terms);
  });
}

/** What an acceptor earns with a trade, as it is when the trade begins. */
export const acceptorTerms = recordType('acceptor_terms', { rebate_rate: 'bigint', middle: 'numeric' });

interface FoundOffer {
  readonly offerNo: string;
  readonly isPurchase: boolean;
  readonly payMethodId: PayMethodId;
  readonly middle: string;
  readonly scale: number;
}

async function findOffer(db: Db, { memberId }: Session, offerNo: string): Promise<FoundOffer | undefined> {
  return await db.maybe<FoundOffer>(sql`
    select o.offer_no as "offerNo", k.id is not null as "isPurchase", coalesce(k.pay_method_id, s.pay_method_id) as "payMethodId",
      o.middle::text as middle, t.scale
    from offer o left join purchase_ask k on k.id = o.ask_id left join sale s on s.id = o.sale_id
      join asset t on t.id = coalesce(k.asset_id, s.asset_id)
    where o.offer_no = ${offerNo} and o.acceptor_id = ${memberId}`);
}

function accountFor(
  { payMethodId }: FoundOffer,
  accounts: readonly PayAccount[],
  chosen: string | undefined,
): PayAccount | undefined {
  const fitting = accounts.filter(({ details }) => details.payMethodId === payMethodId);
  return chosen === undefined ? fitting[0] : fitting.find(({ accountId }) => accountId === chosen);
}

type Sql = ReturnType<typeof sql>;

function sellTo(
  policy: Policy,
  { offerNo, scale }: FoundOffer,
  account: PayAccount | undefined,
  terms: Sql,
): Outcome<Posting> {
  if (!account) return new Refusal('BANK_ACCOUNT_UNAVAILABLE');
  return (call) => sql`
    select code, result as answer from accept_ask(${call}, ${offerNo}, ${account.id}, ${FIAT}, ${scale}, ${terms}, ${acceptorRules(policy)})`;
}

function buyFrom(policy: Policy, { offerNo }: FoundOffer, terms: Sql): Posting {
  const { instant, bank } = policy.trade.within;
  return (call) => sql`
    select code, result as answer from accept_sale(${call}, ${offerNo}, ${instant}, ${bank}, ${newPayRemark()}, ${terms}, ${acceptorRules(policy)})`;
}

/** Lets an offered trade go to the next acceptor. */
export async function declineOffer({ offerNo, reqNo }: Accepted, ctx: MoneyContext): Promise<Outcome<object>> {
  return await carryOut(ctx, withoutTicket(reqNo, { call: 'declineOffer', offerNo }), async () => {
    return (call) => sql`select code, result as answer from decline_offer(${call}, ${offerNo})`;
  });
}
