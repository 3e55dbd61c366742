import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/config/index.ts';
import { sql } from '../../src/db/index.ts';
import { keepSending } from '../../src/money/withdrawals/send-job.ts';
import { createServices } from '../../src/server/createServices.ts';
import { readHouseNumbers } from '../../src/server/metrics/houseNumbers.ts';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { operate } from '../harness/operate.ts';
import { endSigner, makeSignerHome, type SignerHome } from '../harness/signerHome.ts';
import { createTestDatabase } from '../harness/testDatabase.ts';
import { createTestGateway, signIn, silentLog, testConfig, type TestGateway } from '../harness/testGateway.ts';
import { drive, withdraw, withdrawalOf } from '../withdrawal/withdrawalStage.ts';
import { makeBitcoin, makeEvm, makeTron, newKeys, type Keys, type World } from './houseWorlds.ts';

describe.each([
  ['Ethereum', makeEvm],
  ['TRON', makeTron],
  ['Bitcoin', makeBitcoin],
] as const)('a house on %s whose keys are in a signer', (_, makeWorld) => {
  const keys = newKeys();
  let world: World;
  let home: SignerHome;
  let signer: ChildProcess;
  let gateway: TestGateway;
  beforeAll(async () => {
    world = await makeWorld(keys);
    home = makeSignerHome(world.policy, keys);
    signer = await home.start();
    gateway = await createTestGateway(settings(home.socket));
  });
  afterAll(async () => {
    await gateway.close();
    await home.close();
    await world.stop();
  });

  const settings = (signerSocket: string) => ({
    ...world.nodes,
    signerSocket,
    secrets: { ...testConfig().secrets, chainSeed: undefined },
  });
  const chain = () => gateway.services.chains.get(world.protocol) ?? expect.fail();
  const amount = (units: number) => world.paid.unit * BigInt(units);
  const ask = async (units: number) => {
    const { currency, text } = world.paid;
    const person = await gateway.member({ kycLevel: 4, balances: { [currency]: text(100) } });
    const phone = await signIn(gateway.device(), person);
    const answer = await withdraw(phone, {
      to: world.stranger,
      protocol: world.protocol,
      currency,
      amount: text(units),
    });
    expect(answer.code).toBe('0000');
    return answer.body.billNo as string;
  };
  /** The job of a withdrawal, as the queue runs it. */
  const work = async (billNo: string) => {
    await keepSending(gateway.services, (await withdrawalOf(gateway, billNo)).id);
    return await withdrawalOf(gateway, billNo);
  };
  const addressFor = async (phone: Awaited<ReturnType<typeof signIn>>) =>
    await phone.call('/exchangeRecharge/getRechargeAddress', {
      currency: world.paid.currency,
      protocol: world.protocol,
    });
  const numberOf = async (name: string) =>
    (await readHouseNumbers(gateway.services)).find((each) => each.name === name)?.readings?.[0]?.value;
  const kill = async () => await endSigner(signer);
  const revive = async () => void (signer = await home.start());

  it('pays a withdrawal', async () => {
    const before = await world.balanceOf(world.stranger);
    const billNo = await ask(30);
    expect(await drive(gateway, billNo)).toMatchObject({ state: 'sent' });
    await world.mine(world.finality);
    expect(await drive(gateway, billNo)).toMatchObject({ state: 'done' });
    expect((await world.balanceOf(world.stranger)) - before).toBe(amount(30));
    expect(home.logged()).toContain(billNo);
    expect(gateway.services.config.secrets.chainSeed).toBeUndefined();
    await expectSoundLedger(gateway);
  });

  it('credits a deposit, and sweeps it with a fee from the wallet', async () => {
    const phone = await signIn(gateway.device(), await gateway.member());
    const { address } = (await addressFor(phone)).body as { address: string };
    await world.pay(address, amount(100));
    await world.mine(world.finality);
    await scanChain(gateway.services, chain());
    const before = await world.balanceOf(world.own);
    // Bitcoin itself pays the fee of its sweep.
    const fee = world.protocol === 'BTC' ? 110n : undefined;
    if (fee === undefined) {
      expect(await chain().sweep?.()).toMatchObject({ funded: 1 });
      await world.mine(world.finality);
    }
    expect(await chain().sweep?.()).toMatchObject({ swept: 1 });
    await world.mine(world.finality);
    expect((await world.balanceOf(world.own)) - before).toBe(amount(100) - (fee ?? 0n));
  });

  it('waits for a signer that is away, and pays once when it is back', async () => {
    const before = await world.balanceOf(world.stranger);
    const billNo = await ask(30);
    await kill();
    expect(await work(billNo)).toMatchObject({ state: 'approved', txid: null });
    expect(await numberOf('ezwallet_signer_up')).toBe(0);
    // Also long after signing should have been done: nobody has to look at what only waits.
    await gateway.db.query(
      sql`update process_deadline set due_at = app_now() - interval '1 day' where process = 'withdrawal'`,
    );
    expect(await work(billNo)).toMatchObject({ state: 'approved' });
    expect(await gateway.app.inject('/health')).toMatchObject({ statusCode: 200 });
    expect(gateway.logged()).toContain('signer_away');
    await revive();
    expect(await numberOf('ezwallet_signer_up')).toBe(1);
    expect(await work(billNo)).toMatchObject({ state: 'sent' });
    expect(gateway.logged()).toContain('signer_back');
    await kill();
    await world.mine(world.finality);
    expect(await work(billNo)).toMatchObject({ state: 'done' });
    await revive();
    expect((await world.balanceOf(world.stranger)) - before).toBe(amount(30));
    await expectSoundLedger(gateway);
  });

  it('pays once what a signer was killed over, after it counted', async () => {
    const before = await world.balanceOf(world.stranger);
    const billNo = await ask(20);
    await kill();
    signer = await home.start('test/harness/dyingSigner.ts');
    const died = once(signer, 'exit');
    expect(await work(billNo)).toMatchObject({ state: 'approved', txid: null });
    expect(await died).toEqual([null, 'SIGKILL']);
    await revive();
    const [one, other] = await Promise.all([work(billNo), work(billNo)]);
    expect([one.state, other.state]).toEqual(['sent', 'sent']);
    await world.mine(world.finality);
    expect(await work(billNo)).toMatchObject({ state: 'done' });
    expect((await world.balanceOf(world.stranger)) - before).toBe(amount(20));
    await expectSoundLedger(gateway);
  });

  it('holds what the signer refuses, and shows the reason to staff', async () => {
    const billNo = await ask(36);
    expect(await work(billNo)).toMatchObject({ state: 'review', txid: null });
    const { text } = await operate(gateway, 'withdrawals list');
    expect(text).toMatch(new RegExp(`${billNo} .*The signer refused \\(ABOVE_TRANSACTION\\)`));
    expect(gateway.logged()).toContain('"event":"signer_refused"');
    expect(await numberOf('ezwallet_signer_refused')).toBe(1);
    // Nothing was signed, so that the money can be given back.
    await operate(gateway, 'withdrawals refuse', [billNo], { reason: 'too much' });
    expect(await withdrawalOf(gateway, billNo)).toMatchObject({ state: 'refused' });
  });

  it('gives known addresses while the signer is away, and says to try again for a new one', async () => {
    const [known, fresh] = [
      await signIn(gateway.device(), await gateway.member()),
      await signIn(gateway.device(), await gateway.member()),
    ];
    const { body } = await addressFor(known);
    await kill();
    expect((await addressFor(known)).body).toMatchObject({ address: body.address });
    expect((await addressFor(fresh)).code).toBe('TRY_AGAIN_LATER');
    await revive();
    expect((await addressFor(fresh)).code).toBe('0000');
  });

  it('starts without a signer where its wallet is known, and not without one at first', async () => {
    await kill();
    const config = testConfig(settings(home.socket));
    const { pepper } = gateway.services.config.secrets;
    const again = { ...config, secrets: { ...config.secrets, pepper } };
    const services = await createServices(again, { db: gateway.db, isUp: () => true }, silentLog);
    expect(services.signers.get(world.protocol)?.hot).toBe(world.own);
    const empty = await createTestDatabase();
    const first = createServices(config, { db: empty.db, isUp: () => true }, silentLog);
    await expect(first).rejects.toThrow('start the signer before the gateway');
    await empty.close();
    await revive();
  });

  it.each([
    ['another wallet', (own: Keys) => ({ ...own, hot: randomBytes(32) }), 'the wallet of the house'],
    ['another seed', (own: Keys) => ({ ...own, seed: randomBytes(32) }), 'its CHAIN_SEED is another'],
  ])('does not start with a signer of %s', async (__, change, why) => {
    const other = makeSignerHome(world.policy, change(keys));
    await other.start();
    const config = testConfig(settings(other.socket));
    const { pepper } = gateway.services.config.secrets;
    const wrong = { ...config, secrets: { ...config.secrets, pepper } };
    const error = await createServices(wrong, { db: gateway.db, isUp: () => true }, silentLog).catch(
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toContain(why);
    await other.close();
  });
});
