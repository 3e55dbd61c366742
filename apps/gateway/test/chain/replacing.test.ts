import { type Hex, parseEther, parseGwei, parseTransaction } from 'viem';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { hastenChains } from '../../src/money/deposits/scanning.ts';
import { createEvmChain } from '../../src/outside/chain/evm/createEvmChain.ts';
import { createChains, FeeAboveBoundError, type SignedTransfer } from '../../src/outside/chain/port/Chain.ts';
import { signNow } from '../harness/signNow.ts';
import { startProxy } from '../harness/startNode.ts';
import { signIn } from '../harness/testGateway.ts';
import { drive, withdraw } from '../withdrawal/withdrawalStage.ts';
import { CONFIRMATIONS, type EvmStage, expectSound, STRANGER, USDT, useEvm } from './evmStage.ts';

let { anvil, token, gateway, chain } = {} as EvmStage;
useEvm((stage) => ({ anvil, token, gateway, chain } = stage));

/** The same network and wallet, to which every transfer without a block is late. */
const hurried = ({ mostFee = '1', rpcUrl = anvil.url } = {}) => {
  const {
    evm: [evm],
    policy,
  } = gateway.services.config;
  if (!evm) throw new Error('No node is configured.');
  const signer = gateway.services.signers.get('ERC20') ?? expect.fail();
  const options = {
    confirmations: CONFIRMATIONS,
    signer,
    sweepFrom: policy.chains.sweepFrom,
    replaceAfter: 0,
    mostFee,
  };
  return createEvmChain(gateway.db, { ...evm, rpcUrls: [rpcUrl] }, options);
};
const send = async (ref: string): Promise<SignedTransfer> => {
  const signed = await signNow(gateway.db, chain, { ref, currency: 'USDT', to: STRANGER, raw: 10n * USDT });
  await chain.broadcast(signed);
  return signed;
};
const mineAt = async (baseFeePerGas: bigint): Promise<void> => {
  await anvil.client.setNextBlockBaseFeePerGas({ baseFeePerGas });
  await anvil.mine();
};
/** A block asks for so much that it leaves out what waits. */
const spike = async (): Promise<void> => await mineAt(parseGwei('50'));
beforeEach(async () => await mineAt(parseGwei('1')));
const attempts = async (ref: string) =>
  await gateway.db.query<SignedTransfer & { nonce: bigint }>(sql`
    select txid, payload, nonce from evm_transfer where ref = ${ref} order by attempt`);

it('raises the fee of what waits, by an eighth or more, and pays once', async () => {
  const before = await token.balanceOf(STRANGER);
  const first = await send('late');
  expect(await hurried().hasten?.()).toBe(0);
  await spike();
  expect(await hurried().hasten?.()).toBe(1);
  expect(await chain.confirmations(first.txid)).toBe(0);
  const [old, raised] = (await attempts('late')).map(({ payload }) => parseTransaction(payload as Hex));
  expect(raised).toMatchObject({ nonce: old?.nonce, to: old?.to, data: old?.data, chainId: old?.chainId });
  for (const fee of ['maxFeePerGas', 'maxPriorityFeePerGas'] as const)
    expect((raised?.[fee] ?? 0n) * 1000n).toBeGreaterThanOrEqual((old?.[fee] ?? 0n) * 1125n);
  await anvil.mine(2);
  const [, second] = await attempts('late');
  for (const txid of [first.txid, second?.txid ?? '']) {
    expect(await chain.confirmations(txid)).toBe(2);
    expect((await chain.standing?.(txid))?.txid).toBe(second?.txid);
  }
  // Sending the first again, which can no longer be carried out, does no harm.
  await chain.broadcast(first);
  await anvil.mine();
  expect((await token.balanceOf(STRANGER)) - before).toBe(10n * USDT);
});

it('follows the first attempt when a block holds that one after all', async () => {
  const before = await token.balanceOf(STRANGER);
  const first = await send('overtaken');
  await spike();
  const deaf = await startProxy(anvil.url, async (method) => {
    if (method === 'eth_sendRawTransaction') throw new Error('The process ends here.');
  });
  await expect(hurried({ rpcUrl: deaf.url }).hasten?.()).rejects.toThrow('cannot be reached');
  await deaf.stop();
  expect(await attempts('overtaken')).toHaveLength(2);
  // The node has dropped the first, as nodes do with what is too cheap, and another one still has it.
  await mineAt(parseGwei('1'));
  await anvil.client.sendRawTransaction({ serializedTransaction: first.payload as Hex });
  await anvil.mine();
  expect(await chain.confirmations((await attempts('overtaken'))[1]?.txid ?? '')).toBe(1);
  expect((await chain.standing?.(first.txid))?.txid).toBe(first.txid);
  expect(await hurried().hasten?.()).toBe(0);
  await anvil.mine();
  expect((await token.balanceOf(STRANGER)) - before).toBe(10n * USDT);
});

it('sends what a run signed and did not live to send, and two runs at once sign one attempt', async () => {
  const before = await token.balanceOf(STRANGER);
  await send('twice');
  await spike();
  await Promise.all([hurried().hasten?.(), hurried().hasten?.()]);
  expect(await attempts('twice')).toHaveLength(2);
  await anvil.mine();
  expect((await token.balanceOf(STRANGER)) - before).toBe(10n * USDT);
});

it('waits where the bound of the policy ends', async () => {
  const first = await send('dear');
  await spike();
  const poor = hurried({ mostFee: '0.000001' });
  expect(await poor.hasten?.()).toBe(0);
  expect(await attempts('dear')).toHaveLength(1);
  const wanted = { ref: 'new', currency: 'USDT', to: STRANGER, raw: USDT };
  await expect(signNow(gateway.db, poor, wanted)).rejects.toThrow(FeeAboveBoundError);
  expect(await attempts('new')).toEqual([]);
  // Both are seen by people until they go on.
  const waits = async () => await gateway.db.query(sql`select ref from fee_wait where protocol = 'ERC20' order by ref`);
  expect(await waits()).toEqual([{ ref: 'dear' }, { ref: 'new' }]);
  for (let times = 0; times < 2; times++)
    await hastenChains({ ...gateway.services, chains: createChains([hurried({ mostFee: '0.000001' })]) });
  expect(gateway.logged().match(/fee_above_bound/g)).toHaveLength(2);
  expect(await hurried().hasten?.()).toBe(1);
  await signNow(gateway.db, chain, wanted);
  expect(await waits()).toEqual([]);
  await anvil.mine();
  expect(await chain.confirmations(first.txid)).toBe(1);
});

it('shows a withdrawal under the transaction that paid it', async () => {
  const person = await gateway.member({ kycLevel: 4, balances: { USDT: '100' } });
  const phone = await signIn(gateway.device(), person);
  const { body } = await withdraw(phone, { to: STRANGER, protocol: 'ERC20', amount: '20' });
  const before = await drive(gateway, body.billNo);
  await spike();
  expect(await hurried().hasten?.()).toBe(1);
  await anvil.mine(CONFIRMATIONS);
  const after = await drive(gateway, body.billNo);
  expect(after).toMatchObject({ state: 'done' });
  expect(after.txid).not.toBe(before.txid);
  expect((await anvil.client.getTransactionReceipt({ hash: after.txid as Hex })).status).toBe('success');
  await expectSound(gateway);
});

describe('a sweep', () => {
  const newAddress = async () => {
    const { id } = await gateway.member();
    return ((await gateway.services.depositAddresses?.of(id, chain)) ?? expect.fail()) as `0x${string}`;
  };
  const swept = async (address: string) =>
    await gateway.db.query<SignedTransfer & { fate: string | null }>(sql`
      select txid, payload, fate from evm_transfer where address = ${address} order by nonce, attempt`);
  /** Ends the process between signing and sending. */
  const dying = async (run: (rpcUrl: string) => Promise<unknown> | undefined) => {
    const deaf = await startProxy(anvil.url, async (method) => {
      if (method === 'eth_sendRawTransaction') throw new Error('The process ends here.');
    });
    await expect(run(deaf.url)).rejects.toThrow('cannot be reached');
    await deaf.stop();
  };
  /** Lets final blocks decide; anything else that waits is mined too. */
  const decide = async () => {
    await anvil.mine(CONFIRMATIONS);
    await hurried().hasten?.();
  };

  it('of the own coin that is stuck pays its higher fee itself, and one attempt of it is carried out', async () => {
    const address = await newAddress();
    await anvil.payEther(address, parseEther('1'));
    await mineAt(parseGwei('1'));
    expect(await chain.sweep?.()).toMatchObject({ swept: 1 });
    await spike();
    expect(await hurried().hasten?.()).toBe(1);
    const [first, second] = (await swept(address)).map(({ payload }) => parseTransaction(payload as Hex));
    expect(second).toMatchObject({ nonce: first?.nonce, to: first?.to });
    expect(second?.value).toBeLessThan(first?.value ?? 0n);
    for (const fee of ['maxFeePerGas', 'maxPriorityFeePerGas'] as const)
      expect((second?.[fee] ?? 0n) * 10n).toBeGreaterThanOrEqual((first?.[fee] ?? 0n) * 11n);
    const before = await chain.spendable('ETH');
    await decide();
    expect((await chain.spendable('ETH')) - before).toBe(second?.value);
    expect((await swept(address)).map(({ fate }) => fate)).toEqual(['replaced', 'mined']);
    expect(await chain.sweep?.()).toMatchObject({ swept: 0 });
  });

  it('of tokens that is stuck gets the rest of its higher fee first', async () => {
    const address = await newAddress();
    await token.pay(address, 90n * USDT);
    await mineAt(parseGwei('1'));
    expect(await chain.sweep?.()).toMatchObject({ funded: 1 });
    await mineAt(parseGwei('1'));
    expect(await chain.sweep?.()).toMatchObject({ swept: 1 });
    await spike();
    // The wallet pays more ether, and no second time for the same attempt.
    for (let times = 0; times < 2; times++) expect(await hurried().hasten?.()).toBe(0);
    await spike();
    expect(await hurried().hasten?.()).toBe(1);
    const had = await chain.spendable('USDT');
    await decide();
    expect((await chain.spendable('USDT')) - had).toBe(90n * USDT);
    expect((await swept(address)).map(({ fate }) => fate)).toEqual(['replaced', 'mined']);
  });

  it('whose first attempt a block holds after all counts that one', async () => {
    const address = await newAddress();
    await anvil.payEther(address, parseEther('1'));
    await mineAt(parseGwei('1'));
    await chain.sweep?.();
    await spike();
    await dying(async (rpcUrl) => await hurried({ rpcUrl }).hasten?.());
    expect(await swept(address)).toHaveLength(2);
    const [first] = await swept(address);
    // The node has dropped it, and another one still has it.
    await mineAt(parseGwei('1'));
    await anvil.client.sendRawTransaction({ serializedTransaction: first?.payload as Hex });
    await decide();
    expect((await swept(address)).map(({ fate }) => fate)).toEqual(['mined', 'replaced']);
    expect((await chain.standing?.(first?.txid ?? ''))?.txid).toBe(first?.txid);
  });

  it('whose process ends between signing and sending is sent as it was signed', async () => {
    const address = await newAddress();
    await anvil.payEther(address, parseEther('1'));
    await mineAt(parseGwei('1'));
    await dying(async (rpcUrl) => await hurried({ rpcUrl }).sweep?.());
    const signed = await swept(address);
    expect(signed).toHaveLength(1);
    expect(await chain.sweep?.()).toMatchObject({ swept: 1 });
    expect(await chain.sweep?.()).toMatchObject({ swept: 0, waiting: 1 });
    expect(await swept(address)).toEqual(signed);
    await decide();
    expect((await swept(address)).map(({ fate }) => fate)).toEqual(['mined']);
  });

  it('whose fee is stuck waits for the next attempt of the fee', async () => {
    const address = await newAddress();
    await token.pay(address, 80n * USDT);
    await mineAt(parseGwei('1'));
    expect(await chain.sweep?.()).toMatchObject({ funded: 1 });
    await spike();
    expect(await hurried().hasten?.()).toBe(1);
    await mineAt(parseGwei('1'));
    expect(await anvil.client.getBalance({ address })).toBeGreaterThan(0n);
    expect(await chain.sweep?.()).toMatchObject({ swept: 1, funded: 0 });
    await decide();
    expect(await token.balanceOf(address)).toBe(0n);
    const fees = await gateway.db.query<{ fate: string }>(sql`
      select fate from evm_transfer where ref like ${`gas:${address}%`} order by attempt`);
    expect(fees.map(({ fate }) => fate)).toEqual(['replaced', 'mined']);
  });

  it('whose deposit a reorganisation takes is signed with less, or not at all', async () => {
    const address = await newAddress();
    await anvil.payEther(address, parseEther('0.5'));
    await mineAt(parseGwei('1'));
    await anvil.payEther(address, parseEther('0.5'));
    await mineAt(parseGwei('1'));
    await dying(async (rpcUrl) => await hurried({ rpcUrl }).sweep?.());
    await anvil.reorganise(1);
    expect(await chain.sweep?.()).toMatchObject({ swept: 1 });
    await decide();
    expect((await swept(address)).map(({ fate }) => fate)).toEqual(['replaced', 'mined']);
    expect(await anvil.client.getBalance({ address })).toBeLessThan(parseEther('0.01'));
  });
});
