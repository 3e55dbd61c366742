import { randomUUID } from 'node:crypto';
import { bonusPromise } from '../../src/money/bonuses/pay-method-bonus.ts';
import { policy } from '../../src/config/index.ts';
import { type Db, sql } from '../../src/db/index.ts';
import { acceptorRules } from '../../src/trade/trades/asking.ts';
import { purchaseOrder } from '../../src/trade/trades/records-of-orders.ts';
import { createTestDatabase } from '../harness/testDatabase.ts';
import type { CallsBenchRow } from './callsBench.ts';

const SELLERS = 10_000;
const BUYERS = 1000;
/** Buyers at the same time: far more than a thousand a minute would be. */
const LANES = 8;
const AMOUNTS = [20, 50, 100, 200, 500];
const NEWCOMERS = 0.3;
const AIM_MS = 20;

/** Sellers who wait at the market with one sale each, and buyers without anything. */
async function fillMarket(db: Db): Promise<void> {
  await db.query(sql`
    insert into member (user_no, country_code, phone, nick_name, user_type, kyc_level, password_hash, invitation_code)
    select 'A' || lpad(n::text, 5, '0'), '86', '1' || lpad(n::text, 10, '0'), '', 0, 3, 'x', 'I' || n from generate_series(1, ${SELLERS + BUYERS}::int) n`);
  await db.query(sql`
    insert into session (token_hash, member_id, device_id, expires_at, absolute_at)
    select int8send(id), id, gen_random_uuid(), 'infinity', 'infinity' from member`);
  await db.query(sql`
    insert into pay_account (id, account_id, member_id, pay_method_id, number_hash, sealed)
    overriding system value select id, 'p' || id, id, 1, int8send(id), 'x' from member`);
  await db.query(sql`
    insert into sale (bill_no, seller_id, asset_id, amount, price, fiat, fiat_amount, pay_method_id, pay_account_id, score, is_newcomer,
      queued_until, state, version)
    select 'S' || id, id, 'USDT', (${AMOUNTS}::bigint[])[1 + id % ${AMOUNTS.length}::int] * 1000000, 700 + id % 3, 'CNY', 1, 1, id, random(),
      random() < ${NEWCOMERS}::float8, app_now() + interval '1 day', 'matching', 1 from member where id <= ${SELLERS}`);
  await db.query(sql`
    insert into process_event (process, case_id, seq, event, from_state, to_state, actor)
    select 'trade', id, 1, 'create', 'new', 'matching', 'seller' from sale`);
  await db.exec('analyze');
}

/** Makes one buyer's purchase. @returns milliseconds at the database */
async function buy(db: Db, buyer: bigint): Promise<number> {
  const amount = BigInt((AMOUNTS[Number(buyer) % AMOUNTS.length] ?? 0) * 1_000_000);
  const promise = bonusPromise(policy, { ofMethod: true });
  const call = sql`row(${buyer}::bigint, ${randomUUID()}::text, 'x'::text, int8send(${buyer}::bigint), 'sell'::text, ''::bytea, ''::bytea)::money_call`;
  const isForNewcomers = Math.random() < 1 / policy.trade.newcomers.oneOf;
  const order = purchaseOrder({
    asset_id: 'USDT',
    amount,
    price: 710n,
    pay_method_id: 1,
    since: sql`app_now()`,
    day_limit: 1_000_000_000_000n,
    orders: 1_000_000n,
    most_open: 10,
    pay_within: 60_000,
    pay_remark: '1234',
    promise,
    newcomers: isForNewcomers,
    middle: 705,
    offer_no: randomUUID(),
  });
  const begunAt = performance.now();
  await db.query(sql`select match_purchase(${call}, ${order}, ${acceptorRules(policy)})`);
  return performance.now() - begunAt;
}

/** Matches 1,000 buyers with 10,000 waiting sellers, and looks who was matched. */
export async function matchingBench(): Promise<CallsBenchRow[]> {
  const test = await createTestDatabase({ max: LANES });
  try {
    const { db } = test;
    await fillMarket(db);
    const times: number[] = [];
    let next = SELLERS;
    const begunAt = performance.now();
    const lane = async () => {
      for (let buyer = (next += 1); buyer <= SELLERS + BUYERS; buyer = next += 1)
        times.push(await buy(db, BigInt(buyer)));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const seconds = (performance.now() - begunAt) / 1000;
    const { matches, sales, newcomers, dear } = await db.one<{
      matches: bigint;
      sales: bigint;
      newcomers: bigint;
      dear: bigint;
    }>(sql`
      select count(*) as matches, count(distinct b.sale_id) as sales, count(*) filter (where s.is_newcomer) as newcomers,
        count(*) filter (where s.price > 700) as dear from purchase b join sale s on s.id = b.sale_id`);
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const row = (what: string, value: string, yardstick: string, ratio: number, aim: string, met: boolean) => ({
      what,
      value,
      yardstick,
      ratio,
      aim,
      met,
    });
    return [
      row(
        'match, median at the database',
        `${median.toFixed(1)} ms`,
        `${LANES} buyers at once`,
        median / AIM_MS,
        `< ${AIM_MS} ms`,
        median < AIM_MS,
      ),
      row(
        'matches a minute',
        Math.round((BUYERS / seconds) * 60).toFixed(0),
        '1,000 asked for',
        BUYERS / seconds / (1000 / 60),
        '> 1',
        BUYERS / seconds > 1000 / 60,
      ),
      row(
        'sales matched twice',
        String(matches - sales),
        `${matches} matches`,
        Number(matches - sales),
        '0',
        matches === sales && matches === BigInt(BUYERS),
      ),
      row(
        'dearer sales before cheaper ones',
        String(dear),
        `${matches} matches`,
        Number(dear) / BUYERS,
        '0',
        dear === 0n,
      ),
      row(
        'matches of newcomers',
        String(newcomers),
        `${matches} matches`,
        Number(newcomers) / BUYERS,
        '> 0.1',
        Number(newcomers) / BUYERS > 0.1,
      ),
    ];
  } finally {
    await test.close();
  }
}
