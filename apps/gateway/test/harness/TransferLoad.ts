import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Db, sql } from '../../src/db/index.ts';
import { createLedger } from '../../src/ledger/index.ts';
import { DEMO_ACCOUNTS } from '../../src/sandbox/accounts.ts';
import { stockTickets } from './payTicket.ts';
import { type Post, TestDevice } from './TestDevice.ts';
import { signIn } from './testGateway.ts';

const [robin, friend] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[number], (typeof DEMO_ACCOUNTS)[number]];
const PAYMENT = { toType: 1, to: friend.userNo, currency: 'USDT', amount: '0.01' };
const CLIENTS = 6;
const MINOR = 10_000n;
const PAUSE = 20;
const TICKETS = 100;

interface AccountTotals {
  readonly balance: bigint;
  readonly total: number;
}

/**
 * People who send small amounts through gateways, and what they know of each of their transfers; kept outside the
 * database, so that the two can be held against each other.
 */
export class TransferLoad {
  /** Bill number by request number. */
  readonly acknowledged = new Map<string, string>();
  /** Request numbers whose answer was lost or left it open. */
  readonly unknown = new Set<string>();
  /** How often each other answer came. */
  readonly refusals = new Map<string, number>();
  readonly #db: Db;
  readonly #device: TestDevice;
  readonly #memberId: bigint;
  readonly #before: AccountTotals;
  readonly #tickets: string[] = [];

  private constructor(db: Db, device: TestDevice, memberId: bigint, before: AccountTotals) {
    this.#db = db;
    this.#device = device;
    this.#memberId = memberId;
    this.#before = before;
  }

  /** Signs the first demo member in and notes the balance and the number of bills. */
  static async signIn(db: Db, post: Post): Promise<TransferLoad> {
    const device = await signIn(new TestDevice(post), robin);
    const { id } = await db.one<{ id: bigint }>(sql`select id from member where user_no = ${robin.userNo}`);
    return new TransferLoad(db, device, id, await readTotals(db, id));
  }

  /** Clients that send until told to stop. */
  start(): () => Promise<void> {
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        const before = this.unknown.size;
        await this.send(randomUUID());
        if (this.unknown.size > before) await sleep(PAUSE);
      }
    });
    return async () => {
      isOver = true;
      await Promise.all(clients);
    };
  }

  /** Sends one amount; whatever is no acknowledgement is unknown, never failed. */
  async send(reqNo: string): Promise<void> {
    const payPassTicket = await this.#ticket();
    try {
      const { code, body } = await this.#device.call('/lucky_transfer/transferTo', {
        ...PAYMENT,
        payPassTicket,
        reqNo,
      });
      if (code !== '0000') throw new Error(code);
      this.acknowledged.set(reqNo, body.billNo);
      this.unknown.delete(reqNo);
    } catch (error) {
      const { message: words, cause } = error as Error & { cause?: { code?: string } };
      // What `fetch` says by itself does not tell a lost connection from one that was never made.
      const message = cause?.code === undefined ? words : `${words}: ${cause.code}`;
      this.refusals.set(message, (this.refusals.get(message) ?? 0) + 1);
      this.unknown.add(reqNo);
    }
  }

  /** Waits until so many more are acknowledged. */
  async progress(by: number, limit = 90_000): Promise<void> {
    const goal = this.acknowledged.size + by;
    for (let waited = 0; this.acknowledged.size < goal; waited += PAUSE) {
      if (waited > limit) throw new Error(`No progress: ${JSON.stringify([...this.refusals])}`);
      await sleep(PAUSE);
    }
  }

  /** Settles what is unknown by its number, then holds the database against what was acknowledged. */
  async verify(): Promise<void> {
    const open = [...this.unknown];
    for (const reqNo of open) await this.send(reqNo);
    expect([...this.unknown]).toEqual([]);
    const ledger = createLedger(this.#db);
    const kept = await this.#db.query<{ billNo: string }>(
      sql`select bill_no as "billNo" from bill where user_id = ${this.#memberId} and direction = 'SEND'`,
    );
    const billNos = new Set(kept.map(({ billNo }) => billNo));
    const acknowledged = [...this.acknowledged.values()];
    expect(acknowledged.filter((billNo) => !billNos.has(billNo))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    const { balance, total } = await readTotals(this.#db, this.#memberId);
    expect(total - this.#before.total).toBe(acknowledged.length);
    expect(this.#before.balance - balance).toBe(BigInt(acknowledged.length) * MINOR);
    expect((await ledger.audit()).ok).toBe(true);
  }

  /** Makes tickets for the payments to come, in the database: the payment password has tests of its own. */
  async stockUp(count = TICKETS): Promise<void> {
    const owner = { memberId: this.#memberId, token: this.#device.token };
    this.#tickets.push(
      ...(await stockTickets(
        this.#db,
        owner,
        Array.from({ length: count }, () => PAYMENT),
      )),
    );
  }

  /** The test's own need is no part of the trial, so it is tried until it is met. */
  async #ticket(): Promise<string> {
    for (;;) {
      const ready = this.#tickets.pop();
      if (ready !== undefined) return ready;
      await this.stockUp().catch(() => sleep(PAUSE));
    }
  }
}

async function readTotals(db: Db, memberId: bigint): Promise<AccountTotals> {
  const ledger = createLedger(db);
  const balance = (await ledger.balances(memberId)).find(({ asset }) => asset === 'USDT')?.balance ?? 0n;
  const { total } = await ledger.bills({ userId: memberId, direction: 'SEND', pageNo: 1, pageSize: 1 });
  return { balance, total };
}
