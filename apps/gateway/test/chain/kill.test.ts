import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIN_NET_COINS } from '../../src/outside/chain/mainNet.ts';
import { createSimulatedChain } from '../../src/outside/chain/simulator/createSimulatedChain.ts';
import type { SimulatedChain } from '../../src/outside/chain/simulator/SimulatedChain.ts';
import { type Db, sql } from '../../src/db/index.ts';
import { createLedger } from '../../src/ledger/index.ts';
import { DEMO_ACCOUNTS } from '../../src/sandbox/accounts.ts';
import { compareDeposits } from '../harness/compareDeposits.ts';
import { GatewayFleet } from '../harness/GatewayFleet.ts';
import { spawnGateway } from '../harness/spawnGateway.ts';
import { TestDevice } from '../harness/TestDevice.ts';
import { signIn } from '../harness/testGateway.ts';

const GATEWAYS = 2;
const KILLS = 2;
const DEPOSITS = 60;
const LOOK_EVERY = 100;
let fleet: GatewayFleet;
let db: Db;
let chain: SimulatedChain;
beforeAll(async () => {
  fleet = new GatewayFleet();
  await fleet.grow(GATEWAYS);
  db = await fleet.database();
  chain = createSimulatedChain(db, 'TRC20', new Map(Object.entries(MAIN_NET_COINS.TRC20)));
});
afterAll(async () => await fleet.close());

it('gateways that are killed while they credit deposits lose none and double none', async () => {
  const device = await signIn(new TestDevice(fleet.post), DEMO_ACCOUNTS[0] ?? { phone: '', password: '' });
  const { body } = await device.call('/exchangeRecharge/getRechargeAddress', { currency: 'USDT', protocol: 'TRC20' });
  const address = body.address as string;
  const creditedCount = async () => (await compareDeposits(db, chain)).credited.length;

  for (let round = 0; round < KILLS; round++) {
    const before = await creditedCount();
    for (let index = 0; index < DEPOSITS; index++) await chain.pay([{ address, currency: 'USDT', raw: 2_000_000n }]);
    await chain.mine(6);
    // As soon as the first of them is there, the others are underway.
    while ((await creditedCount()) === before) await sleep(5);
    const index = round % GATEWAYS;
    await fleet.gateways[index]?.kill();
    // The lease of a killed process ends by itself; here nobody waits for it.
    await db.query(sql`update chain_cursor set leased_until = '-infinity'`);
    fleet.gateways[index] = await spawnGateway(fleet.dataDir);
  }
  while ((await creditedCount()) < KILLS * DEPOSITS) await sleep(LOOK_EVERY);
  const { arrived, credited } = await compareDeposits(db, chain);
  expect(credited).toEqual(arrived);
  expect(credited).toHaveLength(KILLS * DEPOSITS);
  expect((await createLedger(db).audit()).ok).toBe(true);
});
