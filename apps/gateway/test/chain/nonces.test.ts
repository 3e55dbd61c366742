import { randomBytes } from 'node:crypto';
import { bytesToHex, getAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Services } from '../../src/call/Services.ts';
import { type Chain, createChains } from '../../src/outside/chain/port/Chain.ts';
import { createEvmChain } from '../../src/outside/chain/evm/createEvmChain.ts';
import { createDb, type Db, type Sql, sql } from '../../src/db/index.ts';
import { sendWithdrawal } from '../../src/money/withdrawals/send-job.ts';
import type { Withdrawal } from '../../src/money/withdrawals/Withdrawal.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { operate } from '../harness/operate.ts';
import { type Anvil, PAYER_ADDRESS, startAnvil, type TestToken } from '../harness/startAnvil.ts';
import { startProxy, type TestNode } from '../harness/startNode.ts';
import { createTestGateway, signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { drive, withdraw, withdrawalOf } from '../withdrawal/withdrawalStage.ts';

const USDT = 1_000_000n;
const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const hotKey = randomBytes(32);
const hot = privateKeyToAccount(bytesToHex(hotKey)).address;

let anvil: Anvil;
let token: TestToken;
let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
let chain: Chain;
const opened: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  anvil = await startAnvil();
  token = await anvil.deployToken();
  await anvil.fund(hot);
  await token.mint(hot, 1000n * USDT);
  await token.mint(PAYER_ADDRESS, 1000n * USDT);
  const tokens = new Map([['USDT', { decimals: 6, contract: token.contract }]]);
  gateway = await createTestGateway({
    evm: [{ protocol: 'ERC20', rpcUrls: [anvil.url], chainId: anvil.chainId, tokens, hotKey }],
  });
  chain = gateway.services.chains.get('ERC20') as Chain;
  member = await gateway.member({ kycLevel: 4, balances: { USDT: '500' } });
  device = await signIn(gateway.device(), member);
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop();
  await gateway.db.query(sql`update member set withdraw_flag = 1 where id = ${member.id}`);
  await expectSoundLedger(gateway);
});
afterAll(async () => {
  await gateway?.close();
  await anvil?.stop();
});

/** A moment that somebody waits at until the test lets them go on. */
function createGate() {
  let arrive: () => void;
  let open: (error?: Error) => void;
  const arrived = new Promise<void>((resolve) => void (arrive = resolve));
  const opened = new Promise<void>((resolve, reject) => void (open = (error) => (error ? reject(error) : resolve())));
  opened.catch(() => undefined);
  return {
    arrived,
    open: (error?: Error) => open(error),
    async pass(): Promise<void> {
      arrive();
      await opened;
    },
  };
}

/** Another worker, with connections and a node of its own. */
function work({ rpcUrl = anvil.url, wrap = (db: Db) => db }): { services: Services; chain: Chain } {
  const db = createDb({ url: gateway.url, max: 4, applicationName: 'ezt-dying' });
  opened.push({ stop: () => db.close() });
  const { config } = gateway.services;
  const { policy } = config;
  const [evm] = config.evm;
  if (!evm) throw new Error('No node is configured.');
  const { confirmations, sweepFrom, replaceAfter } = policy.chains;
  const signer = gateway.services.signers.get('ERC20') ?? expect.fail();
  const own = createEvmChain(
    wrap(db),
    { ...evm, rpcUrls: [rpcUrl] },
    { confirmations, signer, sweepFrom, mostFee: '1', replaceAfter },
  );
  return { services: { ...gateway.services, db: wrap(db), chains: createChains([own]) }, chain: own };
}

/** A database on which one waits before a statement. */
function waiting(db: Db, at: RegExp, wait: () => Promise<void>): Db {
  const step =
    <Result>(run: (statement: Sql) => Promise<Result>) =>
    async (statement: Sql): Promise<Result> => {
      if (at.test(statement.text)) await wait();
      return await run(statement);
    };
  return {
    ...db,
    query: step(db.query) as Db['query'],
    one: step(db.one) as Db['one'],
    maybe: step(db.maybe) as Db['maybe'],
    tx: (inner, options) => db.tx((tx) => inner(waiting(tx, at, wait)), options),
  };
}

async function proxy(before: (method: string) => Promise<void>): Promise<TestNode> {
  const node = await startProxy(anvil.url, before);
  opened.push(node);
  return node;
}

async function request(amount: string): Promise<Withdrawal> {
  const { code, body } = await withdraw(device, { to: STRANGER, protocol: 'ERC20', amount });
  expect(code).toBe('0000');
  return await withdrawalOf(gateway, body.billNo);
}

/** Nonces that the wallet gave out and no block holds a transaction of. */
async function unmined(): Promise<number[]> {
  const mined = await anvil.client.getTransactionCount({ address: hot, blockTag: 'latest' });
  const { next } = await gateway.db.one<{ next: bigint }>(sql`
    select next_nonce as next from evm_wallet where protocol = 'ERC20' and address = ${hot}`);
  return Array.from({ length: Number(next) - mined }, (_, index) => mined + index);
}

/** Pays somebody and waits for it. A nonce that nobody uses would hold it up for ever. */
async function expectToFlow(): Promise<void> {
  const before = await token.balanceOf(STRANGER);
  const { billNo } = await request('10');
  await drive(gateway, billNo);
  await anvil.mine(6);
  expect(await unmined()).toEqual([]);
  expect(await drive(gateway, billNo)).toMatchObject({ state: 'done' });
  expect((await token.balanceOf(STRANGER)) - before).toBe(10n * USDT);
}

it('a worker that is killed between taking a nonce and noting it leaves it to the next', async () => {
  const before = await token.balanceOf(STRANGER);
  const { id, billNo } = await request('10');
  const gate = createGate();
  const { services } = work({ wrap: (db) => waiting(db, /update withdrawal set txid/, gate.pass) });
  const dying = sendWithdrawal(services, id).catch((error: unknown) => error);
  await gate.arrived;
  await gateway.db.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ezt-dying'`);
  gate.open(new Error('The worker is gone.'));
  expect(await dying).toBeInstanceOf(Error);
  // Nobody has come back to its withdrawal yet.
  await expectToFlow();
  expect(await drive(gateway, billNo)).toMatchObject({ state: 'sent' });
  await anvil.mine(6);
  expect(await drive(gateway, billNo)).toMatchObject({ state: 'done' });
  expect((await token.balanceOf(STRANGER)) - before).toBe(20n * USDT);
});

it('a worker that wakes up after its withdrawal was refused signs nothing', async () => {
  const before = await token.balanceOf(STRANGER);
  const { id, billNo } = await request('10');
  const gate = createGate();
  const node = await proxy(async (method) => {
    if (method === 'eth_estimateGas') await gate.pass();
  });
  const sleeping = sendWithdrawal(work({ rpcUrl: node.url }).services, id);
  await gate.arrived;
  await gateway.db.query(sql`update member set withdraw_flag = 0 where id = ${member.id}`);
  expect(await drive(gateway, billNo)).toMatchObject({ state: 'review' });
  await operate(gateway, 'withdrawals refuse', [billNo], { reason: 'Closed.' });
  gate.open();
  await sleeping;
  expect(await withdrawalOf(gateway, billNo)).toMatchObject({ state: 'refused', txid: null });
  expect(await chain.find(billNo)).toBeUndefined();
  await gateway.db.query(sql`update member set withdraw_flag = 1 where id = ${member.id}`);
  await expectToFlow();
  expect((await token.balanceOf(STRANGER)) - before).toBe(10n * USDT);
});

it('two workers on one withdrawal and others beside them use every nonce once', async () => {
  const withdrawals = [await request('10'), await request('11'), await request('12')];
  const before = await token.balanceOf(STRANGER);
  const workers = [gateway.services, work({}).services, work({}).services];
  await Promise.all(workers.flatMap((services) => withdrawals.map(({ id }) => sendWithdrawal(services, id))));
  await anvil.mine(6);
  for (const { billNo } of withdrawals) expect(await drive(gateway, billNo)).toMatchObject({ state: 'done' });
  expect((await token.balanceOf(STRANGER)) - before).toBe(33n * USDT);
  await expectToFlow();
});

it('a sweep that ends before it sends the fee leaves no nonce unused, even when nobody needs the fee any more', async () => {
  const address = (await gateway.services.depositAddresses?.of(member.id, chain)) ?? expect.fail();
  await token.pay(address, 100n * USDT);
  await anvil.mine();
  const node = await proxy(async (method) => {
    if (method === 'eth_sendRawTransaction') throw new Error('The process ends here.');
  });
  await expect(work({ rpcUrl: node.url }).chain.sweep?.()).rejects.toThrow('cannot be reached');
  expect(await unmined()).toHaveLength(1);
  // Somebody else sends it ether, so that it can pay for itself.
  await anvil.fund(getAddress(address));
  expect(await chain.sweep?.()).toMatchObject({ swept: 1, refused: 0 });
  await anvil.mine();
  expect(await token.balanceOf(address)).toBe(0n);
  await expectToFlow();
});

it('a sweep of a coin without a least says which, and moves nothing', async () => {
  const [evm] = gateway.services.config.evm;
  const options = {
    confirmations: 6,
    signer: gateway.services.signers.get('ERC20') ?? expect.fail(),
    sweepFrom: {},
    mostFee: '1',
    replaceAfter: 0,
  } as const;
  const unlimited = createEvmChain(gateway.db, evm ?? expect.fail(), options);
  await expect(unlimited.sweep?.()).rejects.toThrow('from what on ETH is swept on ERC20');
});
