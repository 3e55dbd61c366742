import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { createDb, type Db, sql, startEmbedded } from '../../src/db/index.ts';
import { createLedger } from '../../src/ledger/index.ts';
import { createMember } from '../../src/people/members/createMember.ts';
import { newToken, tokenHash } from '../../src/secrets/digest.ts';
import { measureRoundTrips } from '../harness/measureRoundTrips.ts';
import { budgetOf } from '../harness/roundTripBudgets.ts';
import { servedEndpoints } from '../harness/served.ts';
import { sendingExamples, workingExample } from '../harness/workingExamples.ts';
import { stockTickets } from '../harness/payTicket.ts';
import type { ClientReport, ClientTask, Lane, SubjectName } from './loadClient.ts';

/** One line of the report. */
export interface CallsBenchRow {
  readonly what: string;
  readonly value: string;
  readonly yardstick: string;
  readonly ratio: number;
  readonly aim: string;
  readonly met: boolean;
}

export interface CallsBenchOptions {
  /** A built gateway that prints `ready <address>` and answers each message with its CPU time; default: this one. */
  readonly entry?: string;
  readonly rounds?: number;
  readonly seconds?: number;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LANES = 8;
/** What a subject should reach: calls a second, and at most the gateway's CPU time, both as shares of the health endpoint's. */
const AIMS: Readonly<Record<Exclude<SubjectName, 'health'>, { readonly rate: number; readonly cpu: number }>> = {
  getUserInfo: { rate: 0.6, cpu: 4 },
  bills: { rate: 0.6, cpu: 6.5 },
  transferTo: { rate: 0.3, cpu: 7 },
};
const SUBJECTS: readonly SubjectName[] = ['health', 'getUserInfo', 'bills', 'transferTo'];
const FUNDS = 1_000_000_000_000n;

/** What calls cost: round trips of each served call, then calls a second through a built gateway, in ratios. */
export async function callsBench(options: CallsBenchOptions = {}): Promise<CallsBenchRow[]> {
  return [...(await roundTripRows()), ...(await throughputRows(options))];
}

/** Round trips to the database, counted at the port, as shares of each call's budget. */
export async function roundTripRows(): Promise<CallsBenchRow[]> {
  const { gateway, measure } = await measureRoundTrips();
  try {
    const rows: CallsBenchRow[] = [];
    const sending = servedEndpoints.find(({ title }) => title === 'transfer.transferTo');
    const examples = [
      ...servedEndpoints.map((named) => workingExample(gateway, named)),
      ...(sending ? sendingExamples(gateway, sending) : []),
    ];
    for (const example of examples) {
      const count = await measure(example);
      const isPreview = example.title.endsWith('preview');
      const budget = isPreview ? 2 : (budgetOf(example.title, example.endpoint) ?? 0);
      const met = count <= budget;
      rows.push({
        what: example.title,
        value: `${count}`,
        yardstick: `${budget} round trips`,
        ratio: count / budget,
        aim: '≤ 1',
        met,
      });
    }
    return rows;
  } finally {
    await gateway.close();
  }
}

/**
 * Calls a second over HTTP, sealed, with a gateway, a client and a database server in processes of their own. Subjects
 * take turns and ratios to the health endpoint are medians over the rounds, so that what else the machine does hits all
 * of them.
 */
export async function throughputRows({ entry, rounds = 15, seconds = 1 }: CallsBenchOptions = {}): Promise<
  CallsBenchRow[]
> {
  const dataDir = await mkdtemp(join(tmpdir(), 'calls-bench-'));
  await chmod(dataDir, 0o755);
  const gateway = await startGateway(entry ?? (await buildGateway()), dataDir);
  const server = await startEmbedded({ dataDir });
  const db = createDb({ url: server.url });
  const client = fork(join(ROOT, 'test/bench/loadClient.ts'), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx', '--conditions=@ezwallet/source'],
  });
  try {
    const members = await makeMembers(db);
    await ask(client, { kind: 'sign in', address: gateway.address, lanes: members.map(({ lane }) => lane) });
    const run = async (subject: SubjectName, duration: number): Promise<Measure> => {
      const tickets = subject === 'transferTo' ? await makeTickets(db, members, duration) : [];
      const before = await gateway.cpu();
      const { calls, seconds: took } = await ask(client, { kind: 'run', subject, seconds: duration, tickets });
      return { rate: calls / took, cpu: ((await gateway.cpu()) - before) / calls };
    };
    for (const subject of SUBJECTS) await run(subject, 2);
    const measures = new Map<SubjectName, Measure[]>(SUBJECTS.map((subject) => [subject, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of SUBJECTS) measures.get(subject)?.push(await run(subject, seconds));
    }
    return summarize(measures);
  } finally {
    client.kill();
    await db.close();
    await gateway.stop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A subject in one round: calls a second, and microseconds of the gateway's CPU for each. */
interface Measure {
  readonly rate: number;
  readonly cpu: number;
}

function summarize(measures: ReadonlyMap<SubjectName, readonly Measure[]>): CallsBenchRow[] {
  const health = measures.get('health') ?? [];
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  const ratioOf = (rounds: readonly Measure[], what: keyof Measure) =>
    median(rounds.map((measure, round) => measure[what] / (health[round] ?? measure)[what]));
  return [...measures].flatMap(([subject, rounds]) => {
    const rate = `${Math.round(median(rounds.map((measure) => measure.rate)))}/s`;
    const cpu = `${Math.round(median(rounds.map((measure) => measure.cpu)))} µs`;
    const own = { yardstick: 'itself', ratio: 1, aim: 'none', met: true };
    if (subject === 'health') {
      return [
        { what: `health, ${LANES} connections, machine load ${load}`, value: rate, ...own },
        { what: "health, the gateway's CPU", value: cpu, ...own },
      ];
    }
    const aim = AIMS[subject];
    const [rates, cpus] = [ratioOf(rounds, 'rate'), ratioOf(rounds, 'cpu')];
    return [
      { what: subject, value: rate, yardstick: 'health', ratio: rates, aim: `≥ ${aim.rate}`, met: rates >= aim.rate },
      {
        what: `${subject}, the gateway's CPU`,
        value: cpu,
        yardstick: 'health',
        ratio: cpus,
        aim: `≤ ${aim.cpu}`,
        met: cpus <= aim.cpu,
      },
    ];
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function buildGateway(): Promise<string> {
  const outDir = join(ROOT, 'dist/bench');
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { outDir, rollupOptions: { input: { benchGateway: join(ROOT, 'test/bench/benchGateway.ts') } } },
  });
  return join(outDir, 'benchGateway.js');
}

async function startGateway(entry: string, dataDir: string) {
  const child = spawn(process.execPath, ['--disable-proto=delete', entry], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const exited = once(child, 'exit');
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const ready = /^ready (\S+)/m.exec(printed);
      if (ready?.[1]) resolve(ready[1]);
    });
    void exited.then(() => reject(new Error(`The gateway ended.\n${printed}`)));
  });
  return {
    address,
    /** Microseconds of CPU time that the process has used so far. */
    cpu: async (): Promise<number> => {
      const answered = once(child, 'message');
      child.send('cpu');
      const [used] = (await answered) as [number];
      return used;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

interface LoadMember {
  readonly id: bigint;
  readonly lane: Lane;
}

const BILLS = 40;

/** Members with money and an open session each: those who send, then those who read, with a few pages of bills. */
async function makeMembers(db: Db): Promise<LoadMember[]> {
  const people = await Promise.all(
    Array.from({ length: 3 * LANES }, async (_, index) => {
      const name = { kind: 'phone', areaCode: '86', number: `137${String(index).padStart(8, '0')}` } as const;
      const id = await createMember(db, { name, passwordHash: 'none', nickName: 'Robin', kycLevel: 4 });
      if (id === undefined) throw new Error('The phone was taken.');
      const minted = await createLedger(db).credit({
        actor: 0n,
        key: `bench:${id}`,
        to: id,
        asset: 'USDT',
        amount: FUNDS,
      });
      if (!minted.ok) throw new Error(minted.code);
      const { userNo } = await db.one<{ userNo: string }>(sql`select user_no as "userNo" from member where id = ${id}`);
      return { id, userNo };
    }),
  );
  const [readers, payees] = [people.slice(LANES, 2 * LANES), people.slice(2 * LANES)];
  for (const [index, { id: from }] of readers.entries()) {
    const { id: to } = payees[index] ?? { id: 0n };
    for (let round = 0; round < BILLS; round += 1) {
      const sent = await createLedger(db).transfer({
        actor: from,
        key: randomUUID(),
        from,
        to,
        asset: 'USDT',
        amount: 1n,
      });
      if (!sent.ok) throw new Error(sent.code);
    }
  }
  return await Promise.all(
    people.slice(0, 2 * LANES).map(async ({ id }, index) => {
      const lane = { token: newToken(), deviceId: randomUUID(), payee: payees[index % LANES]?.userNo ?? '' };
      await db.query(sql`
        insert into session (token_hash, member_id, device_id, expires_at, absolute_at)
        values (${tokenHash(lane.token)}, ${id}, ${lane.deviceId}::uuid, app_now() + interval '11 hours',
          app_now() + interval '11 hours')`);
      return { id, lane };
    }),
  );
}

/** More tickets for each member than a run can use. */
async function makeTickets(db: Db, members: readonly LoadMember[], seconds: number): Promise<string[][]> {
  const count = Math.ceil(seconds * 250);
  return await Promise.all(
    members.slice(0, LANES).map(async ({ id: memberId, lane: { token, payee } }) => {
      const payment = { toType: 1, to: payee, currency: 'USDT', amount: '0.01' };
      return await stockTickets(
        db,
        { memberId, token },
        Array.from({ length: count }, () => payment),
      );
    }),
  );
}

async function ask(client: ChildProcess, task: ClientTask): Promise<ClientReport> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(client, 'exit', { signal }).then(() => {
    throw new Error('The client of the bench ended.');
  });
  client.send(task);
  try {
    const [report] = (await Promise.race([once(client, 'message', { signal }), ended])) as [ClientReport];
    return report;
  } finally {
    // The other wait ends too, and its error is nobody's.
    ended.catch(() => undefined);
    settled.abort();
  }
}
