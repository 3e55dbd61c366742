import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findMigrations, sql } from '../../src/db/index.ts';
import { Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, deadlines, matched, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, deadlines, matched, paid } = scene));

const DAY = 24 * 60;

/** The records of all members, counted from their trades as they are. */
const counted = sql`
  select o.member_id as "memberId", count(*) filter (where o.is_completed) as "allCompleted",
    min(o.began_at) filter (where o.is_completed) as "firstBeganAt", count(*) filter (where lately) as ended,
    count(*) filter (where o.is_completed and lately) as completed,
    round(avg(o.seconds) filter (where lately and o.side = 'buyer'), 6) as pay,
    round(avg(o.seconds) filter (where lately and o.side = 'seller'), 6) as release
  from trade_outcome o cross join lateral (select o.ended_at > app_now() - interval '30 days' as lately) w
  group by o.member_id order by o.member_id`;

const kept = sql`
  select m.member_id as "memberId", r.all_completed as "allCompleted", r.first_began_at as "firstBeganAt", r.ended, r.completed,
    round(r.pay_seconds, 6) as pay, round(r.release_seconds, 6) as release
  from (select distinct member_id from trade_outcome) m, trade_record(m.member_id) r order by m.member_id`;

/** What orders the sales of one price, counted from the sales as they are. */
const countedScores = sql`
  select o.member_id as "memberId", round((0.5 * coalesce(avg(o.is_completed::int), 0)
    + 0.3 * coalesce(avg(greatest(0, 1 - o.seconds / 1800)), 0)
    + 0.2 * greatest(0, 1 - extract(epoch from app_now() - max(o.ended_at)) / 2592000))::real::numeric, 5) as score
  from trade_outcome o where o.side = 'seller' and o.ended_at > app_now() - interval '30 days' group by o.member_id order by o.member_id`;

const keptScores = sql`
  select m.member_id as "memberId", round(trade_score(m.member_id)::numeric, 5) as score
  from (select distinct member_id from trade_outcome where side = 'seller' and ended_at > app_now() - interval '30 days') m order by m.member_id`;

/** Compares both ways to count at one moment: the clock stands still in a transaction, and a score falls with it. */
const expectTrue = async () =>
  await gateway.db.tx(async (tx) => {
    expect(await tx.query(kept)).toEqual(await tx.query(counted));
    expect(await tx.query(keptScores)).toEqual(await tx.query(countedScores));
  });

/** Trades of every end: completed, cancelled, expired and agreed on. */
async function trades() {
  const { sale } = await paid();
  await seller.release(sale);
  const second = await matched();
  await buyer.cancelPurchase(second.purchase);
  const next = await Trader.open(gateway, { realName: '王建华' });
  const { billNo } = (await next.buy()).body.order;
  await seller.askCancel(second.sale);
  await next.answerCancel(billNo, true);
}

it('are the same as counted from all trades, also while a day leaves the window', async () => {
  await trades();
  await later(20 * DAY + 7);
  await trades();
  await matched();
  await later(20 * DAY + 7 + 31);
  await deadlines();
  await expectTrue();
  for (const minutes of [
    30 * DAY - 1,
    30 * DAY + 1,
    30 * DAY + 8,
    30 * DAY + 30,
    49 * DAY,
    50 * DAY + 6,
    50 * DAY + 40,
    51 * DAY,
  ]) {
    await gateway.shiftClock(minutes * 60_000);
    await expectTrue();
  }
});

it('of trades that ended before there were records are made from them', async () => {
  await trades();
  const rows = async () => ({
    ends: await gateway.db.query(sql`select * from trade_end order by purchase_id, side`),
    days: await gateway.db.query(sql`select * from trade_day order by member_id, day`),
    pairs: await gateway.db.query(sql`select * from trade_pair order by member_id, peer_id`),
  });
  const before = await rows();
  expect(before.ends.length).toBeGreaterThan(0);
  await gateway.db.exec('truncate trade_end, trade_day, trade_pair');
  // The function has another name now.
  const migration = (await readFile(join(findMigrations(), '0131_trade_records.sql'), 'utf8')).replaceAll(
    'was_left_alone',
    'counterparty_was_silent',
  );
  await gateway.db.exec(migration.slice(migration.indexOf('do $$')));
  const sales = await readFile(join(findMigrations(), '0200_days_of_sellers.sql'), 'utf8');
  await gateway.db.exec(sales.slice(sales.indexOf('update ')));
  expect(await rows()).toEqual(before);
});
