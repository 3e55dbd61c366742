import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Db, sql } from '../../src/db/index.ts';
import { createLedger } from '../../src/ledger/index.ts';
import { expectSound, fund } from './ledgerFixture.ts';
import { startWorker, type Worker } from './workers.ts';

const USERS = 8;
const FUNDS = 500n;
const PATIENCE = 60_000;

/** Processes that send money around in a ledger, and the file in which they note what was acknowledged. */
export class WorkerLoad {
  readonly #file: string;
  readonly #running = new Set<Worker>();

  private constructor(file: string) {
    this.#file = file;
  }

  /** @param file of acknowledgements; it must not lie where the database is put at risk */
  static async prepare(db: Db, file: string): Promise<WorkerLoad> {
    await writeFile(file, '');
    for (let user = 1n; user <= BigInt(USERS); user += 1n) await fund(createLedger(db), user, FUNDS);
    return new WorkerLoad(file);
  }

  start(url: string, name: string): Worker {
    const worker = startWorker(url, this.#file, name, USERS);
    this.#running.add(worker);
    return worker;
  }

  /** Ends one worker, or all. */
  async end(how: 'kill' | 'stop', workers: Iterable<Worker> = [...this.#running]): Promise<void> {
    await Promise.all([...workers].map((worker) => worker[how]()));
    for (const worker of workers) this.#running.delete(worker);
  }

  /** Waits until the workers have got so much further. */
  async progress(by: number): Promise<void> {
    const before = (await this.#acknowledged()).length;
    for (let waited = 0; (await this.#acknowledged()).length < before + by; waited += 20) {
      if (waited > PATIENCE) throw new Error('The workers make no progress.');
      await sleep(20);
    }
  }

  /**
   * Nothing acknowledged is missing, nothing happened twice or by half, no money appeared or vanished.
   * @returns how many were acknowledged
   */
  async verify(db: Db): Promise<number> {
    // The server finishes what a killed process had asked for.
    const left = sql`select 1 from pg_stat_activity where application_name like 'worker-%'`;
    while ((await db.query(left)).length > 0) await sleep(20);
    const lines = await this.#acknowledged();
    const stored = await db.query<{ line: string }>(
      sql`select i.actor || ' ' || i.key || ' ' || (i.result ->> 'billNo') as line from idem i
        join bill b on b.bill_no = i.result ->> 'billNo' and b.direction = 'SEND'
        join transfer t on t.group_id = b.group_id
        where i.op = 'transfer' and i.code = '0000'`,
    );
    const kept = new Map<string, number>();
    for (const { line } of stored) kept.set(line, (kept.get(line) ?? 0) + 1);
    expect(lines.filter((line) => kept.get(line) !== 1)).toEqual([]);
    const { transfers, money } = await db.one<{ transfers: bigint; money: string }>(sql`select
      (select count(*) from transfer where biz_type = 301) as transfers,
      (select sum(balance) from account where owner_kind = 'user') as money`);
    expect(Number(transfers)).toBe(stored.length);
    expect(money).toBe(String(FUNDS * BigInt(USERS)));
    await expectSound(createLedger(db));
    return lines.length;
  }

  /** The last line of a worker that was killed while writing may be cut short; nobody has read it yet. */
  async #acknowledged(): Promise<string[]> {
    return (await readFile(this.#file, 'utf8')).split('\n').filter((line) => line !== '');
  }
}
