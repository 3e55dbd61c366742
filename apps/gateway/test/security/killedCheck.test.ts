import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { DEMO_ACCOUNTS } from '../../src/sandbox/accounts.ts';
import { shiftClock } from '../harness/shiftClock.ts';
import { GatewayFleet } from '../harness/GatewayFleet.ts';
import { posting, spawnGateway } from '../harness/spawnGateway.ts';
import { TestDevice } from '../harness/TestDevice.ts';
import { signIn } from '../harness/testGateway.ts';

type Account = (typeof DEMO_ACCOUNTS)[number];
const [robin, jay] = DEMO_ACCOUNTS as readonly [Account, Account];
const ROUNDS = 3;

let fleet: GatewayFleet;
beforeAll(async () => {
  fleet = new GatewayFleet();
  await fleet.grow(1);
});
afterAll(async () => await fleet.close());

it('kill -9 while right payment passwords are compared locks nobody [S18]', async () => {
  const db = await fleet.database();
  const device = new TestDevice(posting(() => fleet.gateways[0]?.address ?? ''));
  await signIn(device, robin);
  const confirmed = { toType: 1, to: jay.userNo, currency: 'USDT', amount: '1', fee: '0' };
  const check = () =>
    device.call('/exchangeUser/checkTransPass', { password: robin.paymentPassword, scene: 'transfer', confirmed });
  const checkFive = () => Promise.allSettled(Array.from({ length: 5 }, check));
  for (let round = 1; round <= ROUNDS; round++) {
    let lost = checkFive();
    // Killed as soon as tries are booked, so that nobody settles them. A busy machine may look too late, and asks again.
    for (;;) {
      const { running } = await db.one<{ running: bigint }>(sql`select count(*) as running from attempt_try`);
      if (running > 0n) break;
      if (await Promise.race([lost, sleep(1)])) lost = checkFive();
    }
    await fleet.gateways[0]?.kill();
    await lost;
    fleet.gateways[0] = await spawnGateway(fleet.dataDir);
    await shiftClock(db, round * 31_000);
  }
  expect((await device.call('/exchangeUser/getUserInfo')).body.tranPassFailTimes).toBe(0);
  expect((await check()).code).toBe('0000');
});
