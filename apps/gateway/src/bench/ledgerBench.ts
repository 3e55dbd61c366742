import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDb, type Db, migrate, sql } from '../db/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';

/** One line of the report. Rates compare only within one report: rounds of all subjects alternate on one server. */
export interface BenchRow {
  readonly name: string;
  /** Transactions a second, median over the rounds. */
  readonly perSecond: number;
  /** Against the yardstick, median of the ratios of each round. */
  readonly ratio: number;
  readonly p50Ms?: number;
  readonly p99Ms?: number;
  readonly note?: string;
}

export interface LedgerBenchOptions {
  /** A database that may be filled; its server's user must own it. */
  readonly url: string;
  readonly clients?: number;
  readonly rounds?: number;
  readonly seconds?: number;
}

interface Measure {
  readonly perSecond: number;
  readonly latencies?: readonly number[];
}
interface Subject {
  readonly name: string;
  readonly note?: string;
  run(seconds: number): Promise<Measure>;
}

const USERS = 10_000;
const PGBENCH_SCALE = 10;
const ACCOUNTS = PGBENCH_SCALE * 100_000;

/**
 * Transfers a second against pgbench's simple-update (`-N`) on the same server. Subjects take turns, so that what else
 * the machine does hits all of them.
 */
export async function ledgerBench({ url, clients = 8, rounds = 5, seconds = 3 }: LedgerBenchOptions): Promise<BenchRow[]> {
  const db = createDb({ url, max: clients, applicationName: 'ledger-bench' });
  const folder = await mkdtemp(join(tmpdir(), 'ledger-bench-'));
  try {
    await migrate(db);
    await prepare(db);
    const pgbench = await findPgbench();
    const ledger = createLedger(db);
    const subjects = [
      pgbench ? pgbenchSubject(pgbench, url, clients) : driverSubject(db, clients),
      ...(pgbench ? [await commandSubject(pgbench, url, clients, folder)] : []),
      transferSubject('ledger.transfer, any two of 10,000 users', clients, (i) => ledger.transfer(randomTransfer(i))),
      transferSubject('ledger.transfer, each with a fee to one fee account', clients, (i) =>
        ledger.transfer({ ...randomTransfer(i), fee: { amount: 1n, paidBy: 'payer' } }),
      ),
      transferSubject('ledger.transfer, all to one merchant', clients, (i) => ledger.transfer({ ...randomTransfer(i), to: BigInt(USERS) + 1n })),
    ];
    for (const subject of subjects) await subject.run(1);
    const measures = subjects.map((): Measure[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, subject] of subjects.entries()) measures[index]?.push(await subject.run(seconds));
    }
    await verify(ledger);
    const yardstick = measures[0] ?? [];
    return subjects.map((subject, index) => summarize(subject, measures[index] ?? [], yardstick));
  } finally {
    await db.close();
    await rm(folder, { recursive: true });
  }
}

async function prepare(db: Db): Promise<void> {
  const ledger = createLedger(db);
  const ids = Array.from({ length: USERS }, (_, index) => BigInt(index + 1));
  for (let start = 0; start < USERS; start += 100) {
    await Promise.all(
      ids.slice(start, start + 100).map((to) => ledger.mint({ actor: 0n, key: `bench-${to}`, to, asset: 'USDT', amount: 1_000_000_000n })),
    );
  }
  await ledger.fold();
  // The tables of pgbench -i, without its program.
  await db.exec(`
    set statement_timeout = 0;
    drop table if exists pgbench_accounts, pgbench_branches, pgbench_tellers, pgbench_history;
    create table pgbench_branches (bid int not null primary key, bbalance int, filler char(88)) with (fillfactor = 100);
    create table pgbench_tellers (tid int not null primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_accounts (aid int not null primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select n, 0, '' from generate_series(1, ${PGBENCH_SCALE}) n;
    insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0, '' from generate_series(1, ${PGBENCH_SCALE * 10}) n;
    insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${ACCOUNTS}) n;
    reset statement_timeout`);
  await db.exec('set statement_timeout = 0; analyze; checkpoint; reset statement_timeout');
}

function randomTransfer(index: number): Parameters<Ledger['transfer']>[0] {
  const from = Math.floor(Math.random() * USERS);
  const to = (from + 1 + Math.floor(Math.random() * (USERS - 1))) % USERS;
  return { actor: BigInt(from + 1), key: `${randomUUID()}-${index}`, from: BigInt(from + 1), to: BigInt(to + 1), asset: 'USDT', amount: 1n };
}

/** Runs lanes of calls, each waiting for its answer, and takes the time of every call. */
async function drive(clients: number, seconds: number, call: (index: number) => Promise<void>): Promise<Measure> {
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const lane = async (): Promise<void> => {
    while (performance.now() < end) {
      const begin = performance.now();
      await call(latencies.length);
      latencies.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: clients }, lane));
  return { perSecond: (latencies.length * 1_000) / (performance.now() - start), latencies };
}

function transferSubject(name: string, clients: number, call: (index: number) => ReturnType<Ledger['transfer']>): Subject {
  const checked = async (index: number): Promise<void> => {
    const result = await call(index);
    if (!result.ok) throw new Error(`A transfer of the bench was refused with ${result.code}.`);
  };
  return { name, run: (seconds) => drive(clients, seconds, checked) };
}

function pgbenchSubject(program: string, url: string, clients: number): Subject {
  return { name: 'pgbench simple-update (-N)', note: 'yardstick', run: (seconds) => pgbenchRun(program, url, clients, seconds, ['-N']) };
}

/** The same money command from pgbench: what the server does without Node's share of the two cores. */
async function commandSubject(program: string, url: string, clients: number, folder: string): Promise<Subject> {
  const script = join(folder, 'transfer.sql');
  await writeFile(
    script,
    `\\set from random(1, ${USERS})
\\set to random(1, ${USERS - 1})
\\set key random(1, 9000000000000000000)
select code, result from op_transfer(:from, 'p:key', 'h', :from, case when :to >= :from then :to + 1 else :to end, 'USDT', 1, 0, false, 301, 301, '', null);
`.replace("'p:key'", `'p' || :key`),
  );
  return { name: 'op_transfer called by pgbench', run: (seconds) => pgbenchRun(program, url, clients, seconds, ['-M', 'prepared', '-f', script]) };
}

async function pgbenchRun(program: string, url: string, clients: number, seconds: number, args: readonly string[]): Promise<Measure> {
  const common = ['-n', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  const { stdout } = await promisify(execFile)(program, [...common, ...args, url]);
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (!(perSecond > 0)) throw new Error(`pgbench gave no rate:\n${stdout}`);
  return { perSecond };
}

/** What `pgbench -N` sends, statement by statement. */
function driverSubject(db: Db, clients: number): Subject {
  return {
    name: 'simple-update by the pg driver',
    note: 'yardstick; pgbench is not installed',
    run: (seconds) =>
      drive(clients, seconds, () =>
        db.tx(async (tx) => {
          const aid = 1 + Math.floor(Math.random() * ACCOUNTS);
          await tx.query(sql`update pgbench_accounts set abalance = abalance + 1 where aid = ${aid}`);
          await tx.query(sql`select abalance from pgbench_accounts where aid = ${aid}`);
          await tx.query(sql`insert into pgbench_history (tid, bid, aid, delta, mtime) values (1, 1, ${aid}, 1, current_timestamp)`);
        }),
      ),
  };
}

/** Debian keeps it out of the PATH, in a folder for each version. */
async function findPgbench(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  const candidates = [...versions.map((version) => join(root, version, 'bin/pgbench')), 'pgbench'];
  for (const candidate of candidates) {
    const works = await promisify(execFile)(candidate, ['--version']).then(() => true, () => false);
    if (works) return candidate;
  }
  return undefined;
}

async function verify(ledger: Ledger): Promise<void> {
  await ledger.fold();
  const { ok, violations } = await ledger.audit();
  if (!ok) throw new Error(`The bench broke an invariant: ${JSON.stringify(violations, (_, value) => String(value))}`);
}

function summarize({ name, note }: Subject, measures: readonly Measure[], yardstick: readonly Measure[]): BenchRow {
  const latencies = measures.flatMap((measure) => measure.latencies ?? []).toSorted((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    name,
    perSecond: Math.round(median(measures.map(({ perSecond }) => perSecond))),
    ratio: median(measures.map(({ perSecond }, round) => perSecond / (yardstick[round]?.perSecond ?? perSecond))),
    ...(latencies.length > 0 && { p50Ms: at(0.5), p99Ms: at(0.99) }),
    ...(note && { note }),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
