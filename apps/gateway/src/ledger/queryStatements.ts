import { joinSql, type Sql, sql, statement } from '../db/index.ts';
import type { BillQuery, BillSearch } from './Ledger.ts';

export const selectAssets = statement(
  { id: 'text', scale: 'int2' },
  [],
  () => sql`select id, scale from asset order by position`,
);

export const selectBalances = statement(
  { asset: 'text', balance: 'int8', held: 'int8', available: 'int8', frozen: 'bool' },
  [1n],
  (userId: bigint) => sql`
    select a.asset_id as asset, a.balance, a.held, a.balance - a.held as available, a.frozen
    from account a join asset on asset.id = a.asset_id
    where a.owner_kind = 'user' and a.owner_id = ${userId}
    order by asset.position`,
);

export const selectLiabilities = statement(
  { asset: 'text', amount: 'numeric' },
  [],
  () => sql`
    select asset_id as asset, sum(balance) as amount from account where owner_kind = 'user' group by asset_id`,
);

const billShape = {
  billNo: 'text',
  userId: 'int8',
  direction: 'text',
  bizType: 'int4',
  asset: 'text',
  amount: 'int8',
  fee: 'int8',
  bonus: 'int8',
  status: 'int2',
  counterpartyUserId: 'int8?',
  remark: 'text',
  groupId: 'uuid?',
  createdAt: 'timestamptz',
  hidden: 'bool',
} as const;

const billColumns = sql`
  bill_no as "billNo", user_id as "userId", direction, biz_type as "bizType", asset_id as asset, amount, fee, bonus, status,
  counterparty_user_id as "counterpartyUserId", remark, group_id as "groupId", created_at as "createdAt", hidden`;

const exampleQuery: BillQuery = {
  userId: 1n,
  direction: 'SEND',
  bizTypes: [301],
  asset: 'USDT',
  statuses: [2],
  from: 0,
  until: 1,
  search: { text: 'x', counterparties: [2n], billNos: ['x'] },
  hidden: true,
  pageNo: 1,
  pageSize: 10,
};

export const selectBills = statement(billShape, [exampleQuery], (query: BillQuery) => {
  const offset = (query.pageNo - 1) * query.pageSize;
  return sql`select ${billColumns} from bill where ${conditions(query)}
    order by created_at desc, bill_no desc limit ${query.pageSize} offset ${offset}`;
});

export const countBills = statement(
  { total: 'int8' },
  [exampleQuery],
  (query: BillQuery) => sql`select count(*) as total from bill where ${conditions(query)}`,
);

export const selectBill = statement(
  billShape,
  [1n, 'x', false],
  (userId: bigint, billNo: string, withHidden: boolean) => sql`
    select ${billColumns} from bill
    where bill_no = ${billNo} and user_id = ${userId} and (${withHidden}::boolean or not hidden)`,
);

export const selectHidden = statement(
  { billNo: 'text' },
  [1n, ['x']],
  (userId: bigint, billNos: readonly string[]) => sql`
    select bill_no as "billNo" from bill where bill_no = any(${billNos}::text[]) and user_id = ${userId} and hidden`,
);

/** Entries of deferred accounts that are not folded in yet have no balance. */
export const selectPostings = statement(
  {
    leg: 'int2',
    transferId: 'int8',
    ownerKind: 'text',
    ownerId: 'int8',
    accountKind: 'text',
    asset: 'text',
    amount: 'int8',
    balanceAfter: 'int8?',
    createdAt: 'timestamptz',
  },
  ['00000000-0000-0000-0000-000000000000'],
  (groupId: string | Sql) => sql`
    select t.leg, t.id as "transferId", a.owner_kind as "ownerKind", a.owner_id as "ownerId", a.kind as "accountKind",
      t.asset_id as asset, case a.id when t.debit_id then -t.amount else t.amount end as amount,
      e.balance_after as "balanceAfter", t.created_at as "createdAt"
    from transfer t
    join account a on a.id in (t.debit_id, t.credit_id)
    left join entry e on e.account_id = a.id and e.transfer_id = t.id
    where t.group_id = ${groupId}
    order by t.leg, amount`,
);

function conditions(query: BillQuery): Sql {
  const all: Sql[] = [sql`user_id = ${query.userId}`, query.hidden ? sql`hidden` : sql`not hidden`];
  if (query.direction !== undefined) all.push(sql`direction = ${query.direction}`);
  if (query.bizTypes !== undefined) all.push(ofTypes(query.bizTypes));
  if (query.asset !== undefined) all.push(sql`asset_id = ${query.asset}`);
  if (query.statuses !== undefined) all.push(sql`status = any(${query.statuses}::smallint[])`);
  if (query.from !== undefined) all.push(sql`created_at >= ${new Date(query.from)}`);
  if (query.until !== undefined) all.push(sql`created_at < ${new Date(query.until)}`);
  if (query.search !== undefined) all.push(saying(query.search));
  return joinSql(all, ' and ');
}

/** One type alone reads its index in order. */
function ofTypes(bizTypes: readonly number[]): Sql {
  const [only, ...others] = bizTypes;
  return only !== undefined && others.length === 0 ? sql`biz_type = ${only}` : sql`biz_type = any(${bizTypes}::int[])`;
}

/** Multiplied, not divided: a quotient would be rounded. */
function saying({ text, counterparties, billNos = [] }: BillSearch): Sql {
  return sql`(counterparty_user_id = any(${counterparties}::bigint[]) or bill_no = any(${billNos}::text[])
    or strpos(lower(bill_no || chr(10) || remark || chr(10) || asset_id || chr(10)
      || case direction when 'SEND' then '-' else '' end
      || trim_scale(amount * power(10::numeric, -(select scale from asset where asset.id = asset_id)))),
      lower(${text})) > 0)`;
}
