import { BILL_FILTERS, type BillWindow, type contract, TRANSACTION_TYPES } from '@ezwallet/api-client/contract';
import { readScales } from '../../assets/amounts.ts';
import type { Handler } from '../../call/CallContext.ts';
import { fromNow, joinSql, type Sql, sql, together } from '../../db/index.ts';
import type { TradeState } from './life.ts';
import { findNews, viewNews } from './news.ts';
import { countTrades, findTrades, viewRow } from './Trade.ts';

const DAY = 24 * 60 * 60 * 1000;
const WITHOUT_END = 9999 satisfies BillWindow;

type Filter = (typeof BILL_FILTERS)[keyof typeof BILL_FILTERS];

const inStates = (...states: TradeState[]): Sql => sql`t.state = any(${states}::text[])`;

/** What a filter leaves, as conditions on `t`. Open trades have indexes, which a list of states cannot use. */
const CONDITIONS: Readonly<Record<Filter, readonly Sql[]>> = {
  [BILL_FILTERS.all]: [],
  [BILL_FILTERS.finished]: [inStates('completed')],
  [BILL_FILTERS.open]: [sql`t.closed_at is null`],
  [BILL_FILTERS.cancelled]: [inStates('cancelled', 'expired')],
};

export const pageQuery: Handler<typeof contract.order.pageQuery> = async (input, { db, ledger, session }) => {
  const { pageNo, pageSize, transactionType, orderStatus = '', windowDays = WITHOUT_END } = input;
  const side = transactionType === TRANSACTION_TYPES.sell ? 'seller' : 'buyer';
  const condition = joinSql(
    [
      sql`true`,
      ...CONDITIONS[orderStatus],
      ...(transactionType === undefined ? [] : [sql`t.side = ${side}`]),
      ...(windowDays === WITHOUT_END ? [] : [sql`t.created_at >= ${fromNow(-windowDays * DAY)}`]),
    ],
    ' and ',
  );
  const page = sql`order by t.created_at desc, t."billNo" desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  const [rows, { sales, purchases }] = await together(db, (asked) => [
    findTrades(asked, session.memberId, condition, page),
    countTrades(asked, session.memberId, condition),
  ]);
  const scaleOf = await readScales(ledger);
  return { pageNo, pageSize, total: sales + purchases, list: rows.map((row) => viewRow(row, scaleOf)) };
};

export const quickOrderQuery: Handler<typeof contract.order.quickOrderQuery> = async (
  input,
  { db, ledger, session },
) => {
  const { pageNo, pageSize, orderStatus } = input;
  const condition = joinSql([sql`true`, ...CONDITIONS[orderStatus]], ' and ');
  const page = sql`
    order by (select due_at from process_deadline d where t.is_current and d.process = 'trade' and d.case_id = t."saleId") nulls last,
      t.created_at desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  const [rows, { sales, purchases }, news] = await together(db, (asked) => [
    findTrades(asked, session.memberId, condition, page),
    countTrades(asked, session.memberId, condition),
    findNews(asked, session.memberId),
  ]);
  const scaleOf = await readScales(ledger);
  const list = rows.map((row) => viewRow(row, scaleOf));
  return {
    pageNo,
    pageSize,
    total: sales + purchases,
    list,
    cashOut: sales,
    cashIn: purchases,
    news: news.map(viewNews),
  };
};
