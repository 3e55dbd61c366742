import { parseEther, parseGwei } from 'viem';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import { createRpcNode } from '../../src/outside/chain/json-rpc/node.ts';
import { createTransferReader } from '../../src/outside/chain/evm/readTransfers.ts';
import { signNow } from '../harness/signNow.ts';
import { PAYER_ADDRESS } from '../harness/startAnvil.ts';
import { startProxy } from '../harness/startNode.ts';
import { addressOf, CONFIRMATIONS, type EvmStage, STRANGER, useEvm } from './evmStage.ts';

/** The own coin of Ethereum networks: whole blocks are read for it, and nonces wait for each other. */
let { anvil, gateway, chain, member, device } = {} as EvmStage;
useEvm((stage) => ({ anvil, gateway, chain, member, device } = stage));

const owned = async () =>
  (await gateway.services.ledger.balances(member.id)).find(({ asset }) => asset === 'ETH')?.balance ?? 0n;

describe('a deposit of ether', () => {
  it('that a contract pays is not seen, because no block lists it, and the holdings show it', async () => {
    const address = await addressOf(device);
    const held = await chain.holdings('ETH');
    await anvil.payByContract(address, parseEther('2'));
    await anvil.mine(CONFIRMATIONS);
    await scanChain(gateway.services, chain);
    expect((await chain.holdings('ETH')) - held).toBe(parseEther('2'));
    expect(await owned()).toBe(0n);
    expect(await gateway.db.query(sql`select 1 from deposit where address = ${address}`)).toEqual([]);
  });

  it('of nothing is not even kept', async () => {
    const address = await addressOf(device);
    await anvil.payEther(address, 0n);
    await anvil.mine(CONFIRMATIONS);
    await scanChain(gateway.services, chain);
    expect(await gateway.db.query(sql`select 1 from deposit where address = ${address}`)).toEqual([]);
  });
});

describe('a scan', () => {
  it('reads one window of new blocks, and the next goes on from there', async () => {
    const { policy } = gateway.services.config;
    const window = policy.chains.overlap;
    const config = { ...gateway.services.config, policy: { ...policy, chains: { ...policy.chains, window } } };
    const read = async () =>
      await gateway.db.one<{ block: number; newest: number }>(sql`
        select block::int as block, newest::int as newest from chain_cursor where protocol = 'ERC20'`);
    const before = await read();
    const address = await addressOf(device);
    await anvil.payEther(address, parseEther('1'));
    await anvil.mine(3 * window);
    await scanChain({ ...gateway.services, config }, chain);
    expect(await read()).toEqual({ block: before.block + window, newest: before.block + 3 * window });
    // Deposits of the first blocks are not kept waiting.
    expect(await owned()).toBe(100_000_000n);
    for (let times = 0; times < 2; times++) await scanChain({ ...gateway.services, config }, chain);
    expect((await read()).block).toBe(before.block + 3 * window);
  });

  it('reads each whole block once, a few in a request, and again when another takes its place', async () => {
    const asked: string[] = [];
    const requests: number[] = [];
    const proxy = await startProxy(
      anvil.url,
      async (method) => void asked.push(method),
      (questions) => {
        const whole = questions.filter(({ params }) => params?.[1] === true).length;
        if (whole > 0) requests.push(whole);
      },
    );
    const { chainId } = anvil;
    const read = createTransferReader(createRpcNode({ protocol: 'ERC20', rpcUrl: proxy.url, chainId }));
    const newest = Number(await anvil.client.getBlockNumber());
    const range = { from: newest - 19, to: newest };
    await read(range, () => true);
    expect(requests).toEqual([5, 5, 5, 5]);
    requests.length = 0;
    await read(range, () => true);
    expect(requests).toEqual([]);
    await anvil.reorganise(3);
    await anvil.payEther(STRANGER, parseEther('1'));
    await anvil.mine();
    const found = await read({ from: range.from, to: newest + 1 }, (from) => from === PAYER_ADDRESS.toLowerCase());
    expect(requests).toEqual([4]);
    expect(found.at(-1)).toMatchObject({ to: STRANGER.toLowerCase(), raw: parseEther('1'), block: newest + 1 });
    await expect(read({ from: newest + 2, to: newest + 2 }, () => true)).rejects.toThrow('did not give block');
    await proxy.stop();
  });
});

it('nothing is signed that the wallet cannot pay beside what it has signed before', async () => {
  const half = (await chain.spendable('ETH')) / 2n;
  const send = async (ref: string, raw: bigint) =>
    await signNow(gateway.db, chain, { ref, currency: 'ETH', to: STRANGER, raw });
  const first = await send('half', half);
  await expect(send('other half', half)).rejects.toThrow('this needs');
  expect(await chain.find('other half')).toBeUndefined();
  await chain.broadcast(first);
  await anvil.mine(CONFIRMATIONS);
  expect(await chain.confirmations(first.txid)).toBe(CONFIRMATIONS);
  const rest = await send('rest', half - parseGwei('10000000'));
  await chain.broadcast(rest);
  await anvil.mine();
  expect(await chain.confirmations(rest.txid)).toBe(1);
});

it('nothing is credited from a wallet of the house whose payment the database does not know', async () => {
  const [address, before] = [await addressOf(device), await owned()];
  await gateway.db.query(sql`insert into evm_wallet (protocol, address) values ('ERC20', ${PAYER_ADDRESS})`);
  await anvil.payEther(address, parseEther('3'));
  await anvil.mine(CONFIRMATIONS);
  await scanChain(gateway.services, chain);
  expect(await owned()).toBe(before);
});
