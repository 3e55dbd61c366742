import { randomBytes } from 'node:crypto';
import { TronWeb } from 'tronweb';
import { describe, expect, it } from 'vitest';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import { FeeAboveBoundError } from '../../src/outside/chain/port/Chain.ts';
import { readTransaction } from '../harness/tronNode/readTransaction.ts';
import { signNow } from '../harness/signNow.ts';
import { USDT } from '../harness/chainSuite/ChainWorld.ts';
import { SUN_PER_TRX as TRX } from './tronWorld.ts';
import { type TronStage, useTron } from './tronStage.ts';

let { chain, node, token, hot, stranger, gateway, sign, finality, connect } = {} as TronStage;
useTron((stage) => ({ chain, node, token, hot, stranger, gateway, sign, finality, connect } = stage));

const fresh = () => TronWeb.address.fromHex(`41${randomBytes(20).toString('hex')}`);
const addressOf = async (id: bigint) => (await gateway.services.depositAddresses?.of(id, chain)) ?? expect.fail();
const owned = async (id: bigint, currency: string) =>
  (await gateway.services.ledger.balances(id)).find(({ asset }) => asset === currency)?.balance ?? 0n;
const scan = async () => await scanChain(gateway.services, chain);

describe('TRX', () => {
  it('that somebody sends is credited when its block is solidified', async () => {
    const { id } = await gateway.member();
    const { txid } = node.paySun(await addressOf(id), 30n * TRX);
    node.mine(finality - 1);
    await scan();
    expect(await owned(id, 'TRX')).toBe(0n);
    node.mine();
    for (let times = 0; times < 2; times++) await scan();
    expect(await owned(id, 'TRX')).toBe(30n * TRX);
    expect(await chain.incoming(1, await chain.height())).toEqual([
      expect.objectContaining({ txid, logIndex: 0, currency: 'TRX', raw: 30n * TRX }),
    ]);
    expect(await chain.received(txid, await addressOf(id))).toEqual(await chain.incoming(1, await chain.height()));
    expect(await chain.received(txid, hot)).toEqual([]);
  });

  it('that the house sends to a deposit address for its fee is no deposit', async () => {
    const { id } = await gateway.member();
    const address = await addressOf(id);
    token.pay(address, 200n * USDT);
    node.mine();
    expect(await chain.sweep?.()).toMatchObject({ funded: 1 });
    node.mine(finality);
    await scan();
    expect(node.sunOf(address)).toBeGreaterThan(0n);
    expect(await owned(id, 'TRX')).toBe(0n);
    expect(await owned(id, 'USDT')).toBe(200n * USDT);
  });

  it('is swept without its own fee, and counts among the holdings', async () => {
    const { id } = await gateway.member();
    const address = await addressOf(id);
    node.paySun(address, 150n * TRX);
    node.mine();
    const [held, wallet] = [await chain.holdings('TRX'), await chain.spendable('TRX')];
    while ((await chain.sweep?.())?.swept) node.mine(finality);
    // A transaction is priced by the most bytes that it can have.
    expect(node.sunOf(address)).toBeLessThan(10_000n);
    expect(await chain.spendable('TRX')).toBeGreaterThan(wallet + 149n * TRX);
    expect(held - (await chain.holdings('TRX'))).toBeLessThan(40n * TRX);
  });

  it('pays for the account that it makes, within the bound', async () => {
    const send = async (ref: string, to: string, over = chain) =>
      await signNow(gateway.db, over, { ref, currency: 'TRX', to, raw: 5n * TRX });
    const costOf = async (ref: string, to: string) => {
      const had = node.sunOf(hot);
      await chain.broadcast(await send(ref, to));
      node.mine();
      expect(node.sunOf(to)).toBeGreaterThanOrEqual(5n * TRX);
      return had - node.sunOf(hot) - 5n * TRX;
    };
    const address = fresh();
    expect(await costOf('new', address)).toBe(1_100_000n);
    expect(await costOf('not new', address)).toBeLessThan(400_000n);
    const bounded = await connect({ mostFee: '1' });
    await expect(send('bounded', fresh(), bounded)).rejects.toThrow(FeeAboveBoundError);
    expect(await send('bounded', address, bounded)).toBeDefined();
  });

  it('is not signed when the wallet would not have enough for its fee', async () => {
    const all = { ref: 'all', currency: 'TRX', to: stranger, raw: await chain.spendable('TRX') };
    await expect(signNow(gateway.db, chain, all)).rejects.toThrow('this needs');
    expect(await chain.find('all')).toBeUndefined();
  });
});

describe('the fee limit', () => {
  it('is what the network asks for the energy of the estimate and a third more', async () => {
    token.mint(stranger, 1n);
    const { feeLimit } = readTransaction((await sign('limited')).payload);
    expect(feeLimit).toBe(((64_285n * 130n) / 100n) * 100n);
  });

  it('follows the price of energy, and a price above the bound signs nothing', async () => {
    node.ledger.prices.energy = 200n;
    expect(readTransaction((await sign('dearer')).payload).feeLimit).toBe(((64_285n * 130n) / 100n) * 200n);
    node.ledger.prices.energy = 2000n;
    await expect(sign('too dear')).rejects.toThrow(FeeAboveBoundError);
    expect(await chain.find('too dear')).toBeUndefined();
    node.ledger.prices.energy = 100n;
  });
});

describe('a call', () => {
  it.each(['hungry', 'reverting'] as const)('of a token that is %s in its block has failed', async (mood) => {
    const signed = await sign(`failing ${mood}`);
    await chain.broadcast(signed);
    token.setMood(mood);
    node.mine(finality - 1);
    expect(await chain.confirmations(signed.txid)).toBe(0);
    node.mine();
    expect(await chain.confirmations(signed.txid)).toBe('failed');
    token.setMood('usual');
  });

  it('that would revert is not signed', async () => {
    token.setMood('reverting');
    await expect(sign('reverting')).rejects.toThrow('REVERT opcode executed');
    token.setMood('usual');
    expect(await chain.find('reverting')).toBeUndefined();
  });
});
