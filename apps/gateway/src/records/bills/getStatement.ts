import type { contract } from '@ezwallet/api-client/contract';
import { fromMinorUnits } from '@ezwallet/validators';
import { readScales } from '../../assets/amounts.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { type Sql, sql, together } from '../../db/index.ts';
import { counterpartyOf, recordTypeOf } from './bill-view.ts';

/** More movements than a statement on paper has. The table of all bills has no such limit. */
const MOST = 5000;

interface OpeningRow {
  readonly asset: string;
  readonly opening: bigint;
}

interface MovementRow {
  readonly at: number;
  readonly asset: string;
  readonly amount: bigint;
  readonly bizType: number;
  readonly billNo: string | null;
  readonly otherName: string | null;
  readonly otherNo: string | null;
  readonly address: string | null;
}

/** A transaction that began before another may post after it, by less than this. */
const OVERLAP = 60 * 60_000;

/**
 * SQL of a member's accounts `a`, each with an entry `b` from before a moment. Every entry before that one is older than the moment, so
 * its balance stands for all of them, and only later entries are read.
 */
const accountsBefore = (member: bigint, from: number): Sql => sql`
  (select * from account where owner_kind = 'user' and owner_id = ${member}) a
    left join lateral (
      select e.seq, e.balance_after from entry e join transfer t on t.id = e.transfer_id
      where e.account_id = a.id and t.created_at < ${new Date(from - OVERLAP)} order by e.seq desc limit 1
    ) b on true`;

/** SQL of the entries of account `a` after `b` and before a moment, with their transfers. */
const entriesUntil = (until: number): Sql => sql`
  entry e join transfer t on t.id = e.transfer_id and t.created_at < ${new Date(until)}
    where e.account_id = a.id and e.seq > coalesce(b.seq, 0)`;

export const getStatement: Handler<typeof contract.order.getStatement> = async ({ from, until }, ctx) => {
  const { db, ledger, session } = ctx;
  const { memberId } = session;
  const start = new Date(from);
  const [openings, rows] = await together(db, (asked) => [
    asked.query<OpeningRow>(sql`
      select held.asset, held.opening from (
        select a.asset_id as asset, sum(coalesce(b.balance_after, 0) + coalesce(l.early, 0))::bigint as opening
        from ${accountsBefore(memberId, from)}
          cross join lateral (
            select sum(e.amount) filter (where t.created_at < ${start}) as early, count(*) as entries from ${entriesUntil(until)}
          ) l
        where b.seq is not null or l.entries > 0 group by a.asset_id
      ) held join asset on asset.id = held.asset order by asset.position`),
    // The parts of one movement, such as an amount and its fee, are one row.
    asked.query<MovementRow>(sql`
      select moved.at, moved.asset, moved.amount, coalesce(own.biz_type, moved.biz_type) as "bizType", own.bill_no as "billNo",
        other.nick_name as "otherName", other.user_no as "otherNo", w.address
      from (
        select a.asset_id as asset, m.group_id, m.created_at as at, min(m.biz_type) as biz_type, sum(m.amount)::bigint as amount
        from ${accountsBefore(memberId, from)}
          cross join lateral (
            select t.group_id, t.created_at, t.biz_type, e.amount from ${entriesUntil(until)} and t.created_at >= ${start}
          ) m
        group by a.asset_id, m.group_id, m.created_at
      ) moved left join lateral (
        select bill_no, biz_type, counterparty_user_id from bill where group_id = moved.group_id and user_id = ${memberId} order by bill_no limit 1
      ) own on true
        left join member other on other.id = own.counterparty_user_id
        left join withdrawal w on w.bill_no = own.bill_no
      where moved.amount <> 0 order by moved.at, moved.group_id limit ${MOST + 1}`),
  ]);
  if (rows.length > MOST) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  const scaleOf = await readScales(ledger);
  const text = (asset: string, units: bigint) => fromMinorUnits(units, scaleOf(asset));
  return {
    balances: openings.map(({ asset, opening }) => {
      const own = rows.filter((row) => row.asset === asset).map(({ amount }) => amount);
      const incoming = sum(own.filter((amount) => amount > 0n));
      const outgoing = -sum(own.filter((amount) => amount < 0n));
      return {
        currency: asset,
        opening: text(asset, opening),
        incoming: text(asset, incoming),
        outgoing: text(asset, outgoing),
        closing: text(asset, opening + incoming - outgoing),
      };
    }),
    list: rows.map(({ at, asset, amount, bizType, billNo, address, ...other }) => ({
      at,
      currency: asset,
      amount: text(asset, amount),
      recordType: recordTypeOf(bizType, amount < 0n ? 'SEND' : 'RECV'),
      billNo,
      ...withOther(other),
      ...(address !== null && { address }),
    })),
  };
};

const withOther = (row: Pick<MovementRow, 'otherName' | 'otherNo'>) => {
  const counterparty = counterpartyOf(row);
  return counterparty && { counterparty };
};

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
