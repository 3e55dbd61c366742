import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, type Db, type EmbeddedServer, sql, startEmbedded } from '../src/db/index.ts';
import { tokenHash } from '../src/identity/digest.ts';
import { createLedger } from '../src/ledger/index.ts';
import { DEMO_ACCOUNTS } from '../src/sandbox/accounts.ts';
import { posting, type SpawnedGateway, spawnGateway } from './harness/spawnGateway.ts';
import { signIn } from './harness/testGateway.ts';
import { TestDevice } from './harness/TestDevice.ts';

const [robin, friend] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[number], (typeof DEMO_ACCOUNTS)[number]];
const CLIENTS = 6;
const AMOUNT = '0.01';
const MINOR = 10_000n;

let dataDir: string;
let server: EmbeddedServer;
let db: Db;
let gateways: SpawnedGateway[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ezwallet-kill-'));
  // The database server runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  gateways = [await spawnGateway(dataDir)];
  server = await startEmbedded({ dataDir });
  db = createDb({ url: server.url });
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.stop();
  await db?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What happened to each request number, as far as the clients know; kept outside the database. */
interface Journal {
  readonly acknowledged: Map<string, string>;
  readonly unknown: Set<string>;
}

async function ticket(memberId: bigint): Promise<string> {
  const text = randomUUID();
  await db.query(sql`
    insert into pay_ticket (ticket_hash, member_id, scene, expires_at)
    values (${tokenHash(text)}, ${memberId}, 'transfer', app_now() + interval '5 minutes')`);
  return text;
}

/** Sends one amount; a lost answer is unknown, never failed. */
async function send(device: TestDevice, memberId: bigint, reqNo: string, journal: Journal): Promise<void> {
  const payPassTicket = await ticket(memberId);
  try {
    const { code, body } = await device.call('/lucky_transfer/transferTo', {
      toType: 1,
      to: friend.userNo,
      currency: 'USDT',
      amount: AMOUNT,
      payPassTicket,
      reqNo,
    });
    if (code !== '0000') throw new Error(code);
    journal.acknowledged.set(reqNo, body.billNo);
    journal.unknown.delete(reqNo);
  } catch {
    journal.unknown.add(reqNo);
  }
}

/** Clients that send until told to stop, each to whichever gateway is its turn. */
function startLoad(device: TestDevice, memberId: bigint, journal: Journal) {
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) {
      await send(device, memberId, randomUUID(), journal);
      if (journal.unknown.size > 0) await sleep(20);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(clients);
  };
}

async function stateOf(memberId: bigint) {
  const ledger = createLedger(db);
  const balance = (await ledger.balances(memberId)).find(({ asset }) => asset === 'USDT')?.balance ?? 0n;
  const { total } = await ledger.bills({ userId: memberId, direction: 'SEND', pageNo: 1, pageSize: 1 });
  return { balance, total, audit: await ledger.audit() };
}

describe.each([1, 3])('with %i processes', (count) => {
  it('kill -9 in the middle of the load loses no acknowledged transfer and doubles none', async () => {
    while (gateways.length < count) gateways.push(await spawnGateway(dataDir));
    let turn = 0;
    const device = new TestDevice(posting(() => gateways[turn++ % gateways.length]?.address ?? ''));
    await signIn(device, robin);
    const { id: memberId } = await db.one<{ id: bigint }>(sql`select id from member where user_no = ${robin.userNo}`);
    const before = await stateOf(memberId);
    const journal: Journal = { acknowledged: new Map(), unknown: new Set() };

    const stopLoad = startLoad(device, memberId, journal);
    for (let round = 0; round < 3; round++) {
      await sleep(900);
      const index = round % count;
      await gateways[index]?.kill();
      gateways[index] = await spawnGateway(dataDir);
    }
    await sleep(500);
    await stopLoad();

    expect(journal.acknowledged.size).toBeGreaterThan(20);
    // A timed-out transfer is settled by its number, with a fresh ticket.
    const unknown = [...journal.unknown];
    for (const reqNo of unknown) await send(device, memberId, reqNo, journal);
    expect(journal.unknown.size).toBe(0);

    for (const billNo of journal.acknowledged.values())
      expect(await createLedger(db).bill(memberId, billNo)).toBeDefined();
    expect(new Set(journal.acknowledged.values()).size).toBe(journal.acknowledged.size);
    const after = await stateOf(memberId);
    expect(after.total - before.total).toBe(journal.acknowledged.size);
    expect(before.balance - after.balance).toBe(BigInt(journal.acknowledged.size) * MINOR);
    expect(after.audit.ok).toBe(true);
  }, 120_000);
});

it('SIGTERM answers what is underway, then ends with 0', async () => {
  const gateway = await spawnGateway(dataDir);
  const device = new TestDevice(posting(() => gateway.address));
  await signIn(device, robin);
  const { id: memberId } = await db.one<{ id: bigint }>(sql`select id from member where user_no = ${robin.userNo}`);
  const journal: Journal = { acknowledged: new Map(), unknown: new Set() };
  const underway = Array.from({ length: 20 }, () => send(device, memberId, randomUUID(), journal));
  await sleep(60);
  const code = gateway.stop();
  await Promise.all(underway);
  expect(await code).toBe(0);
  const { total } = await stateOf(memberId);
  expect(total).toBeGreaterThanOrEqual(journal.acknowledged.size);
  for (const billNo of journal.acknowledged.values())
    expect(await createLedger(db).bill(memberId, billNo)).toBeDefined();
  await expect(fetch(`${gateway.address}/health`)).rejects.toThrow('fetch failed');
}, 60_000);
