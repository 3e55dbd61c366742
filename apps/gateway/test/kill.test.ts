import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayFleet } from './harness/GatewayFleet.ts';
import { posting, spawnGateway } from './harness/spawnGateway.ts';
import { TransferLoad } from './harness/TransferLoad.ts';

let fleet: GatewayFleet;
beforeAll(async () => {
  fleet = new GatewayFleet();
  await fleet.grow(1);
});
afterAll(async () => await fleet.close());

describe.each([1, 3])('with %i processes', (count) => {
  it('kill -9 in the middle of the load loses no acknowledged transfer and doubles none', async () => {
    await fleet.grow(count);
    const load = await TransferLoad.signIn(await fleet.database(), fleet.post);
    const stop = load.start();
    for (let round = 0; round < 3; round++) {
      await load.progress(20);
      const index = round % count;
      await fleet.gateways[index]?.kill();
      fleet.gateways[index] = await spawnGateway(fleet.dataDir);
    }
    await load.progress(20);
    await stop();
    await load.verify();
  });
});

it('SIGTERM finishes the running calls, then exits with 0', async () => {
  const gateway = await spawnGateway(fleet.dataDir);
  let { address } = gateway;
  const load = await TransferLoad.signIn(
    await fleet.database(),
    posting(() => address),
  );
  await load.stockUp();
  const underway = Array.from({ length: 20 }, () => load.send(randomUUID()));
  await sleep(60);
  const code = gateway.stop();
  await Promise.all(underway);
  expect(await code).toBe(0);
  await expect(fetch(`${gateway.address}/health`)).rejects.toThrow('fetch failed');
  expect(load.acknowledged.size).toBeGreaterThan(0);
  // What came too late for this gateway is settled by another.
  address = fleet.gateways[0]?.address ?? '';
  await load.verify();
  expect(load.acknowledged.size).toBe(20);
});
