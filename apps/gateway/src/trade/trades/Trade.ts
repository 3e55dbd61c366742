import {
  type EvidenceFile,
  type Trade as TradeView,
  type TradeDeadline,
  type TradeRow as TradeRowView,
  TRANSACTION_TYPES,
  type TransactionType,
} from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { readScales } from '../../assets/amounts.ts';
import type { Services } from '../../call/Services.ts';
import type { Config, Policy } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { openIdentity } from '../../people/identity/identities.ts';
import { openAccount, viewPayee } from '../pay-accounts/PayAccount.ts';
import { allPeppers } from '../../secrets/digest.ts';
import { EARLIER, type EarlierRow, viewEarlier } from './earlier-matches.ts';
import { lateAppealUntil } from './late-appeal-time.ts';
import { lifeOfTrade, type TradeState } from './life.ts';
import { FIAT_PLACES, fiatFor } from './prices.ts';
import { payerChoices } from './payer-choices.ts';
import {
  recordOf,
  type ReputationRow,
  reputationOf,
  type TraderRecord,
  viewReputation,
  viewTrader,
} from './records.ts';
import { eventsOf, type TradeEventRow, viewSteps } from './steps.ts';
import { type AppealRow, viewAppeal } from './trade-appeal.ts';

/** A trade as one row, from the side of the member who owns a bill of it. Times are epoch milliseconds. */
interface Row {
  readonly billNo: string;
  readonly side: 'buyer' | 'seller';
  readonly saleId: bigint;
  readonly state: TradeState;
  readonly currency: string;
  readonly amount: bigint;
  readonly price: bigint;
  readonly fiat: TradeRowView['fiat'];
  readonly fiatAmount: bigint;
  readonly payMethodId: TradeRowView['payMethodId'];
  readonly isLate: boolean;
  readonly unread: number;
  readonly createdAt: number;
  readonly closedAt: number | null;
  readonly deadline: { readonly kind: TradeDeadline; readonly at: number } | null;
  readonly other: TraderRecord | null;
}

/** What a trade's own screen shows besides. */
export interface DetailRow extends Row {
  readonly isOpen: boolean;
  readonly bonus: bigint;
  /** The highest price that the buyer agreed to; null for the seller. */
  readonly priceSeen: bigint | null;
  readonly payRemark: string;
  readonly voucher: {
    readonly id: string;
    readonly kind: NonNullable<TradeView['voucher']>['kind'];
    readonly bonus: string;
  } | null;
  readonly accountId: string;
  readonly account: Buffer;
  readonly sellerId: bigint;
  readonly reputation: ReputationRow | null;
  readonly marks: TradeView['marks'];
  readonly buyerId: bigint | null;
  readonly buyerIdentity: Buffer | null;
  readonly events: readonly TradeEventRow[];
  readonly proofs: readonly EvidenceFile[];
  readonly appeal: AppealRow | null;
  /** There is a purchase that nobody has appealed late. */
  readonly mayAppealLate: boolean;
  /** The sale that went on without this buyer, for its seller. */
  readonly saleBill: string | null;
  readonly earlier: readonly EarlierRow[];
}

/** A purchase that left its sale keeps the state in which it did. */
const PURCHASES = sql`
  select b.bill_no as "billNo", 'buyer' as side, s.id as "saleId", coalesce(b.outcome, s.state) as state, b.id as purchase_id,
    b.buyer_id as owner_id, s.seller_id as other_id, b.created_at, b.closed_at, b.outcome is null as is_current,
    s.asset_id as currency, s.amount, s.price, s.fiat, s.fiat_amount as "fiatAmount", s.pay_method_id as "payMethodId",
    s.is_late and b.outcome is null as "isLate", s.pay_account_id, b.bonus, b.pay_remark, b.first_seq, b.last_seq,
    b.price_seen as "priceSeen"
  from purchase b join sale s on s.id = b.sale_id`;

/** A sale that ended without a buyer is with the one who appealed late. */
const SALES = sql`
  select s.bill_no, 'seller', s.id, s.state, b.id, s.seller_id, b.buyer_id, s.created_at, s.closed_at,
    s.closed_at is null, s.asset_id, s.amount, s.price, s.fiat, s.fiat_amount, s.pay_method_id, s.is_late, s.pay_account_id,
    coalesce((select u.bonus from voucher_use u where u.bill_no = s.bill_no and u.state <> 'returned'), 0),
    coalesce(b.pay_remark, ''), 1, null, null
  from sale s left join purchase b on b.id = purchase_of_sale(s)`;

/** An earlier match of a sale, as the seller sees it. */
const MATCHES = sql`
  select b.match_no, 'seller', s.id, b.outcome, b.id, s.seller_id, b.buyer_id, b.created_at, b.closed_at, false,
    s.asset_id, s.amount, s.price, s.fiat, s.fiat_amount, s.pay_method_id, false, s.pay_account_id, 0::bigint, b.pay_remark, b.first_seq, b.last_seq, null
  from purchase b join sale s on s.id = b.sale_id`;

const ROW = sql`
  t."billNo", t.side, t."saleId", t.state, t.currency, t.amount, t.price, t.fiat, t."fiatAmount", t."payMethodId", t."isLate",
  t.created_at as "createdAt", t.closed_at as "closedAt",
  (select jsonb_build_object('kind', d.name, 'at', epoch_ms(d.due_at)) from process_deadline d
    where t.is_current and d.process = 'trade' and d.case_id = t."saleId") as deadline,
  coalesce((select h.last_seq - case t.side when 'buyer' then h.opener_seen else h.other_seen end
    from conversation h where h.purchase_id = t.purchase_id), 0) as unread, ${recordOf(sql`t.other_id`)} as other`;

/** Reads trades of a member that meet a condition on `t`. */
export async function findTrades(db: Db, memberId: bigint, condition: Sql, page: Sql): Promise<Row[]> {
  return await db.query<Row>(sql`
    select ${ROW} from (${PURCHASES} where b.buyer_id = ${memberId} union all ${SALES} where s.seller_id = ${memberId}) t
    where ${condition} ${page}`);
}

/** How many trades of a member meet a condition on `t`, by side. */
export async function countTrades(
  db: Db,
  memberId: bigint,
  condition: Sql,
): Promise<{ sales: number; purchases: number }> {
  const { sales, purchases } = await db.one<{ sales: bigint; purchases: bigint }>(sql`
    select count(*) filter (where t.side = 'seller') as sales, count(*) filter (where t.side = 'buyer') as purchases
    from (${PURCHASES} where b.buyer_id = ${memberId} union all ${SALES} where s.seller_id = ${memberId}) t where ${condition}`);
  return { sales: Number(sales), purchases: Number(purchases) };
}

/** Evidence that meets a condition on `u`. Who used the same picture for another trade has something to explain. */
const filesOf = (condition: Sql): Sql => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('fileId', f.file_id, 'fileType', f.file_type, 'sha256', encode(f.sha256, 'hex'),
      'at', epoch_ms(u.added_at), 'isReused', exists (
        select 1 from stored_file g join trade_file v on v.file_id = g.file_id
        where g.sha256 = f.sha256 and v.purchase_id <> u.purchase_id)) order by f.id), '[]')
    from trade_file u join stored_file f on f.file_id = u.file_id where ${condition})`;

/**
 * Reads a trade by the bill of one of its sides, or by the number of a seller's earlier match; undefined for a bill of
 * somebody else.
 */
export async function findTrade(db: Db, memberId: bigint, billNo: string): Promise<DetailRow | undefined> {
  return await db.maybe<DetailRow>(sql`
    select ${ROW}, t.is_current as "isOpen", t.bonus, t."priceSeen", t.pay_remark as "payRemark", a.account_id as "accountId", a.sealed as account,
      (select jsonb_build_object('id', w.id, 'kind', w.kind, 'bonus', u.bonus::text) from voucher_use u join voucher w on w.id = u.voucher_id
        where u.bill_no = t."billNo" and u.state <> 'returned') as voucher,
      x.seller_id as "sellerId", p.buyer_id as "buyerId", i.sealed as "buyerIdentity",
      case when t.other_id is not null then ${reputationOf(sql`t.other_id`, sql`t.owner_id`)} end as reputation,
      case when t.other_id is not null then coalesce(
        (select jsonb_build_object('isFavourite', is_favourite, 'isBlocked', is_blocked) from trade_peer
          where member_id = t.owner_id and peer_id = t.other_id), '{"isFavourite": false, "isBlocked": false}') end as marks,
      ${eventsOf(sql`t."saleId"`, sql`t.first_seq`, sql`t.last_seq`)} as events,
      ${filesOf(sql`u.purchase_id = t.purchase_id and u.use = 'proof'`)} as proofs,
      (select jsonb_build_object('initiator', l.initiator, 'reason', l.reason, 'openedAt', epoch_ms(l.opened_at),
          'closedAt', epoch_ms(l.closed_at),
          'answerBy', case when l.closed_at is null and l.answered_at is null and t.state = 'appeal' then epoch_ms(l.answer_by) end,
          'late', case when l.is_late then jsonb_build_object('escrow', held_by_late(l)::text,
            'agreedAt', case l.state when 'agreed' then epoch_ms(l.closed_at) end) end,
          'verdict', case when l.result is not null then jsonb_build_object('result', l.result, 'buyerAmount', l.buyer_amount::text,
            'reason', l.verdict_reason, 'at', epoch_ms(l.closed_at)) end,
          'statements', (select coalesce(jsonb_agg(jsonb_build_object('by', c.by, 'text', c.text, 'at', epoch_ms(c.at),
            'files', ${filesOf(sql`u.statement_id = c.id`)}) order by c.id), '[]') from appeal_statement c where c.appeal_id = l.id))
        from appeal l where l.state <> 'withdrawn' and l.purchase_id = t.purchase_id
        order by l.id desc limit 1) as appeal,
      t.purchase_id is not null and not exists (select 1 from appeal l where l.purchase_id = t.purchase_id and (l.is_late or l.state = 'decided')) as "mayAppealLate",
      case when t.side = 'seller' and t."billNo" <> x.bill_no then x.bill_no end as "saleBill",
      case when t."billNo" = x.bill_no then ${EARLIER} else '[]' end as earlier
    from (${PURCHASES} where b.buyer_id = ${memberId} and b.bill_no = ${billNo}
      union all ${SALES} where s.seller_id = ${memberId} and s.bill_no = ${billNo}
      union all ${MATCHES} where s.seller_id = ${memberId} and b.match_no = ${billNo} and has_left_sale(b, s)) t
    join sale x on x.id = t."saleId" join pay_account a on a.id = t.pay_account_id
    left join purchase p on p.id = t.purchase_id left join identity i on i.member_id = p.buyer_id`);
}

const TYPES = { buyer: TRANSACTION_TYPES.buy, seller: TRANSACTION_TYPES.sell } as const satisfies Record<
  Row['side'],
  TransactionType
>;

/** A trade in a list, as its owner sees it. */
export function viewRow(row: Row, scaleOf: (asset: string) => number): TradeRowView {
  const {
    billNo,
    side,
    state,
    currency,
    amount,
    price,
    fiat,
    fiatAmount,
    payMethodId,
    deadline,
    other,
    isLate,
    unread,
    createdAt,
    closedAt,
  } = row;
  return {
    billNo,
    transactionType: TYPES[side],
    status: lifeOfTrade.states[state].wire,
    currency,
    amount: fromMinorUnits(amount, scaleOf(currency)),
    price: fromMinorUnits(price, FIAT_PLACES),
    fiat,
    fiatAmount: fromMinorUnits(fiatAmount, FIAT_PLACES),
    payMethodId,
    counterparty: other && viewTrader(other),
    deadline,
    sellLongTimeFlag: isLate ? 1 : 0,
    unread,
    createdAt,
    closedAt,
  };
}

/** States in which both sides see each other's names and the account in full. */
const WITH_BUYER: readonly TradeState[] = ['waitingForPayment', 'paid', 'appeal', 'arbitration'];

/** A trade with everything that its owner may know. */
export async function viewTrade(services: Pick<Services, 'config' | 'ledger'>, row: DetailRow): Promise<TradeView> {
  const { config, ledger } = services;
  const scaleOf = await readScales(ledger);
  const isOpen = row.isOpen && WITH_BUYER.includes(row.state);
  const paidAt = row.events.findLast(({ to, from }) => to === 'paid' && from === 'waitingForPayment')?.at;
  const releaseBy = row.deadline?.kind === 'release' ? row.deadline.at : undefined;
  const view = viewRow(row, scaleOf);
  const payerName = payerNameOf(config, row);
  const mayRelease = isOpen && row.side === 'seller' && (row.state === 'waitingForPayment' || row.state === 'paid');
  return {
    ...view,
    fee: '0',
    // Who gets a part of the coins gets no bonus for it.
    bonus: row.events.some(({ event }) => event === 'verdictSplit') ? '0' : fromMinorUnits(row.bonus, USDT_PLACES),
    voucher: row.voucher && { ...row.voucher, bonus: fromMinorUnits(BigInt(row.voucher.bonus), USDT_PLACES) },
    ...viewSaving(row, scaleOf(row.currency)),
    escrow: row.isOpen ? view.amount : '0',
    payee: viewPayee(openAccount(config, row.accountId, row.account), isOpen),
    payerName: row.isOpen && row.side === 'seller' ? null : payerName,
    payerChoices:
      mayRelease && payerName !== null && row.buyerId !== null
        ? payerChoices(allPeppers(config.secrets).at(-1) ?? config.secrets.pepper, {
            sellerId: row.sellerId,
            buyerId: row.buyerId,
            realName: payerName,
          })
        : [],
    payRemark: row.payRemark,
    proofs: [...row.proofs],
    events: viewSteps(row.events, row.side),
    appealOpensAt: row.isOpen && row.state === 'paid' ? (releaseBy ?? paidAt ?? null) : null,
    lateAppealUntil: lateAppealUntil(config.policy, row),
    saleBillNo: row.saleBill,
    earlier: row.earlier.map((each) => viewEarlier(config.policy, each)),
    appeal: row.appeal && viewAppeal(row.appeal, row, scaleOf),
    extension: viewExtension(config.policy, row),
    reputation: row.reputation && viewReputation(row.reputation),
    marks: row.marks,
  };
}

/** How much less than agreed the buyer pays. */
function viewSaving({ amount, fiatAmount, priceSeen }: DetailRow, scale: number): Pick<TradeView, 'fiatSaved'> {
  const saved = priceSeen === null ? 0n : fiatFor(amount, priceSeen, scale) - fiatAmount;
  return saved > 0n ? { fiatSaved: fromMinorUnits(saved, FIAT_PLACES) } : {};
}

const MINUTE = 60_000;

function viewExtension(
  { trade: { extension } }: Policy,
  { isOpen, side, deadline, events }: DetailRow,
): TradeView['extension'] {
  if (!isOpen || side !== 'buyer' || deadline?.kind !== 'pay' || events.some(({ event }) => event === 'extend'))
    return null;
  return { opensAt: deadline.at - extension.last, minutes: Math.round(extension.more / MINUTE) };
}

function payerNameOf(config: Pick<Config, 'secrets'>, { buyerId, buyerIdentity }: DetailRow): string | null {
  return buyerId === null || buyerIdentity === null ? null : openIdentity(config, buyerId, buyerIdentity).realName;
}
