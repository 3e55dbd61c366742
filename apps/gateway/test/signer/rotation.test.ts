import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../src/call/Services.ts';
import { sql } from '../../src/db/index.ts';
import { createLocalSigner } from '../../src/outside/chain/keys/createLocalSigner.ts';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import { keepSending } from '../../src/money/withdrawals/send-job.ts';
import { createServices } from '../../src/server/createServices.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { endSigner, makeSignerHome, type SignerHome } from '../harness/signerHome.ts';
import { createTestGateway, signIn, silentLog, testConfig, type TestGateway } from '../harness/testGateway.ts';
import { withdraw, withdrawalOf } from '../withdrawal/withdrawalStage.ts';
import { hotOf, makeEvm, makeTron, newKeys, USDT, type World } from './houseWorlds.ts';

describe.each([
  ['Ethereum', makeEvm],
  ['TRON', makeTron],
] as const)('a house on %s that changes its keys', (_, makeWorld) => {
  const [before, after] = [newKeys(), newKeys()];
  let world: World;
  let home: SignerHome;
  let signer: ChildProcess;
  /** Started with the keys before. */
  let gateway: TestGateway;
  /** Started with those after. */
  let next: Services;
  let newHot: string;
  let person: Awaited<ReturnType<TestGateway['member']>>;
  let oldAddress: string;
  beforeAll(async () => {
    world = await makeWorld(before);
    home = makeSignerHome(world.policy, before);
    signer = await home.start();
    gateway = await createTestGateway(settings());
    newHot = await hotOf(after, world.protocol);
    person = await gateway.member({ kycLevel: 4 });
  });
  afterAll(async () => {
    await gateway.close();
    await home.close();
    await world.stop();
  });

  const settings = () => ({
    ...world.nodes,
    signerSocket: home.socket,
    secrets: { ...testConfig().secrets, chainSeed: undefined },
  });
  /** The services of a gateway that starts now, on the same database. */
  const start = async (): Promise<Services> => {
    const config = testConfig(settings());
    const { pepper } = gateway.services.config.secrets;
    const again = { ...config, secrets: { ...config.secrets, pepper } };
    return await createServices(again, { db: gateway.db, isUp: () => true }, silentLog);
  };
  const chainOf = ({ chains }: Services) => chains.get(world.protocol) ?? expect.fail();
  const addressOf = async ({ depositAddresses, chains }: Services, memberId = person.id) =>
    (await depositAddresses?.of(memberId, chains.get(world.protocol) ?? expect.fail())) ?? expect.fail();
  const ask = async (amount: string) => {
    const payer = await gateway.member({ kycLevel: 4, balances: { USDT: '100' } });
    const phone = await signIn(gateway.device(), payer);
    const answer = await withdraw(phone, { to: world.stranger, protocol: world.protocol, amount });
    expect(answer.code).toBe('0000');
    return answer.body.billNo as string;
  };
  const work = async (services: Services, billNo: string) => {
    await keepSending(services, (await withdrawalOf(gateway, billNo)).id);
    return await withdrawalOf(gateway, billNo);
  };
  const credit = async (services: Services, address: string, amount: bigint) => {
    await world.pay(address, amount);
    await world.mine(world.finality);
    await scanChain(services, chainOf(services));
  };
  const credited = async () =>
    await gateway.db.query<{ address: string; raw: string }>(
      sql`select address, raw from deposit where member_id = ${person.id} and state = 'credited' order by id`,
    );
  /** Sweeps until nothing is moved any more. */
  const drain = async (services: Services) => {
    for (let round = 0; round < 12; round += 1) {
      const report = (await chainOf(services).sweep?.()) ?? expect.fail();
      await world.mine(world.finality);
      // At first the new wallet has nothing to pay fees with.
      if (Object.values(report).every((count) => count === 0)) return;
    }
    expect.fail('It is never empty.');
  };
  let underWay: string;

  it('goes on with the old keys until a gateway starts again', async () => {
    oldAddress = await addressOf(gateway.services);
    underWay = await ask('30');
    expect(await work(gateway.services, underWay)).toMatchObject({ state: 'sent' });
    await endSigner(signer);
    home.rotate(after);
    signer = await home.start();
    const other = await ask('20');
    expect(await work(gateway.services, other)).toMatchObject({ state: 'sent' });
    await world.mine(world.finality);
    expect(await work(gateway.services, other)).toMatchObject({ state: 'done' });
  });

  it('pays from the new wallet, and knows the old one', async () => {
    next = await start();
    expect(next.signers.get(world.protocol)).toMatchObject({ hot: newHot, retired: [world.own] });
    expect(await chainOf(next).spendable('USDT')).toBe(0n);
    expect(await chainOf(next).holdings('USDT')).toBe(950n * USDT);
    expect(gateway.services.signers.get(world.protocol)).toMatchObject({ hot: world.own });
  });

  it('completes what the old wallet has sent', async () => {
    expect(await work(next, underWay)).toMatchObject({ state: 'done' });
  });

  it('gives members another address, and credits both', async () => {
    const fresh = await addressOf(next);
    expect(fresh).not.toBe(oldAddress);
    expect(await addressOf(next)).toBe(fresh);
    const { index } = await gateway.db.one<{ index: number }>(
      sql`select owner_id as index from deposit_address where protocol = ${world.protocol} and address = ${fresh}`,
    );
    const derived = createLocalSigner({ seed: after.seed, hot: new Map() });
    expect(await derived.address(world.protocol, { kind: 'deposit', index })).toBe(fresh);
    const stranger = await gateway.member();
    expect([fresh, oldAddress]).not.toContain(await addressOf(next, stranger.id));
    await credit(next, oldAddress, 100n * USDT);
    await credit(next, fresh, 50n * USDT);
    expect(await credited()).toEqual([
      { address: oldAddress, raw: String(100n * USDT) },
      { address: fresh, raw: String(50n * USDT) },
    ]);
    await expectSoundLedger(gateway);
  });

  it('lets a withdrawal wait until the new wallet has the money', async () => {
    const billNo = await ask('25');
    expect(await work(next, billNo)).toMatchObject({ state: 'approved' });
    await drain(next);
    expect(await world.balanceOf(world.own)).toBe(0n);
    expect(await world.balanceOf(oldAddress)).toBe(0n);
    expect(await chainOf(next).spendable('USDT')).toBe(1100n * USDT);
    expect(await chainOf(next).spendable(world.coin)).toBeGreaterThan(0n);
    expect(await work(next, billNo)).toMatchObject({ state: 'sent' });
    await world.mine(world.finality);
    expect(await work(next, billNo)).toMatchObject({ state: 'done' });
    expect(await world.balanceOf(newHot)).toBe(1075n * USDT);
  });

  it('moves on what comes to the old wallet later, with a fee from the new one', async () => {
    await world.pay(world.own, 100n * USDT);
    await world.mine(world.finality);
    await drain(next);
    expect(await world.balanceOf(world.own)).toBe(0n);
    expect(await world.balanceOf(newHot)).toBe(1175n * USDT);
  });

  it('can go back to the wallet that paid before', async () => {
    await endSigner(signer);
    home.rotate({ seed: newKeys().seed, hot: before.hot });
    const [name, value] = Object.entries(home.env).find(([each]) => each.endsWith('_HOT_KEY')) ?? expect.fail();
    // The key that pays again is named once.
    const keys = value.split(',');
    Object.assign(home.env, { [name]: keys.slice(0, 2).join(',') });
    signer = await home.start();
    const third = await start();
    expect(third.signers.get(world.protocol)).toMatchObject({ hot: world.own, retired: [newHot] });
    const { max } = await gateway.db.one<{ max: number }>(sql`select max(generation) as max from house_seed`);
    expect(max).toBe(2);
    await drain(third);
    expect(await chainOf(third).spendable('USDT')).toBe(1175n * USDT);
    const billNo = await ask('21');
    expect(await work(third, billNo)).toMatchObject({ state: 'sent' });
    await world.mine(world.finality);
    expect(await work(third, billNo)).toMatchObject({ state: 'done' });
    await expectSoundLedger(gateway);
  });

  it('does not start with a signer that lacks a seed', async () => {
    await endSigner(signer);
    Object.assign(home.env, { CHAIN_SEED: after.seed.toString('base64') });
    signer = await home.start();
    await expect(start()).rejects.toThrow('its CHAIN_SEED lacks some');
  });
});
