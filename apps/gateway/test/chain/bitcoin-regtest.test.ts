import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { address, networks, payments } from 'bitcoinjs-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import type { Chain } from '../../src/outside/chain/port/Chain.ts';
import { createServices } from '../../src/server/createServices.ts';
import { type BitcoinTestNode, startBitcoinNode } from '../harness/bitcoinNode/startBitcoinNode.ts';
import { signNow } from '../harness/signNow.ts';
import { createTestGateway, silentLog, type TestGateway } from '../harness/testGateway.ts';

const COIN = 100_000_000n;
const hotKey = randomBytes(32);
const hot = payments.p2wpkh({ pubkey: secp256k1.getPublicKey(hotKey), network: networks.regtest }).address ?? '';
const folder = mkdtempSync(join(tmpdir(), 'ezc-'));
const cookieFile = join(folder, '.cookie');

let node: BitcoinTestNode;
let gateway: TestGateway;
let chain: Chain;
beforeAll(async () => {
  node = await startBitcoinNode('regtest');
  writeFileSync(cookieFile, `${node.user}\n`);
  node.pay([hot], COIN / 2n);
  gateway = await createTestGateway({
    bitcoin: {
      rpcUrl: node.rpcUrl,
      access: { cookieFile },
      network: 'regtest',
      startBlock: node.ledger.height + 1,
      hotKey,
    },
  });
  node.mine();
  chain = gateway.services.chains.get('BTC') ?? expect.fail();
});
afterAll(async () => {
  await gateway.close();
  await node.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('gives out addresses of the network, and credits what is paid to them', async () => {
  const { id } = await gateway.member();
  const given = (await gateway.services.depositAddresses?.of(id, chain)) ?? '';
  expect(given).toMatch(/^bcrt1q/);
  node.pay([given], COIN / 4n);
  node.mine(6);
  await scanChain(gateway.services, chain);
  expect(await gateway.services.ledger.balances(id)).toContainEqual(
    expect.objectContaining({ asset: 'BTC', balance: COIN / 4n }),
  );
});

it('pays addresses of the network, and those of the main net under the same key', async () => {
  const hash = randomBytes(20);
  const here = address.toBech32(hash, 0, networks.regtest.bech32);
  for (const to of [here, address.toBech32(hash, 0, networks.bitcoin.bech32)]) {
    const signed = await signNow(gateway.db, chain, { ref: to, currency: 'BTC', to, raw: COIN / 100n });
    await chain.broadcast(signed);
    node.mine();
  }
  expect(node.balanceOf(here)).toBe(COIN / 50n);
});

it('has several coins after a payment from one, so that the next block takes several payments', async () => {
  const to = address.toBech32(randomBytes(20), 0, networks.regtest.bech32);
  for (const ref of ['one', 'two', 'three'])
    await chain.broadcast(await signNow(gateway.db, chain, { ref, currency: 'BTC', to, raw: COIN / 100n }));
  node.mine();
  expect(node.balanceOf(to)).toBe((COIN * 3n) / 100n);
});

it('reads the cookie again, because a node writes another one when it starts', async () => {
  writeFileSync(cookieFile, '__cookie__:of-yesterday');
  const error = await chain.height().catch((caught: unknown) => String(caught));
  expect(error).toContain('refuses the user of BTC_RPC_URL or BTC_RPC_COOKIE');
  expect(error).not.toContain('of-yesterday');
  rmSync(cookieFile);
  await expect(chain.height()).rejects.toThrow('BTC_RPC_COOKIE cannot be read (ENOENT)');
  writeFileSync(cookieFile, node.user);
  expect(await chain.height()).toBe(node.ledger.height);
});

it('finds the coins that another wallet has got before, once, and none of what it has spent', async () => {
  const key = randomBytes(32);
  const pubkey = secp256k1.getPublicKey(key);
  const later = payments.p2wpkh({ pubkey, network: networks.regtest }).address ?? '';
  for (let count = 0; count < 3; count++) node.pay([later], COIN / 4n);
  node.mine(2);
  const { config, db } = gateway.services;
  const { bitcoin } = config;
  if (!bitcoin) throw new Error('No node is configured.');
  // The database has read these blocks for the wallet before.
  await chain.height();
  const changed = { ...config, bitcoin: { ...bitcoin, hotKey: key } };
  const services = await createServices(changed, { db, isUp: () => true }, silentLog);
  const other = services.chains.get('BTC') ?? expect.fail();
  expect(await other.spendable('BTC')).toBe(0n);
  const asked = () => node.asked.filter((method) => method === 'scantxoutset').length;
  const before = asked();
  for (let times = 0; times < 2; times++) await other.hasten?.();
  expect(asked() - before).toBe(1);
  expect(await other.spendable('BTC')).toBe((COIN * 3n) / 4n);
  const to = address.toBech32(randomBytes(20), 0, networks.regtest.bech32);
  await other.broadcast(await signNow(db, other, { ref: 'changed', currency: 'BTC', to, raw: COIN / 2n }));
  node.mine();
  expect(node.balanceOf(to)).toBe(COIN / 2n);
});

it('does not start with a node of another network, and does with one that is silent', async () => {
  const { config, db } = gateway.services;
  const { bitcoin } = config;
  if (!bitcoin) throw new Error('No node is configured.');
  const start = async (changes: object) =>
    await createServices({ ...config, bitcoin: { ...bitcoin, ...changes } }, { db, isUp: () => true }, silentLog);
  await expect(start({ network: 'signet' })).rejects.toThrow('on network regtest, not on signet: see BTC_NETWORK');
  await expect(start({ rpcUrl: 'http://127.0.0.1:9' })).resolves.toBeDefined();
});
