import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDb, type Db, migrate, sql, startEmbedded } from '../db/index.ts';
import { createLedger, type Ledger, type TransferCommand } from '../ledger/index.ts';

/** One line of the report. */
export interface LedgerBenchRow {
  readonly what: string;
  readonly value: string;
  readonly yardstick: string;
  readonly ratio: number;
  readonly aim: string;
  readonly met: boolean;
}

export interface LedgerBenchOptions {
  /** An empty database that may be filled; default: one on an embedded server that is made for the bench. */
  readonly url?: string;
  readonly clients?: number;
  readonly rounds?: number;
  readonly seconds?: number;
}

interface Measure {
  readonly perSecond: number;
  readonly latencies?: readonly number[];
  /** Microseconds of CPU that this process spent on each call; the database's and pgbench's are their own. */
  readonly cpu?: number;
}
interface Subject {
  readonly name: string;
  /** Name of the subject it is held against, and the least ratio; the yardstick itself has none. */
  readonly against?: { readonly name: string; readonly least: number };
  run(seconds: number): Promise<Measure>;
}

const USERS = 10_000;
const PGBENCH_SCALE = 10;
const ACCOUNTS = PGBENCH_SCALE * 100_000;

const UNIFORM = 'ledger.transfer, any two of 10,000 users';

/**
 * Transfers a second against pgbench's simple-update (`-N`) on the same server. Subjects take turns and ratios are
 * medians over the rounds, so that what else the machine does hits all of them.
 */
export async function ledgerBench(options: LedgerBenchOptions = {}): Promise<LedgerBenchRow[]> {
  if (options.url !== undefined) return benchOn(options.url, options);
  const dataDir = await mkdtemp(join(tmpdir(), 'ledger-bench-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir });
  try {
    return await benchOn(server.url, options);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function benchOn(
  url: string,
  { clients = 8, rounds = 5, seconds = 3 }: LedgerBenchOptions,
): Promise<LedgerBenchRow[]> {
  const db = createDb({ url, max: clients, applicationName: 'ledger-bench' });
  const folder = await mkdtemp(join(tmpdir(), 'ledger-bench-script-'));
  try {
    await migrate(db);
    await prepare(db);
    const ledger = createLedger(db);
    const subjects = await chooseSubjects(db, ledger, url, clients, folder);
    for (const subject of subjects) await subject.run(1);
    const measures = new Map(subjects.map(({ name }) => [name, [] as Measure[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of subjects) measures.get(subject.name)?.push(await subject.run(seconds));
    }
    await verify(ledger);
    return subjects.map((subject) => summarize(subject, measures));
  } finally {
    await db.close();
    await rm(folder, { recursive: true });
  }
}

async function chooseSubjects(
  db: Db,
  ledger: Ledger,
  url: string,
  clients: number,
  folder: string,
): Promise<Subject[]> {
  const pgbench = await findPgbench();
  const yardstick = pgbench ? pgbenchSubject(pgbench, url, clients) : driverSubject(db, clients);
  const against = { name: yardstick.name, least: 0.7 };
  const perClient = (
    name: string,
    rival: NonNullable<Subject['against']>,
    change: (index: number) => Partial<TransferCommand>,
  ): Subject => {
    const call = async (index: number): Promise<void> => {
      const result = await ledger.transfer({ ...randomTransfer(index), ...change(index) });
      if (!result.ok) throw new Error(`A transfer of the bench was refused with ${result.code}.`);
    };
    return { name, against: rival, run: (duration) => drive(clients, duration, call) };
  };
  return [
    yardstick,
    ...(pgbench ? [await commandSubject(pgbench, url, clients, folder, against)] : []),
    perClient(UNIFORM, against, () => ({})),
    perClient('ledger.transfer, each with a fee to one fee account', { name: UNIFORM, least: 0.7 }, () => ({
      fee: { amount: 1n, paidBy: 'payer' },
    })),
  ];
}

async function prepare(db: Db): Promise<void> {
  const ledger = createLedger(db);
  const ids = Array.from({ length: USERS }, (_, index) => BigInt(index + 1));
  for (let start = 0; start < USERS; start += 100) {
    await Promise.all(
      ids
        .slice(start, start + 100)
        .map((to) => ledger.credit({ actor: 0n, key: `bench-${to}`, to, asset: 'USDT', amount: 1_000_000_000n })),
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

function randomTransfer(index: number): TransferCommand {
  const from = Math.floor(Math.random() * USERS);
  const to = (from + 1 + Math.floor(Math.random() * (USERS - 1))) % USERS;
  return {
    actor: BigInt(from + 1),
    key: `${randomUUID()}-${index}`,
    from: BigInt(from + 1),
    to: BigInt(to + 1),
    asset: 'USDT',
    amount: 1n,
  };
}

/** Runs lanes of calls, each waiting for its answer, and takes the time of every call. */
async function drive(clients: number, seconds: number, call: (index: number) => Promise<void>): Promise<Measure> {
  const latencies: number[] = [];
  const cpuBefore = process.cpuUsage();
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
  const { user, system } = process.cpuUsage(cpuBefore);
  const perSecond = (latencies.length * 1_000) / (performance.now() - start);
  return { perSecond, latencies, cpu: (user + system) / latencies.length };
}

function pgbenchSubject(program: string, url: string, clients: number): Subject {
  return { name: 'pgbench simple-update (-N)', run: (seconds) => pgbenchRun(program, url, clients, seconds, ['-N']) };
}

/** The same money command from pgbench: what the server does without Node's share of the two cores. */
async function commandSubject(
  program: string,
  url: string,
  clients: number,
  folder: string,
  against: NonNullable<Subject['against']>,
): Promise<Subject> {
  const script = join(folder, 'transfer.sql');
  await writeFile(
    script,
    `\\set from random(1, ${USERS})
\\set to random(1, ${USERS - 1})
\\set key random(1, 9000000000000000000)
select code, result from op_transfer(row(:from, 'p' || :key, 'h')::ledger_key, row(:from, case when :to >= :from then :to + 1 else :to end, 'USDT', 1, 0, '')::money_order, false, 301, 301);
`,
  );
  const args = ['-M', 'prepared', '-f', script];
  return {
    name: 'the same command called by pgbench',
    against,
    run: (seconds) => pgbenchRun(program, url, clients, seconds, args),
  };
}

async function pgbenchRun(
  program: string,
  url: string,
  clients: number,
  seconds: number,
  args: readonly string[],
): Promise<Measure> {
  const common = ['-n', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  const { stdout } = await promisify(execFile)(program, [...common, ...args, url]);
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (!(perSecond > 0)) throw new Error(`pgbench gave no rate:\n${stdout}`);
  return { perSecond };
}

/** What `pgbench -N` sends, statement by statement. */
function driverSubject(db: Db, clients: number): Subject {
  return {
    name: 'simple-update by the pg driver (no pgbench here)',
    run: (seconds) =>
      drive(clients, seconds, () =>
        db.tx(async (tx) => {
          const aid = 1 + Math.floor(Math.random() * ACCOUNTS);
          await tx.query(sql`update pgbench_accounts set abalance = abalance + 1 where aid = ${aid}`);
          await tx.query(sql`select abalance from pgbench_accounts where aid = ${aid}`);
          await tx.query(
            sql`insert into pgbench_history (tid, bid, aid, delta, mtime) values (1, 1, ${aid}, 1, current_timestamp)`,
          );
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
    const works = await promisify(execFile)(candidate, ['--version']).then(
      () => true,
      () => false,
    );
    if (works) return candidate;
  }
  return undefined;
}

async function verify(ledger: Ledger): Promise<void> {
  await ledger.fold();
  const { ok, violations } = await ledger.audit();
  if (!ok) throw new Error(`The bench broke an invariant: ${JSON.stringify(violations, (_, value) => String(value))}`);
}

function summarize({ name, against }: Subject, measures: ReadonlyMap<string, readonly Measure[]>): LedgerBenchRow {
  const own = measures.get(name) ?? [];
  const rival = measures.get(against?.name ?? name) ?? [];
  const latencies = own.flatMap((measure) => measure.latencies ?? []).toSorted((a, b) => a - b);
  const at = (share: number): string => (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1);
  const ratio = median(own.map(({ perSecond }, round) => perSecond / (rival[round]?.perSecond ?? perSecond)));
  const cpu = median(own.map((measure) => measure.cpu ?? 0)).toFixed(0);
  return {
    what: latencies.length > 0 ? `${name} (p50 ${at(0.5)}, p99 ${at(0.99)} ms, ${cpu} µs of Node's CPU each)` : name,
    value: `${Math.round(median(own.map(({ perSecond }) => perSecond)))}/s`,
    yardstick: against?.name ?? 'itself',
    ratio,
    aim: against ? `≥ ${against.least}` : 'none',
    met: ratio >= (against?.least ?? 0),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
