import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServices } from '../../src/server/createServices.ts';
import type { Services } from '../../src/call/Services.ts';
import { scanChain, watchChains } from '../../src/money/deposits/scanning.ts';
import { createSimulatedChain } from '../../src/outside/chain/simulator/createSimulatedChain.ts';
import type { SimulatedChain } from '../../src/outside/chain/simulator/SimulatedChain.ts';
import { createDb, type Db, sql } from '../../src/db/index.ts';
import { compareDeposits } from '../harness/compareDeposits.ts';
import { createTestGateway, silentLog, type TestGateway } from '../harness/testGateway.ts';

const PROCESSES = 3;
const USDT = 1_000_000n;
let gateway: TestGateway;
let processes: { db: Db; services: Services }[];
let chain: SimulatedChain;
let addresses: string[];

beforeAll(async () => {
  gateway = await createTestGateway();
  processes = await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const db = createDb({ url: gateway.url, max: 4, applicationName: 'ezt-scanner' });
      return { db, services: await createServices(gateway.services.config, { db, isUp: () => true }, silentLog) };
    }),
  );
  chain = gateway.services.simulators.find(({ protocol }) => protocol === 'TRC20') as SimulatedChain;
  const members = await Promise.all([gateway.member(), gateway.member(), gateway.member()]);
  addresses = await Promise.all(
    members.map(async ({ id }) => (await gateway.services.depositAddresses?.of(id, chain)) ?? ''),
  );
});
afterAll(async () => {
  await Promise.all(processes.map(({ db }) => db.close()));
  await gateway.close();
});

const scan = async (index: number) => await scanChain((processes[index] as { services: Services }).services, chain);
const scanAll = async () => await Promise.all(processes.map((_, index) => scan(index)));
const pay = async (count: number) =>
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      chain.pay([{ address: addresses[index % addresses.length] ?? '', currency: 'USDT', raw: 2n * USDT }]),
    ),
  );

async function expectSound(): Promise<void> {
  const { violations } = await gateway.services.ledger.audit();
  expect(Object.entries(violations).filter(([, count]) => count !== 0n)).toEqual([]);
}

it('credits each deposit once, however many processes scan at once', async () => {
  await pay(30);
  for (let block = 0; block < 7; block++) {
    await chain.mine(1);
    await Promise.all([scanAll(), scanAll()]);
  }
  const { arrived, credited } = await compareDeposits(gateway.db, chain);
  expect(arrived).toHaveLength(30);
  expect(credited).toEqual(arrived);
  await expectSound();
});

const KILLS = 150;

it('credits each deposit once although connections break all the time', async () => {
  await pay(20);
  await chain.mine(6);
  let isOver = false;
  const saboteur = (async () => {
    // So many and no more: on a busy machine, a saboteur without end would let nobody finish.
    for (let kills = 0; kills < KILLS && !isOver; kills++)
      await gateway.db.query(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'ezt-scanner' order by random() limit 1`);
  })();
  for (let round = 0; round < 5; round++) await Promise.allSettled(processes.map((_, index) => scan(index)));
  isOver = true;
  await saboteur;
  await scanAll();
  const { arrived, credited } = await compareDeposits(gateway.db, chain);
  expect(credited).toEqual(arrived);
  await expectSound();
});

it('lets one process read a network at a time, and takes over from one that died', async () => {
  await gateway.db.query(sql`update chain_cursor set leased_until = clock_timestamp() + interval '1 minute'`);
  const before = await scannedAt();
  await watchChains(processes[0]?.services ?? gateway.services);
  expect(await scannedAt()).toBe(before);
  await gateway.db.query(sql`update chain_cursor set leased_until = clock_timestamp()`);
  await watchChains(processes[1]?.services ?? gateway.services);
  expect(await scannedAt()).toBeGreaterThan(before);
});

const scannedAt = async () =>
  (await gateway.db.one<{ at: number }>(sql`select scanned_at as at from chain_cursor where protocol = 'TRC20'`)).at;

type Step = ['pay' | 'mine' | 'reorganise' | 'drop' | 'scan' | 'race', number];

it('credits final deposits, once, whatever the network does', async () => {
  // Depths below the overlap; from 6 on, what was credited may lose its block.
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.tuple(fc.constant('pay' as const), fc.integer({ min: 1, max: 3 })),
    fc.tuple(fc.constant('mine' as const), fc.integer({ min: 1, max: 4 })),
    fc.tuple(fc.constant('reorganise' as const), fc.integer({ min: 1, max: 10 })),
    fc.tuple(fc.constant('drop' as const), fc.integer({ min: 1, max: 5 })),
    fc.tuple(fc.constant('scan' as const), fc.nat(PROCESSES - 1)),
    fc.tuple(fc.constant('race' as const), fc.integer({ min: 1, max: 4 })),
  );
  const act: Record<Step[0], (n: number) => Promise<unknown>> = {
    pay,
    mine: (blocks) => chain.mine(blocks),
    reorganise: (depth) => chain.reorganise(depth, false),
    drop: (depth) => chain.reorganise(depth, true),
    scan,
    race: (depth) => Promise.all([scanAll(), chain.mine(depth), chain.reorganise(depth, false)]),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      for (const [name, n] of steps) await act[name](n);
      await chain.mine(12);
      // The second scan finds again what the first took out of a block that was read stale.
      await scanAll();
      await scanAll();
      const { arrived, credited } = await compareDeposits(gateway.db, chain);
      expect(new Set(credited).size).toBe(credited.length);
      const known = new Set(credited);
      expect(arrived.filter((txid) => !known.has(txid))).toEqual([]);
      // What was credited and does not stand was credited before it was dropped from below its sixth block.
      await expectSound();
    }),
    { numRuns: 25 },
  );
});

it('finds deposits that a reorganisation deeper than its overlap moved', async () => {
  const [txid = ''] = await pay(1);
  await chain.mine(5);
  await scanAll();
  await chain.mine(40);
  await chain.reorganise(50, false);
  await chain.mine(6);
  await scanAll();
  await scanAll();
  expect((await compareDeposits(gateway.db, chain)).credited).toContain(txid);
  await expectSound();
});

it('is the same network from every process', async () => {
  const other = createSimulatedChain(processes[1]?.db ?? gateway.db, 'TRC20', chain.coins);
  await Promise.all([chain.mine(3), other.mine(3), chain.mine(3)]);
  expect(await other.height()).toBe(await chain.height());
  const height = await chain.height();
  expect(await other.blockHash(height)).toBe(await chain.blockHash(height));
  expect(await chain.blockHash(height + 1)).toBeUndefined();
});
