import type { contract } from '@ezwallet/api-client/contract';
import { fromMinorUnits } from '@ezwallet/validators';
import { readScales } from '../../assets/amounts.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { type Sql, sql, together } from '../../db/index.ts';
import { recordTypeOf } from './bill-view.ts';

/** More movements than a statement on paper has. The table of all bills has no such limit. */
const MOST = 5000;

interface BalanceRow {
  readonly asset: string;
  readonly opening: bigint;
  readonly incoming: bigint;
  readonly outgoing: bigint;
}

interface MovementRow {
  readonly at: number;
  readonly asset: string;
  readonly amount: bigint;
  readonly bizType: number;
  readonly billNo: string | null;
}

/** SQL of what moved a member's balances: the parts of one movement, such as an amount and its fee, are one row. */
const movements = (member: bigint, until: number): Sql => sql`
  select a.asset_id as asset, t.group_id, min(t.created_at) as at, min(t.biz_type) as biz_type, sum(e.amount)::bigint as amount
  from account a
    join entry e on e.account_id = a.id
    join transfer t on t.id = e.transfer_id
  where a.owner_kind = 'user' and a.owner_id = ${member} and t.created_at < ${new Date(until)}
  group by a.asset_id, t.group_id`;

export const getStatement: Handler<typeof contract.order.getStatement> = async ({ from, until }, ctx) => {
  const { db, ledger, session } = ctx;
  const { memberId } = session;
  const start = new Date(from);
  const [balances, rows] = await together(db, (asked) => [
    asked.query<BalanceRow>(sql`
      select moved.asset,
        coalesce(sum(moved.amount) filter (where moved.at < ${start}), 0)::bigint as opening,
        coalesce(sum(moved.amount) filter (where moved.at >= ${start} and moved.amount > 0), 0)::bigint as incoming,
        coalesce(-sum(moved.amount) filter (where moved.at >= ${start} and moved.amount < 0), 0)::bigint as outgoing
      from (${movements(memberId, until)}) moved join asset on asset.id = moved.asset
      group by moved.asset, asset.position order by asset.position`),
    asked.query<MovementRow>(sql`
      select moved.at, moved.asset, moved.amount, coalesce(own.biz_type, moved.biz_type) as "bizType", own.bill_no as "billNo"
      from (${movements(memberId, until)}) moved left join lateral (
        select bill_no, biz_type from bill where group_id = moved.group_id and user_id = ${memberId} order by bill_no limit 1
      ) own on true
      where moved.at >= ${start} and moved.amount <> 0 order by moved.at, moved.group_id limit ${MOST + 1}`),
  ]);
  if (rows.length > MOST) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  const scaleOf = await readScales(ledger);
  const text = (asset: string, units: bigint) => fromMinorUnits(units, scaleOf(asset));
  return {
    balances: balances.map(({ asset, opening, incoming, outgoing }) => ({
      currency: asset,
      opening: text(asset, opening),
      incoming: text(asset, incoming),
      outgoing: text(asset, outgoing),
      closing: text(asset, opening + incoming - outgoing),
    })),
    list: rows.map(({ at, asset, amount, bizType, billNo }) => ({
      at,
      currency: asset,
      amount: text(asset, amount),
      recordType: recordTypeOf(bizType, amount < 0n ? 'SEND' : 'RECV'),
      billNo,
    })),
  };
};
