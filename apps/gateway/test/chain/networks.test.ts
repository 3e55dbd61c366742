import { randomBytes } from 'node:crypto';
import { bytesToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServices } from '../../src/server/createServices.ts';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import type { Chain } from '../../src/outside/chain/port/Chain.ts';
import { signNow } from '../harness/signNow.ts';
import { type Anvil, PAYER_ADDRESS, startAnvil, type TestToken } from '../harness/startAnvil.ts';
import { createTestGateway, silentLog, type TestGateway, type TestMember } from '../harness/testGateway.ts';

const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** Two networks that differ in everything: identity, token, decimal places and the wallet that pays. */
const NETWORKS = [
  { protocol: 'ERC20', chainId: 31_337, decimals: 6 },
  { protocol: 'BEP20', chainId: 31_356, decimals: 18 },
] as const;

interface Stage {
  readonly anvil: Anvil;
  readonly token: TestToken;
  readonly unit: bigint;
  readonly node: ReturnType<typeof nodeOf>;
}

const nodeOf = (network: (typeof NETWORKS)[number], anvil: Anvil, contract: string, hotKey: Buffer) => ({
  protocol: network.protocol,
  rpcUrls: [anvil.url],
  chainId: network.chainId,
  tokens: new Map([['USDT', { decimals: network.decimals, contract }]]),
  hotKey,
});

const stages: Stage[] = [];
let gateway: TestGateway;
let member: TestMember;

beforeAll(async () => {
  for (const network of NETWORKS) {
    const anvil = await startAnvil(network.chainId);
    const token = await anvil.deployToken();
    const hotKey = randomBytes(32);
    const hot = privateKeyToAccount(bytesToHex(hotKey)).address;
    const unit = 10n ** BigInt(network.decimals);
    await anvil.fund(hot);
    await token.mint(hot, 1000n * unit);
    await token.mint(PAYER_ADDRESS, 1000n * unit);
    stages.push({ anvil, token, unit, node: nodeOf(network, anvil, token.contract, hotKey) });
  }
  gateway = await createTestGateway({ evm: stages.map(({ node }) => node) });
  member = await gateway.member();
});
afterAll(async () => {
  await gateway?.close();
  for (const { anvil } of stages) await anvil.stop();
});

const chainOf = ({ node }: Stage): Chain => gateway.services.chains.get(node.protocol) ?? expect.fail();
const balance = async () =>
  (await gateway.services.ledger.balances(member.id)).find(({ asset }) => asset === 'USDT')?.balance ?? 0n;

it('credits the same address on each network with what came over that network', async () => {
  const addresses = await Promise.all(
    stages.map(async (stage) => await gateway.services.depositAddresses?.of(member.id, chainOf(stage))),
  );
  expect(new Set(addresses).size).toBe(1);
  for (const [index, stage] of stages.entries()) {
    const before = await balance();
    await stage.token.pay(addresses[0] ?? '', 60n * stage.unit);
    await stage.anvil.mine(6);
    for (const each of stages) await scanChain(gateway.services, chainOf(each));
    expect((await balance()) - before, NETWORKS[index]?.protocol).toBe(60_000_000n);
  }
});

it('pays from the wallet of each network, with nonces of its own', async () => {
  for (const stage of stages) {
    const chain = chainOf(stage);
    for (const ref of ['same-1', 'same-2']) {
      const transfer = { ref, currency: 'USDT', to: STRANGER, raw: stage.unit };
      await chain.broadcast(await signNow(gateway.db, chain, transfer));
    }
    await stage.anvil.mine();
    expect(await stage.token.balanceOf(STRANGER)).toBe(2n * stage.unit);
  }
});

it('sweeps each network', async () => {
  for (const stage of stages) {
    const chain = chainOf(stage);
    expect(await chain.sweep?.()).toMatchObject({ funded: 1 });
    await stage.anvil.mine();
    expect(await chain.sweep?.()).toMatchObject({ swept: 1 });
    await stage.anvil.mine();
    expect(await chain.spendable('USDT')).toBe(1058n * stage.unit);
  }
});

it('credits the own coin of each network under its own name', async () => {
  const address = await gateway.services.depositAddresses?.of(member.id, chainOf(stages[0] ?? expect.fail()));
  for (const stage of stages) {
    await stage.anvil.payEther(address ?? '', 10n ** 18n);
    await stage.anvil.mine(6);
    await scanChain(gateway.services, chainOf(stage));
  }
  const balances = await gateway.services.ledger.balances(member.id);
  for (const coin of ['ETH', 'BNB'])
    expect(balances.find(({ asset }) => asset === coin)?.balance, coin).toBe(100_000_000n);
});

it('starts with no node of another network, and with one that is silent', async () => {
  const { config, db } = gateway.services;
  const [first, second] = config.evm;
  if (!first || !second) throw new Error('No nodes are configured.');
  const start = async (rpcUrl: string) =>
    await createServices(
      { ...config, evm: [first, { ...second, rpcUrls: [rpcUrl] }] },
      { db, isUp: () => true },
      silentLog,
    );
  await expect(start(first.rpcUrls[0] ?? '')).rejects.toThrow('on network 31337, not on 31356: see BEP20_CHAIN_ID');
  await expect(start('http://127.0.0.1:9')).resolves.toBeDefined();
});

it('reads from the block that the settings name when the database has read none', async () => {
  const { config, db } = gateway.services;
  const services = await createServices(
    { ...config, evm: config.evm.map((node) => ({ ...node, startBlock: 3 })) },
    { db, isUp: () => true },
    silentLog,
  );
  expect(services.chains.list().flatMap(({ startBlock }) => startBlock ?? [])).toEqual([3, 3]);
});
