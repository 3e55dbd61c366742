import { Transaction } from 'bitcoinjs-lib';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { FeeAboveBoundError } from '../../src/outside/chain/port/Chain.ts';
import { outpointOf } from '../harness/bitcoinNode/rules.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { type BitcoinStage, useBitcoin } from './bitcoinStage.ts';
import { UNIT } from './bitcoinWorld.ts';

let { node, gateway, chain, hurried, sign, send, attempts, newAddress, strangerHas, finality, hot } =
  {} as BitcoinStage;
useBitcoin(
  (stage) => ({ node, gateway, chain, hurried, sign, send, attempts, newAddress, strangerHas, finality, hot } = stage),
);

/** Sets the fee that blocks ask for, in satoshis for each virtual byte, and finds one that asks for it. */
const ask = (rate: number): void => {
  node.manners.estimate = BigInt(rate * 1000);
  node.ledger.minedFrom = BigInt(rate * 900);
  if (rate > 1) node.mine();
};
beforeEach(() => {
  ask(1);
  node.mine(finality);
});
const inputsOf = (payload: string) => Transaction.fromHex(payload).ins.map(outpointOf);

it('raises the fee of what waits with the same inputs, and pays once', async () => {
  const before = strangerHas();
  const first = await send('late');
  expect(await (await hurried()).hasten?.()).toBe(0);
  // The network asks for more, and no block has come yet that left it out.
  node.manners.estimate = 20_000n;
  expect(await (await hurried()).hasten?.()).toBe(0);
  ask(20);
  expect(await (await hurried()).hasten?.()).toBe(1);
  expect(await chain.confirmations(first.txid)).toBe(0);
  const [old, raised] = await attempts('late');
  expect(inputsOf(raised?.payload ?? '')).toEqual(inputsOf(old?.payload ?? ''));
  expect(raised?.fee).toBeGreaterThan(15n * (old?.fee ?? 0n));
  expect([...node.ledger.pool.keys()]).toEqual([raised?.txid]);
  node.mine(2);
  for (const txid of [first.txid, raised?.txid ?? '']) {
    expect(await chain.confirmations(txid)).toBe(2);
    expect((await chain.standing?.(txid))?.txid).toBe(raised?.txid);
  }
  // Sending the first again, which can no longer be carried out, does no harm.
  await chain.broadcast(first);
  node.mine();
  expect(strangerHas() - before).toBe(10n * UNIT);
});

it('follows the first when a block holds that one after all, and again after a reorganisation', async () => {
  const before = strangerHas();
  const first = await send('overtaken');
  ask(20);
  await expect((await hurried({ breaksOn: 'sending' })).hasten?.()).rejects.toThrow('cannot be reached');
  const [, second] = await attempts('overtaken');
  // A miner takes the cheap one, and nobody has seen the other.
  ask(1);
  node.mine();
  expect(await chain.confirmations(second?.txid ?? '')).toBe(1);
  expect((await chain.standing?.(second?.txid ?? ''))?.txid).toBe(first.txid);
  expect(await (await hurried()).hasten?.()).toBe(0);
  node.reorganise(1);
  expect(await chain.confirmations(first.txid)).toBeUndefined();
  await chain.broadcast(first);
  expect([...node.ledger.pool.keys()]).toEqual([second?.txid]);
  node.mine();
  expect((await chain.standing?.(first.txid))?.txid).toBe(second?.txid);
  expect(strangerHas() - before).toBe(10n * UNIT);
});

it('signs one attempt in two runs at once, and sends what a run signed and did not live to send', async () => {
  const before = strangerHas();
  await send('twice');
  ask(20);
  const [one, other] = [await hurried(), await hurried()];
  await Promise.all([one.hasten?.(), other.hasten?.()]);
  expect(await attempts('twice')).toHaveLength(2);
  node.ledger.pool.clear();
  expect(await chain.hasten?.()).toBe(0);
  node.mine();
  expect(strangerHas() - before).toBe(10n * UNIT);
});

it('adds a coin where the change cannot pay the higher fee', async () => {
  const before = strangerHas();
  const [coin] = await gateway.db.query<{ raw: bigint }>(sql`
    select raw from btc_coin where address = ${hot} and spent_in is null order by raw desc limit 1`);
  await send('whole', (coin?.raw ?? 0n) - 300n);
  expect(inputsOf((await attempts('whole'))[0]?.payload ?? '')).toHaveLength(1);
  ask(20);
  expect(await (await hurried()).hasten?.()).toBe(1);
  const [old, raised] = await attempts('whole');
  const added = inputsOf(raised?.payload ?? '');
  expect(added).toHaveLength(2);
  expect(added[0]).toBe(inputsOf(old?.payload ?? '')[0]);
  // The one that was sent first is carried out, so the added coin is free again.
  node.ledger.pool.clear();
  node.ledger.submit(old?.payload ?? '');
  ask(1);
  node.mine(finality);
  await chain.hasten?.();
  const free = await gateway.db.query(sql`select txid || ':' || vout as place from btc_input where is_free`);
  expect(free).toEqual([{ place: added[1] }]);
  expect(await chain.confirmations(raised?.txid ?? '')).toBe(finality);
  expect(strangerHas() - before).toBe((coin?.raw ?? 0n) - 300n);
});

it('raises the fee again, each time by as much as nodes ask for', async () => {
  const before = strangerHas();
  await send('often');
  for (const rate of [5, 10, 12, 40]) {
    ask(rate);
    expect(await (await hurried()).hasten?.()).toBe(1);
    expect([...node.ledger.pool.keys()]).toEqual([(await attempts('often')).at(-1)?.txid]);
  }
  expect(await (await hurried()).hasten?.()).toBe(0);
  node.mine();
  expect(strangerHas() - before).toBe(10n * UNIT);
});

it('waits where the bound of the policy ends, and people see it', async () => {
  await send('dear');
  ask(20);
  const poor = await hurried({ mostFee: '0.00001' });
  expect(await poor.hasten?.()).toBe(0);
  await expect(sign('new', UNIT, poor)).rejects.toThrow(FeeAboveBoundError);
  const waits = async () => await gateway.db.query(sql`select ref from fee_wait where protocol = 'BTC' order by ref`);
  expect(await waits()).toEqual([{ ref: 'dear' }, { ref: 'new' }]);
  expect(await (await hurried()).hasten?.()).toBe(1);
  await sign('new', UNIT);
  expect(await waits()).toEqual([]);
  await chain.hasten?.();
});

it('moves less in a sweep whose fee rises', async () => {
  const { address } = await newAddress();
  node.pay([address], 200n * UNIT);
  node.mine();
  const held = await chain.holdings('BTC');
  expect(await chain.sweep?.()).toMatchObject({ swept: 1 });
  ask(20);
  expect(await chain.sweep?.()).toMatchObject({ swept: 0, waiting: 1 });
  expect(await (await hurried()).hasten?.()).toBeGreaterThanOrEqual(1);
  node.mine();
  expect(node.balanceOf(address)).toBe(0n);
  expect(held - (await chain.holdings('BTC'))).toBeLessThan(UNIT);
  await expectSoundLedger(gateway);
});
