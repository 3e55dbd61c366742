import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { TRADE_STATUS, TRADE_TRANSITIONS } from '@ezwallet/api-client/contract';
import { expect, it } from 'vitest';
import { policy } from '../../src/config/index.ts';
import { type Db, sql } from '../../src/db/index.ts';
import { processes } from '../../src/house/jobs/processes.ts';
import { createLedger } from '../../src/ledger/index.ts';
import { createMember } from '../../src/people/members/createMember.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import type { TradeState } from '../../src/trade/trades/life.ts';
import { appealProcess } from '../../src/trade/trades/appeal-process.ts';
import { tradeProcess } from '../../src/trade/trades/process.ts';
import { decide, decideAppeal } from '../../src/trade/trades/verdict.ts';
import { bundleProcess } from '../harness/bundleProcess.ts';
import { expectSound, fund } from '../harness/ledgerFixture.ts';
import { createTestDatabase } from '../harness/testDatabase.ts';
import { ACCEPTORS, FUNDS, mark, MEMBERS } from './RandomTrader.ts';

/** A long run: TRADE_MODEL_STEPS=100000 npx vitest run test/trades/model.test.ts */
const STEPS = Number(process.env['TRADE_MODEL_STEPS'] ?? 3000);
const PROCESSES = 3;
const KILLS = Math.max(3, Math.round(STEPS / 2000));
const TRADE = tradeProcess.definition.name;
const APPEAL = appealProcess.definition;
const DAY = 24 * 60 * 60_000;
const STARTING = 60_000;

async function prepare(db: Db): Promise<void> {
  await db.exec('create sequence model_step');
  await db.query(sql`update control set sandbox = true`);
  for (let number = 1; number <= MEMBERS; number += 1) {
    const name = { kind: 'phone', areaCode: '86', number: `1380000${String(number).padStart(4, '0')}` } as const;
    const userType = number > MEMBERS - ACCEPTORS ? 7 : 0;
    const id = (await createMember(db, { name, passwordHash: 'x', userType, kycLevel: 3 })) ?? 0n;
    expect(id).toBe(BigInt(number));
    await fund(createLedger(db), id, FUNDS);
    await db.query(sql`
      insert into session (token_hash, member_id, device_id, expires_at, absolute_at)
      values (${mark(id)}, ${id}, gen_random_uuid(), 'infinity', 'infinity')`);
    await db.query(sql`
      insert into stored_file (file_id, owner_id, file_type, mime_type, sha256, size, sealed)
      values (${`file ${id}`}, ${id}, 'IMG', 'image/png', ${mark(id)}, 1, 'x')`);
    await db.query(sql`
      insert into pay_account (id, account_id, member_id, pay_method_id, number_hash, sealed)
      overriding system value values (${id}, ${`pa ${id}`}, ${id}, 1, ${mark(id)}, 'x')`);
    if (userType === 0) continue;
    await db.query(sql`insert into acceptor (member_id, is_online, daily_quota) values (${id}, true, 1000000000000)`);
    await db.query(sql`
      insert into acceptor_lot (member_id, position, transaction_type, asset_id, least, most, pay_method_ids)
      values (${id}, 0, 8, 'USDT', 10000000, 50000000, '{1}'), (${id}, 1, 9, 'USDT', 10000000, 50000000, '{1}')`);
  }
}

function startWorker(url: string): { readonly process: ChildProcess; readonly gone: Promise<unknown> } {
  const script = bundleProcess('test/trades/tradeWorker.ts');
  const child = spawn(process.execPath, [script, url, String(STEPS)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { process: child, gone: once(child, 'exit') };
}

const stepsOf = async (db: Db): Promise<number> =>
  Number((await db.one<{ step: bigint }>(sql`select last_value as step from model_step`)).step);

/** Runs the processes, and kills one of them again and again. */
async function run(db: Db, url: string): Promise<void> {
  const workers = Array.from({ length: PROCESSES }, () => startWorker(url));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const from = Math.floor((STEPS * kill) / (KILLS + 1));
    for (let waited = 0, seen = 0; (await stepsOf(db)) < from; waited += 20) {
      const now = await stepsOf(db);
      if (now > seen) waited = 0;
      seen = now;
      if (waited > STARTING) throw new Error(`The workers stopped at step ${now}.`);
      await sleep(20);
    }
    const victim = workers.shift();
    victim?.process.kill('SIGKILL');
    await victim?.gone;
    workers.push(startWorker(url));
  }
  for (const { process: child, gone } of workers) {
    await gone;
    expect(child.exitCode).toBe(0);
  }
  // The server finishes what a killed process had asked for.
  const left = sql`select 1 from pg_stat_activity where application_name = 'trade-worker' and datname = current_database()`;
  while ((await db.query(left)).length > 0) await sleep(20);
}

const nameOf = Object.fromEntries(Object.entries(TRADE_STATUS).map(([name, status]) => [status, name]));
const LEGAL = new Set(
  TRADE_TRANSITIONS.flatMap(({ event, from, sell }) =>
    (from.length === 0 ? ['new'] : from.map((status) => nameOf[status])).map(
      (start) => `${event} ${start} ${sell === 'same' ? start : nameOf[sell]}`,
    ),
  ),
);

/** Every trade has one history without gaps, of moves that the machine has. */
async function expectHistories(db: Db): Promise<void> {
  const events = await db.query<{ id: bigint; seq: number; move: string; from: string; to: string }>(sql`
    select case_id as id, seq, event || ' ' || from_state || ' ' || to_state as move, from_state as "from", to_state as "to"
    from process_event where process = ${TRADE} order by case_id, seq`);
  const last = new Map<bigint, { seq: number; to: string }>();
  for (const { id, seq, move, from, to } of events) {
    expect(LEGAL.has(move), `${move} of ${id}`).toBe(true);
    expect({ id, seq: seq - 1, to: from }).toEqual({ id, ...(last.get(id) ?? { seq: 0, to: 'new' }) });
    last.set(id, { seq, to });
  }
}

/** Expects that the frozen amount of each member is the sum that open sales and late appeals hold. */
async function expectEscrow(db: Db): Promise<void> {
  const wrong = await db.query(sql`
    select a.owner_id, a.held, s.held as open from account a left join (
      select seller_id, sum(amount) as held from (
        select seller_id, amount from sale where closed_at is null
        union all select s.seller_id, a.held from appeal a join sale s on s.id = a.sale_id where a.state = 'held'
      ) hold group by seller_id) s on s.seller_id = a.owner_id
    where a.owner_kind = 'user' and a.asset_id = 'USDT' and a.held <> coalesce(s.held, 0)`);
  expect(wrong).toEqual([]);
}

/** Every state that has a time limit has it, and no other does. */
async function expectDeadlines(db: Db): Promise<void> {
  const limits: Readonly<Partial<Record<TradeState, string>>> = {
    matching: 'match',
    waitingForPayment: 'pay',
    appeal: 'answer',
  };
  const rows = await db.query<{ state: TradeState; name: string | null }>(sql`
    select s.state, d.name from sale s left join process_deadline d on d.process = ${TRADE} and d.case_id = s.id`);
  for (const { state, name } of rows)
    if (state === 'paid') expect(['release', 'answer']).toContain(name);
    else expect({ state, name }).toEqual({ state, name: limits[state] ?? null });
}

/** Lets all time limits pass, and staff decide what is left. */
async function finish(db: Db): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await db.query(sql`update control set clock_shift_ms = clock_shift_ms + ${2 * DAY}::bigint`);
    await fireDeadlines(db, policy, processes);
    expect(await fireDeadlines(db, policy, processes)).toBe(0);
  }
  const cases = await db.query<{ id: bigint; amount: bigint }>(
    sql`select id, amount from sale where state = 'arbitration'`,
  );
  for (const { id, amount } of cases)
    expect(await db.tx((tx) => decide(tx, id, { result: 'release', buyerAmount: amount, reason: 'end' }))).toBe(true);
  const late = await db.query<{ id: bigint; held: bigint }>(sql`
    select id, held_by_late(a) as held from appeal a where closed_at is null`);
  for (const { id, held } of late)
    expect(await db.tx((tx) => decideAppeal(tx, id, { result: 'release', buyerAmount: held, reason: 'end' }))).toBe(
      true,
    );
}

it(
  `random events by random actors in ${PROCESSES} processes, some of them killed: ${STEPS} steps [S29]`,
  { timeout: 120_000 + STEPS * 60 },
  async () => {
    const test = await createTestDatabase();
    const { db } = test;
    await prepare(db);
    await run(db, test.url);
    await expectHistories(db);
    await expectEscrow(db);
    await expectDeadlines(db);
    await expectSound(createLedger(db));
    await finish(db);
    const open = await db.query(sql`select id, state from sale where closed_at is null`);
    expect(open).toEqual([]);
    await expectHistories(db);
    await expectEscrow(db);
    await expectSound(createLedger(db));
    const ends = await db.query<{ event: string; count: bigint }>(sql`
    select event, count(*) as count from process_event where process = ${TRADE} group by event order by count desc`);
    const appealed = await db.query<{ event: string }>(sql`
      select distinct event from process_event where process = ${APPEAL.name}`);
    expect(appealed.map(({ event }) => event)).toEqual(expect.arrayContaining(['open', 'hold', 'concede', 'decide']));
    console.log(`Trades of the model: ${ends.map(({ event, count }) => `${event} ${count}`).join(', ')}.`);
    expect(ends.length).toBeGreaterThan(12);
    await test.close();
  },
);
