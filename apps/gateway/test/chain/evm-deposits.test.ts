import { describe, expect, it } from 'vitest';
import { readCoverage } from '../../src/house/audit/coverage.ts';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import { sql } from '../../src/db/index.ts';
import { signIn } from '../harness/testGateway.ts';
import { drive, withdraw } from '../withdrawal/withdrawalStage.ts';
import { addressOf, CONFIRMATIONS, type EvmStage, expectSound, hot, STRANGER, USDT, useEvm } from './evmStage.ts';

let { anvil, token, stranger, gateway, chain, member, device } = {} as EvmStage;
useEvm((stage) => ({ anvil, token, stranger, gateway, chain, member, device } = stage));

const scan = async () => await scanChain(gateway.services, chain);
const balance = async () =>
  (await gateway.services.ledger.balances(member.id)).find(({ asset }) => asset === 'USDT')?.balance ?? 0n;
const bills = async () =>
  (await device.call('/exchangeRecharge/queryRechargeBill', { pageNo: 1, pageSize: 100 })).body.list as {
    txid: string;
    status: number;
    confirmations: number;
  }[];
const billOf = async (txid: string) => (await bills()).filter((bill) => bill.txid === txid);

describe('a deposit of tokens', () => {
  it('is seen, confirmed and credited', async () => {
    const before = await balance();
    const { body } = await device.call('/exchangeRecharge/queryRechargeCurrency');
    const networks = body.find((row: { currencyCode: string }) => row.currencyCode === 'USDT').protocols;
    expect(networks).toContainEqual(expect.objectContaining({ name: 'ERC20', open: true }));
    const { txid } = await token.pay(await addressOf(device), 25n * USDT);
    await scan();
    expect(await billOf(txid)).toEqual([]);
    await anvil.mine();
    await scan();
    expect(await billOf(txid)).toEqual([expect.objectContaining({ status: 0, confirmations: 1, amount: '25' })]);
    await anvil.mine(4);
    await scan();
    expect(await balance()).toBe(before);
    await anvil.mine();
    await scan();
    expect(await billOf(txid)).toEqual([expect.objectContaining({ status: 2, confirmations: 6 })]);
    expect(await balance()).toBe(before + 25n * USDT);
    await expectSound(gateway);
  });

  it('counts for each of several payments in one transaction', async () => {
    const before = await balance();
    const mine = await addressOf(device);
    const { txid } = await token.share([mine, STRANGER, mine], 2n * USDT);
    await anvil.mine(6);
    await scan();
    expect(await billOf(txid)).toHaveLength(2);
    expect(await balance()).toBe(before + 4n * USDT);
  });

  it('of another token of the same look is kept and not credited, and one of nothing is not even kept', async () => {
    const before = await balance();
    const fake = await stranger.pay(await addressOf(device), 500n * USDT);
    const empty = await token.pay(await addressOf(device), 0n);
    await anvil.mine(7);
    await scan();
    expect(await balance()).toBe(before);
    expect(
      await gateway.db.query(
        sql`select txid, currency, state from deposit where txid in (${fake.txid}, ${empty.txid})`,
      ),
    ).toEqual([{ txid: fake.txid, currency: stranger.contract, state: 'ignored' }]);
  });

  it('that a reorganisation moves behind another log is credited once', async () => {
    const before = await balance();
    const { txid, payload } = await token.pay(await addressOf(device), 30n * USDT);
    await anvil.mine(6);
    await scan();
    expect(await balance()).toBe(before + 30n * USDT);
    await anvil.reorganise(6);
    await scan();
    expect(gateway.logged()).toContain('a credited deposit lost its block');
    // In its new block it is no longer the first log: somebody pays more for the first place.
    await token.mintDearly(STRANGER, 1n);
    await anvil.client.sendRawTransaction({ serializedTransaction: payload });
    await anvil.mine(8);
    const receipt = await anvil.client.getTransactionReceipt({ hash: txid });
    expect(receipt.logs[0]?.logIndex).toBe(1);
    await scan();
    await scan();
    expect(await billOf(txid)).toHaveLength(1);
    expect(await balance()).toBe(before + 30n * USDT);
    await expectSound(gateway);
  });

  it('loses its confirmations with its block, and gets new ones', async () => {
    const before = await balance();
    const { txid, payload } = await token.pay(await addressOf(device), 40n * USDT);
    await anvil.mine(4);
    await scan();
    expect(await billOf(txid)).toEqual([expect.objectContaining({ confirmations: 4 })]);
    await anvil.reorganise(4);
    await scan();
    expect(await billOf(txid)).toEqual([expect.objectContaining({ status: 0, confirmations: 0 })]);
    await anvil.client.sendRawTransaction({ serializedTransaction: payload });
    await anvil.mine(5);
    await scan();
    expect(await balance()).toBe(before);
    await anvil.mine(1);
    await scan();
    expect(await balance()).toBe(before + 40n * USDT);
  });
});

describe('a member', () => {
  it('deposits over the network and withdraws over it, and the house stays covered throughout', async () => {
    const person = await gateway.member({ kycLevel: 4 });
    const phone = await signIn(gateway.device(), person);
    const { body } = await phone.call('/exchangeRecharge/getRechargeAddress', { currency: 'USDT', protocol: 'ERC20' });
    await token.pay(body.address, 100n * USDT);
    await anvil.mine(CONFIRMATIONS);
    await scan();
    const owned = async () => (await gateway.services.ledger.balances(person.id)).find(({ asset }) => asset === 'USDT');
    expect(await owned()).toMatchObject({ available: 100n * USDT });

    const answer = await withdraw(phone, { to: STRANGER, protocol: 'ERC20', amount: '30' });
    expect(answer.code).toBe('0000');
    const { billNo } = answer.body;
    const slack = async () => {
      const coverage = await readCoverage(gateway.services);
      const { held = 0n, owed = 0n } = coverage.find(({ asset }) => asset === 'USDT') ?? {};
      return held - owed;
    };
    const before = await slack();
    // Two workers at once, and again at each block.
    const states: string[] = [];
    for (let block = 0; block <= CONFIRMATIONS; block++) {
      const [{ state }] = await Promise.all([drive(gateway, billNo), drive(gateway, billNo)]);
      states.push(state);
      expect(await slack()).toBeGreaterThanOrEqual(before);
      await anvil.mine();
    }
    expect(states).toEqual([...Array.from({ length: CONFIRMATIONS }, () => 'sent'), 'done']);
    expect(await owned()).toMatchObject({ balance: 65n * USDT, held: 0n });
    expect((await phone.call('/order/detail', { billNo })).body).toMatchObject({
      status: 2,
      amount: '-30',
      fee: '5',
      chain: { status: 2, protocol: 'ERC20', address: STRANGER, txid: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    });
    await expectSound(gateway);
  });
});

describe('a sweep', () => {
  it('gives an address the fee, then moves its tokens, and leaves what is not worth it', async () => {
    const rich = await gateway.member();
    const poor = await gateway.member();
    const [much = '', little = ''] = await Promise.all(
      [rich, poor].map(async ({ id }) => await gateway.services.depositAddresses?.of(id, chain)),
    );
    await token.pay(much, 500n * USDT);
    await token.pay(little, 49n * USDT);
    await anvil.mine();
    const [held, hotHeld] = [await chain.holdings('USDT'), await token.balanceOf(hot)];
    const first = await chain.sweep?.();
    expect(first?.funded).toBeGreaterThanOrEqual(1);
    // Cut off here, or run by another process: nothing is sent twice.
    expect(await chain.sweep?.()).toMatchObject({ funded: 0, swept: 0, waiting: first?.funded });
    await anvil.mine();
    const runs = await Promise.all([chain.sweep?.(), chain.sweep?.()]);
    expect(runs.some((run) => run?.swept === first?.funded)).toBe(true);
    await anvil.mine();
    expect(await token.balanceOf(much)).toBe(0n);
    expect(await token.balanceOf(little)).toBe(49n * USDT);
    expect(await token.balanceOf(hot)).toBeGreaterThanOrEqual(hotHeld + 500n * USDT);
    expect(await chain.holdings('USDT')).toBe(held);
    expect(await chain.sweep?.()).toEqual({ swept: 0, funded: 0, waiting: 0, refused: 0 });
  });
});
