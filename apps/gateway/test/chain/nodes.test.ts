import { type Hex, numberToHex, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { scanChain, watchChains } from '../../src/money/deposits/scanning.ts';
import { createEvmChain } from '../../src/outside/chain/evm/createEvmChain.ts';
import { type Chain, createChains, NodesDisagreeError, TooFewNodesError } from '../../src/outside/chain/port/Chain.ts';
import { readHouseNumbers } from '../../src/server/metrics/houseNumbers.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { signNow } from '../harness/signNow.ts';
import { type Question, startNode, type TestNode } from '../harness/startNode.ts';
import { CONFIRMATIONS, type EvmStage, STRANGER, USDT, useEvm } from './evmStage.ts';

/** Two nodes of one network, of which one is good, and the other does as a test says. */
let { anvil, token, gateway } = {} as EvmStage;
useEvm((stage) => ({ anvil, token, gateway } = stage));

const LAG = 4;

interface Manners {
  /** The question that the node is there for, and refuses. */
  refuses?: string;
  /** Changes what the node says. */
  lie?: (question: Question, answer: unknown) => unknown;
  isDead?: boolean;
}
let manners: Manners = {};
let odd: TestNode;
const asked: string[] = [];
beforeAll(async () => {
  const pass = async (question: Question) => {
    asked.push(question.method);
    if (manners.isDead) throw new Error('The node is dead.');
    if (manners.refuses === question.method)
      return { jsonrpc: '2.0', id: question.id, error: { code: -32_005, message: 'too many requests' } };
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(anvil.url, { method: 'POST', headers, body: JSON.stringify(question) });
    const said = (await response.json()) as { result?: unknown };
    return 'result' in said && manners.lie ? { ...said, result: manners.lie(question, said.result) } : said;
  };
  odd = await startNode(async (questions) => ({
    body: JSON.stringify('method' in questions ? await pass(questions) : await Promise.all(questions.map(pass))),
  }));
});
afterAll(async () => await odd.stop());
beforeEach(async () => {
  manners = {};
  asked.length = 0;
  await (await connect('good first')).height();
});

/** The network over both nodes. */
async function connect(order: 'good first' | 'odd first', needed = 1): Promise<Chain> {
  const {
    evm: [evm],
    policy,
  } = gateway.services.config;
  const { confirmations, sweepFrom, replaceAfter, mostFee } = policy.chains;
  const rpcUrls = order === 'good first' ? [anvil.url, odd.url] : [odd.url, anvil.url];
  return createEvmChain(
    gateway.db,
    { ...(evm ?? expect.fail()), rpcUrls },
    {
      confirmations,
      sweepFrom,
      replaceAfter,
      mostFee: mostFee.ERC20,
      signer: gateway.services.signers.get('ERC20') ?? expect.fail(),
      nodes: { needed, mostLag: LAG, askAgainAfter: 0 },
    },
  );
}
const newMember = async (chain: Chain) => {
  const { id } = await gateway.member();
  const address = (await gateway.services.depositAddresses?.of(id, chain)) ?? expect.fail();
  const owned = async (coin = 'USDT') =>
    (await gateway.services.ledger.balances(id)).find(({ asset }) => asset === coin)?.balance ?? 0n;
  return { address, owned };
};
const scan = async (chain: Chain) => await scanChain(gateway.services, chain);
const numbers = async () => {
  const found = await readHouseNumbers(gateway.services);
  const of = (name: string) =>
    found.find((each) => each.name === name)?.readings?.find(({ labels }) => labels['network'] === 'ERC20')?.value;
  return { disagree: of('ezwallet_nodes_disagree'), leftOut: of('ezwallet_nodes_left_out') };
};
const leftOut = async () => await gateway.db.query(sql`select node, why from chain_node_left_out order by node`);
const sign = async (chain: Chain, ref: string) =>
  await signNow(gateway.db, chain, { ref, currency: 'USDT', to: STRANGER, raw: USDT });

interface Log {
  readonly data: Hex;
}
/** A receipt in which every token that was paid is ten times as many. */
const tenfold = ({ method }: Question, answer: unknown): unknown => {
  if (method !== 'eth_getTransactionReceipt' || answer === null) return answer;
  const receipt = answer as { readonly logs: readonly Log[] };
  const logs = receipt.logs.map((log) => ({ ...log, data: numberToHex(BigInt(log.data) * 10n, { size: 32 }) }));
  return { ...receipt, logs };
};
const otherHash = ({ method, params }: Question, answer: unknown): unknown =>
  method === 'eth_getBlockByNumber' && params?.[0] !== 'latest' && answer !== null
    ? { ...(answer as object), hash: `0x${'ab'.repeat(32)}` }
    : answer;
const noReceipt = ({ method }: Question, answer: unknown): unknown =>
  method === 'eth_getTransactionReceipt' || method === 'eth_getTransactionByHash' ? null : answer;
const tenfoldEther = ({ method }: Question, answer: unknown): unknown => {
  const raise = (sent: { readonly value: Hex }) => ({ ...sent, value: numberToHex(BigInt(sent.value) * 10n) });
  if (method === 'eth_getTransactionByHash' && answer !== null) return raise(answer as { value: Hex });
  if (method !== 'eth_getBlockByNumber' || answer === null) return answer;
  const block = answer as { readonly transactions: readonly (Hex | { readonly value: Hex })[] };
  return { ...block, transactions: block.transactions.map((each) => (typeof each === 'string' ? each : raise(each))) };
};

describe.each(['good first', 'odd first'] as const)('a node that lies, %s,', (order) => {
  it.each([
    ['about an amount', tenfold],
    ['about the hash of a block', otherHash],
    ['about what a block holds', noReceipt],
  ])('%s lets nothing be credited or sent until it tells the truth', async (_, lie) => {
    const chain = await connect(order);
    const { address, owned } = await newMember(chain);
    const signed = await sign(chain, `before ${order} ${lie.name}`);
    await token.pay(address, 20n * USDT);
    await anvil.mine(CONFIRMATIONS);
    manners = { lie };
    await expect(scan(chain)).rejects.toThrow(NodesDisagreeError);
    expect(await owned()).toBe(0n);
    expect(await numbers()).toMatchObject({ disagree: 1 });
    for (const attempt of [
      () => sign(chain, 'never'),
      () => chain.broadcast(signed),
      () => chain.sweep?.(),
      () => chain.hasten?.(),
    ])
      await expect(attempt()).rejects.toThrow(NodesDisagreeError);
    expect(await chain.find('never')).toBeUndefined();
    // Another process knows it too.
    await expect(sign(await connect(order), 'never')).rejects.toThrow(NodesDisagreeError);
    manners = {};
    for (let times = 0; times < 2; times++) await scan(chain);
    expect(await owned()).toBe(20n * USDT);
    expect(await numbers()).toMatchObject({ disagree: 0 });
    await chain.broadcast(signed);
    await anvil.mine(CONFIRMATIONS);
    expect(await chain.confirmations(signed.txid)).toBe(CONFIRMATIONS);
    await expectSoundLedger(gateway);
  });

  it('about ether has no effect but that it waits', async () => {
    const chain = await connect(order);
    const { address, owned } = await newMember(chain);
    manners = { lie: tenfoldEther };
    await anvil.payEther(address, parseEther('1'));
    await anvil.mine(CONFIRMATIONS);
    await expect(scan(chain)).rejects.toThrow(NodesDisagreeError);
    expect(await owned('ETH')).toBe(0n);
    manners = {};
    for (let times = 0; times < 2; times++) await scan(chain);
    expect(await owned('ETH')).toBe(100_000_000n);
  });

  it('about the end of our own transfer lets nobody believe it', async () => {
    const chain = await connect(order);
    const signed = await sign(chain, `ended ${order}`);
    await chain.broadcast(signed);
    await anvil.mine(CONFIRMATIONS);
    manners = {
      lie: ({ method }, answer) =>
        method === 'eth_getTransactionReceipt' ? { ...(answer as object), status: '0x0', logs: [] } : answer,
    };
    await expect(chain.confirmations(signed.txid)).rejects.toThrow(NodesDisagreeError);
    manners = { lie: noReceipt };
    await expect(chain.confirmations(signed.txid)).rejects.toThrow(NodesDisagreeError);
    manners = {};
    expect(await chain.confirmations(signed.txid)).toBe(CONFIRMATIONS);
  });

  it('that dies is left out, and the other works alone where the policy lets it', async () => {
    const [alone, both] = [await connect(order), await connect(order, 2)];
    const { address, owned } = await newMember(alone);
    await token.pay(address, 20n * USDT);
    await anvil.mine(CONFIRMATIONS);
    manners = { isDead: true };
    await expect(scan(both)).rejects.toThrow(TooFewNodesError);
    expect(await owned()).toBe(0n);
    await scan(alone);
    expect(await owned()).toBe(20n * USDT);
    const node = order === 'good first' ? 2 : 1;
    expect(await leftOut()).toEqual([{ node, why: 'silent' }]);
    expect(await numbers()).toEqual({ disagree: 0, leftOut: 1 });
    await expect(sign(both, `both ${order}`)).rejects.toThrow(TooFewNodesError);
    const signed = await sign(alone, `alone ${order}`);
    await alone.broadcast(signed);
    manners = {};
    await scan(both);
    expect(await leftOut()).toEqual([]);
    await anvil.mine();
    expect(await both.confirmations(signed.txid)).toBe(1);
  });

  it('that refuses to be compared is not passed over, but one that does not tell its height is', async () => {
    const chain = await connect(order);
    const { address, owned } = await newMember(chain);
    await token.pay(address, 20n * USDT);
    await anvil.mine(CONFIRMATIONS);
    for (const refuses of ['eth_getTransactionReceipt', 'eth_getLogs', 'eth_getBlockByNumber']) {
      manners = { refuses };
      await expect(scan(chain)).rejects.toThrow('too many requests');
      expect(await owned()).toBe(0n);
    }
    for (const answer of ['0x', 'soon', '-0x1', null]) {
      manners = { lie: ({ method }, said) => (method === 'eth_blockNumber' ? answer : said) };
      await scan(chain);
      expect(await leftOut(), String(answer)).toHaveLength(1);
    }
    expect(await owned()).toBe(20n * USDT);
  });

  it('that dies between two questions is replaced by the other at once', async () => {
    const chain = await connect(order);
    await chain.height();
    manners = { isDead: true };
    expect(await chain.spendable('USDT')).toBeGreaterThan(0n);
    expect(await chain.holdings('ETH')).toBeGreaterThan(0n);
  });

  it('that lags a little holds deposits back, and one that lags much is left out', async () => {
    const chain = await connect(order);
    const { address, owned } = await newMember(chain);
    await token.pay(address, 20n * USDT);
    await anvil.mine(CONFIRMATIONS);
    const behind = (blocks: bigint): Manners => {
      let newest: bigint | undefined;
      return {
        lie: ({ method, params }, answer) => {
          if (method === 'eth_blockNumber') return numberToHex((newest ??= BigInt(answer as Hex) - blocks));
          const { blockNumber = answer === null ? null : params?.[0] } = (answer ?? {}) as { blockNumber?: Hex };
          const number =
            method.startsWith('eth_getBlock') || method.startsWith('eth_getTransactionR') ? blockNumber : null;
          return typeof number === 'string' &&
            number.startsWith('0x') &&
            newest !== undefined &&
            BigInt(number) > newest
            ? null
            : answer;
        },
      };
    };
    manners = behind(BigInt(LAG));
    await scan(chain);
    expect(await owned()).toBe(0n);
    expect(await leftOut()).toEqual([]);
    await anvil.mine();
    await scan(chain);
    expect(await leftOut()).toEqual([{ node: order === 'good first' ? 2 : 1, why: 'behind' }]);
    expect(await owned()).toBe(20n * USDT);
  });
});

it('of two nodes, what one of them hides is found by the other', async () => {
  const chain = await connect('odd first');
  const { address, owned } = await newMember(chain);
  manners = { lie: ({ method }, answer) => (method === 'eth_getLogs' ? [] : answer) };
  await token.pay(address, 20n * USDT);
  await anvil.mine(CONFIRMATIONS);
  await scan(chain);
  expect(await owned()).toBe(20n * USDT);
});

it('a reorganisation that one node knows earlier is no contradiction', async () => {
  const chain = await connect('good first');
  const { address, owned } = await newMember(chain);
  const { txid, payload } = await token.pay(address, 20n * USDT);
  await anvil.mine(2);
  // The odd node does not have the receipt yet, and the block is not deep.
  manners = { lie: (question, answer) => (question.params?.[0] === txid ? noReceipt(question, answer) : answer) };
  await scan(chain);
  manners = {};
  await anvil.reorganise(2);
  await scan(chain);
  await anvil.client.sendRawTransaction({ serializedTransaction: payload });
  await anvil.mine(CONFIRMATIONS);
  for (let times = 0; times < 2; times++) await scan(chain);
  expect(await owned()).toBe(20n * USDT);
});

it('a transaction is sent to every node, and whole blocks are read from one', async () => {
  const chain = await connect('good first');
  await newMember(chain);
  await chain.broadcast(await sign(chain, 'to all'));
  expect(asked).toContain('eth_sendRawTransaction');
  await anvil.mine();
  await scan(chain);
});

it('the log has each event once, and a node of another network ends the start', async () => {
  const chain = await connect('odd first');
  await newMember(chain);
  await anvil.mine(CONFIRMATIONS);
  const services = { ...gateway.services, chains: createChains([chain]) };
  await watchChains(services);
  const count = (event: string) => gateway.logged().split(`"event":"${event}"`).length - 1;
  const before = { disagree: count('nodes_disagree'), leftOut: count('node_left_out') };
  manners = { lie: otherHash };
  await expect(chain.blockHash((await chain.height()) - CONFIRMATIONS)).rejects.toThrow(NodesDisagreeError);
  for (let times = 0; times < 2; times++) await watchChains(services);
  manners = { isDead: true };
  for (let times = 0; times < 2; times++) await watchChains(services);
  // A node that died does not agree.
  expect(await numbers()).toEqual({ disagree: 1, leftOut: 1 });
  manners = {};
  await watchChains(services);
  expect(await numbers()).toEqual({ disagree: 0, leftOut: 0 });
  expect(count('nodes_disagree') - before.disagree).toBe(1);
  expect(count('node_left_out') - before.leftOut).toBe(1);
  manners = { lie: ({ method }, answer) => (method === 'eth_chainId' ? '0x1' : answer) };
  await expect((await connect('good first')).height()).rejects.toThrow('see ERC20_CHAIN_ID');
});

it('a deposit that is not on the network as it was read goes to a person', async () => {
  const chain = await connect('good first');
  const { address, owned } = await newMember(chain);
  const { txid } = await token.pay(address, 20n * USDT);
  await anvil.mine(CONFIRMATIONS - 1);
  const wrong = async (from: number, to: number) =>
    (await chain.incoming(from, to)).map((each) => ({ ...each, raw: each.raw * 10n }));
  await scan({ ...chain, incoming: wrong });
  await anvil.mine();
  for (let times = 0; times < 2; times++) await scan(chain);
  expect(await gateway.db.query(sql`select state from deposit where txid = ${txid}`)).toEqual([{ state: 'review' }]);
  expect(await owned()).toBe(0n);
  expect(gateway.logged().match(/deposit_differs/g)).toHaveLength(1);
});
