import { randomUUID } from 'node:crypto';
import { contract } from '@ezwallet/api-client/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { createLedger } from '../src/ledger/index.ts';
import { DEMO_ACCOUNTS } from '../src/sandbox/accounts.ts';
import { buildApp } from '../src/server/buildApp.ts';
import { Drain } from '../src/server/Drain.ts';
import { healthOf } from '../src/server/health.ts';
import { createMetrics } from '../src/server/metrics/Metrics.ts';
import { ReleaseFence } from '../src/server/ReleaseFence.ts';
import { GatewayFleet } from './harness/GatewayFleet.ts';
import { makeNextRelease } from './harness/nextRelease.ts';
import { stockTickets } from './harness/payTicket.ts';
import { posting, type SpawnedGateway, spawnGateway } from './harness/spawnGateway.ts';
import { TestDevice } from './harness/TestDevice.ts';
import { createTestGateway, signIn, type TestGateway } from './harness/testGateway.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const OUTDATED = 75;
const CLIENTS = 6;

describe('a newer release takes the database', () => {
  it('under load: the older gateway finishes and ends, the newer one serves, and no call ends in an error', async () => {
    const next = makeNextRelease();
    undo.push(next.remove);
    const fleet = new GatewayFleet();
    undo.push(() => fleet.close());
    await fleet.grow(1);
    const [older] = fleet.gateways as [(typeof fleet.gateways)[number]];
    const db = await fleet.database();
    const [robin, friend] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[number], (typeof DEMO_ACCOUNTS)[number]];
    const { id: memberId } = await db.one<{ id: bigint }>(sql`select id from member where user_no = ${robin.userNo}`);
    const payment = { toType: 1, to: friend.userNo, currency: 'USDT', amount: '0.01' };

    let target = older.address;
    const device = await signIn(new TestDevice(posting(() => target)), robin);
    const heard = new Map<string, string>();
    let isOver = false;
    const call = async (payPassTicket: string) => {
      const reqNo = randomUUID();
      const ask = async () =>
        (await device.call(contract.transfer.transferTo.path, { ...payment, payPassTicket, reqNo })).code;
      let code = await ask();
      if (code === 'TRY_AGAIN_LATER') {
        // The balancer sends the next try to the one that is ready.
        target = (await newer).address;
        code = await ask();
      }
      heard.set(reqNo, code);
    };
    let newer: Promise<SpawnedGateway> = Promise.reject(new Error('It does not run yet.'));
    newer.catch(() => undefined);
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        const [ticket = ''] = await stockTickets(db, { memberId, token: device.token }, [payment]);
        await call(ticket);
      }
    });
    newer = spawnGateway(fleet.dataDir, next.script);
    fleet.gateways.push(await newer);
    const code = await older.ended;
    target = (await newer).address;
    const before = heard.size;
    await expect.poll(() => heard.size, { timeout: 60_000 }).toBeGreaterThan(before + 2 * CLIENTS);
    isOver = true;
    await Promise.all(clients);

    expect(code).toBe(OUTDATED);
    expect(older.logged()).toContain('release_outdated');
    expect([...new Set(heard.values())]).toEqual(['0000']);
    const { kept } = await db.one<{ kept: bigint }>(sql`
      select count(*) as kept from idem where actor = ${memberId} and code = '0000' and key = any(${[...heard.keys()]}::text[])`);
    expect(kept).toBe(BigInt(heard.size));
    expect((await createLedger(db).audit()).ok).toBe(true);
    // The older one does not come back over the newer one.
    await expect(spawnGateway(fleet.dataDir)).rejects.toThrow('9999_next.sql');
  });
});

describe('a process that is older than its database', () => {
  const open = async (): Promise<TestGateway> => {
    const gateway = await createTestGateway();
    undo.push(() => gateway.close());
    return gateway;
  };

  it('asks for another try where a function of its own is gone, and is not ready any more', async () => {
    const gateway = await open();
    const { services, db } = gateway;
    const own = await db.one<{ newest: string; repeatables: string }>(
      sql`select newest, repeatables from schema_release`,
    );
    const drain = new Drain();
    const metrics = createMetrics('0');
    const fence = new ReleaseFence(own, { services, drain, metrics });
    const app = await buildApp(services, drain, metrics, (error) => fence.explains(error));
    undo.push(() => app.close());
    const device = await signIn(
      new TestDevice(async (url, headers, payload) => {
        const { statusCode, headers: got, rawPayload } = await app.inject({ method: 'POST', url, headers, payload });
        return { status: statusCode, contentType: String(got['content-type'] ?? ''), bytes: rawPayload };
      }),
      await gateway.member(),
    );
    const { path } = contract.user.getUserInfo;
    await db.exec('alter table member rename column nick_name to name');
    expect((await device.call(path)).code).toBe('SYSTEM_ERROR');
    expect(drain.isOn).toBe(false);
    await db.query(sql`insert into schema_release (newest, repeatables) values ('9999_next.sql', '')`);
    expect((await device.call(path)).code).toBe('TRY_AGAIN_LATER');
    await fence.fallen;
    expect((await device.call(path)).code).toBe('TRY_AGAIN_LATER');
    expect(await healthOf(services, drain)()).toMatchObject({ status: 'outdated' });
    expect(await metrics.write([])).toContain('ezwallet_release_current 0');
  });

  it('sees the newer release by itself', async () => {
    const { services } = await open();
    const own = { newest: 'another', repeatables: '' };
    const fence = new ReleaseFence(own, { services, drain: new Drain(), metrics: createMetrics('0') });
    undo.push(fence.watch());
    await fence.fallen;
  });
});
