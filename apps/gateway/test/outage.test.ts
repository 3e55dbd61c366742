import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { withStarterLock } from '../src/embedded-postgres/withStarterLock.ts';
import { sql } from '../src/db/index.ts';
import { GatewayFleet } from './harness/GatewayFleet.ts';
import type { SpawnedGateway } from './harness/spawnGateway.ts';
import { TestDevice } from './harness/TestDevice.ts';
import { TransferLoad } from './harness/TransferLoad.ts';

const RETRYABLE = /^(?:TRY_AGAIN_LATER|SYSTEM_ERROR|2222|HTTP 503)$/;
const ROUNDS = 2;

let fleet: GatewayFleet;
afterEach(async () => await fleet.close());

interface Health {
  readonly http: number;
  readonly status: string;
}

async function healthOf({ address }: SpawnedGateway): Promise<Health> {
  const response = await fetch(`${address}/health`);
  return { http: response.status, status: ((await response.json()) as { status: string }).status };
}

/** How often a gateway wrote down that it started the server itself. */
const starts = ({ logged }: SpawnedGateway): number => logged().split('"startedBy":"this process"').length - 1;

describe.each([1, 3])('under %i gateways', (count) => {
  it('a killed database server is back by itself, started by one of them, and nothing acknowledged is gone', async () => {
    fleet = new GatewayFleet();
    await fleet.grow(count);
    const db = await fleet.database();
    const load = await TransferLoad.signIn(db, fleet.post);
    const stop = load.start();
    for (let round = 1; round <= ROUNDS; round++) {
      await load.progress(30);
      const before = await fleet.postmaster();
      process.kill(before, 'SIGKILL');
      await load.progress(30);
      expect(await fleet.postmaster()).not.toBe(before);
      // Exactly one of them started it, each time.
      await waitFor(() => fleet.gateways.reduce((sum, gateway) => sum + starts(gateway), 0) === round);
    }
    await stop();
    await load.verify();

    for (const [answer] of load.refusals) expect(answer).toMatch(RETRYABLE);
    for (const gateway of fleet.gateways) {
      expect(gateway.process.exitCode).toBeNull();
      expect(await healthOf(gateway)).toEqual({ http: 200, status: 'ok' });
    }
    // Jobs go on as well.
    await db.query(sql`select graphile_worker.add_job('prune')`);
    await waitFor(
      async () =>
        (await db.query(sql`select 1 from graphile_worker.jobs where task_identifier = 'prune'`)).length === 0,
    );
  });
});

it('a database server that is killed under a running job takes no gateway and no later job with it', async () => {
  fleet = new GatewayFleet();
  await fleet.grow(1);
  const [gateway] = fleet.gateways as [SpawnedGateway];
  const db = await fleet.database();
  await db.query(sql`select graphile_worker.add_job('audit') from generate_series(1, 300)`);
  await waitFor(
    async () => (await db.query(sql`select 1 from graphile_worker.jobs where locked_at is not null`)).length > 0,
  );
  // The job ends while nobody may start the server, so the queue cannot write down what came of it.
  await withStarterLock(join(fleet.dataDir, 'postgres'), async () => {
    process.kill(await fleet.postmaster(), 'SIGKILL');
    await waitFor(() => gateway.process.exitCode !== null || /Failed to (?:complete|fail) jobs/.test(gateway.logged()));
    await sleep(1000);
    expect(gateway.process.exitCode, gateway.logged()).toBeNull();
  });
  await waitFor(async () => (await healthOf(gateway)).status === 'ok');
  await db.query(sql`select graphile_worker.add_job('prune', job_key => 'later', priority => -1)`);
  await waitFor(async () => (await db.query(sql`select 1 from graphile_worker.jobs where key = 'later'`)).length === 0);
  expect(gateway.process.exitCode).toBeNull();
});

it('as long as it cannot be started, health says so and money calls are to be tried again', async () => {
  fleet = new GatewayFleet();
  await fleet.grow(1);
  const [gateway] = fleet.gateways as [SpawnedGateway];
  const load = await TransferLoad.signIn(await fleet.database(), fleet.post);
  await load.send(randomUUID());
  expect([...load.unknown]).toEqual([]);

  // Whoever holds this lock alone may start a server.
  await withStarterLock(join(fleet.dataDir, 'postgres'), async () => {
    process.kill(await fleet.postmaster(), 'SIGKILL');
    await waitFor(async () => (await healthOf(gateway)).status === 'starting');
    expect(await healthOf(gateway)).toEqual({ http: 503, status: 'starting' });
    await load.send(randomUUID());
    expect([...load.refusals]).toEqual([['TRY_AGAIN_LATER', 1]]);
    // Not even its key can be found: then nothing is said that would make a device drop a good key.
    const stranger = await new TestDevice(fleet.post).raw('/api/common/getCountryCode', 'sealed');
    expect(stranger.status).toBe(503);
    expect(stranger.bytes.toString()).not.toContain('40000');
  });
  await waitFor(async () => (await healthOf(gateway)).status === 'ok');
  await load.verify();
  expect(load.acknowledged.size).toBe(2);
});

async function waitFor(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += 50) {
    if (waited > 60_000) throw new Error(`Waited in vain for: ${isSo.toString()}`);
    await sleep(50);
  }
}
