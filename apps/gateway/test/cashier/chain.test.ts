import { addressRules } from '@ezwallet/validators';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import type { SimulatedChain } from '../../src/outside/chain/simulator/SimulatedChain.ts';
import { sql } from '../../src/db/index.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import { operate } from '../harness/operate.ts';
import { signIn, type TestGateway } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

const USDT = 1_000_000n;
const MINUTE = 60_000;

let gateway: TestGateway;
let shop: MerchantServer;
useTestGateway({}, (stage) => ({ gateway } = stage));
beforeEach(async () => {
  shop = await MerchantServer.open(gateway);
});
afterEach(async () => await expectSoundLedger(gateway));

const chain = (protocol = 'TRC20') =>
  gateway.services.simulators.find((known) => known.protocol === protocol) as SimulatedChain;
const view = async (payToken: string) =>
  (await gateway.device().call('/luckyrecharge/queryRechargeBill', { payToken })).body;
const ask = async (payToken: string, protocol = 'TRC20') =>
  await gateway.device().call('/luckyrecharge/getRechargeAddress', { payToken, protocol });
const balanceOf = async (asset = 'USDT') =>
  (await gateway.services.ledger.balances(shop.member.id)).find((row) => row.asset === asset)?.balance ?? 0n;

async function send(payToken: string, raw: bigint, { currency = 'USDT', protocol = 'TRC20' } = {}): Promise<string> {
  return await chain(protocol).pay([{ address: (await ask(payToken, protocol)).body.address, currency, raw }]);
}

async function confirm(blocks: number, protocol = 'TRC20'): Promise<void> {
  await chain(protocol).mine(blocks);
  await scanChain(gateway.services, chain(protocol));
}

describe('the address of a payment', () => {
  it('is its own, real, and the same each time, also when asked many times at once', async () => {
    const [payToken, other] = [await shop.placed(), await shop.placed()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(payToken)));
    const [first] = answers;
    expect(new Set(answers.map(({ body }) => body.address)).size).toBe(1);
    expect(first?.body).toMatchObject({ min: '1', confirmations: 6, warning: 'ONLY_THIS_NETWORK', amount: '38.5' });
    expect(addressRules.TRC20.checksum(first?.body.address)).toBe(true);
    expect((await ask(other)).body.address).not.toBe(first?.body.address);
    const owner = await signIn(gateway.device(), shop.member);
    const own = await owner.call('/exchangeRecharge/getRechargeAddress', { currency: 'USDT', protocol: 'TRC20' });
    expect(own.body.address).not.toBe(first?.body.address);
    expect((await view(payToken)).status).toBe(1);
    expect((await view(other)).status).toBe(1);
  });

  it('is refused where the coin does not travel, and once the payer’s time is over', async () => {
    const payToken = await shop.placed();
    expect((await ask(payToken, 'BTC')).code).toBe('NO_THIS_METHOD');
    expect((await ask('A'.repeat(22))).code).toBe('ORDER_NOT_FOUND');
    await gateway.shiftClock(15 * MINUTE);
    expect((await ask(payToken)).code).toBe('ORDER_EXPIRED');
  });
});

describe('money at the address', () => {
  it('is the merchant’s after six confirmations, less the fee, and the payment is paid', async () => {
    const outTradeNo = 'C-1';
    const payToken = await shop.placed({ outTradeNo });
    const txid = await send(payToken, 38_500_000n);
    await confirm(2);
    expect(await view(payToken)).toMatchObject({
      status: 1,
      paidAmount: '38.5',
      chain: { txid, confirmations: 2, required: 6 },
    });
    expect((await shop.ask('query', outTradeNo)).body).toMatchObject({ status: 1, paidAmount: '0' });
    expect((await shop.ask('close', outTradeNo)).code).toBe('ORDER_ALREADY_DONE');
    expect((await ask(payToken)).code).toBe('ORDER_ALREADY_DONE');
    await confirm(4);
    expect(await view(payToken)).toMatchObject({ status: 2, flags: [], chain: { confirmations: 6 } });
    expect((await shop.ask('query', outTradeNo)).body).toMatchObject({ status: 2, paidAmount: '38.5', flags: '' });
    expect(await balanceOf()).toBe(38_500_000n - 231_000n);

    const owner = await signIn(gateway.device(), shop.member);
    const { body } = await owner.call('/order/pageQuery/v2', { pageNo: 1, pageSize: 10, orderType: 'PAYMENT' });
    expect(body.list).toEqual([
      expect.objectContaining({ recordType: 'PAYMENT', amount: '38.5', fee: '0.231', status: 2, remark: 'Two books' }),
    ]);
    const detail = await owner.call('/order/detail', { billNo: body.list[0].billNo });
    expect(detail.body.chain).toMatchObject({ status: 2, protocol: 'TRC20', txid });
    expect(
      detail.body.postings.map(({ account, amount }: { account: string; amount: string }) => [account, amount]),
    ).toEqual([
      ['network', '-38.5'],
      ['mine', '38.5'],
      ['mine', '-0.231'],
      ['fee', '0.231'],
    ]);
    expect((await operate(gateway, 'ledger check')).text).toContain('credited_payments_without_part');
  });

  it('below the amount leaves a rest to pay, in parts that cost no more than one payment', async () => {
    const payToken = await shop.placed();
    await send(payToken, 30n * USDT);
    await confirm(6);
    expect(await view(payToken)).toMatchObject({ status: 1, paidAmount: '30', flags: ['PARTIAL'] });
    expect((await ask(payToken)).body).toMatchObject({ amount: '8.5', min: '1' });
    await send(payToken, 8n * USDT);
    await confirm(6);
    // Half a USDT is below the minimum, but completes the payment.
    expect((await ask(payToken)).body).toMatchObject({ amount: '0.5', min: '0.5' });
    await send(payToken, 500_000n);
    await confirm(6);
    expect(await view(payToken)).toMatchObject({ status: 2, paidAmount: '38.5', flags: [] });
    expect(await balanceOf()).toBe(38_500_000n - 231_000n);
  });

  it('of too little until the end stays the merchant’s, and the payment expires', async () => {
    const payToken = await shop.placed();
    await send(payToken, 30n * USDT);
    await confirm(6);
    await gateway.shiftClock(15 * MINUTE);
    expect(await view(payToken)).toMatchObject({ status: 3, paidAmount: '30', flags: ['PARTIAL'] });
    expect(await balanceOf()).toBe(30n * USDT - 180_000n);
  });

  it('below the minimum counts for nothing', async () => {
    const payToken = await shop.placed();
    await send(payToken, 999_999n);
    await confirm(6);
    expect(await view(payToken)).toMatchObject({ status: 1, paidAmount: '0', chain: null });
    expect(await balanceOf()).toBe(0n);
  });

  it('of too much is the merchant’s as well', async () => {
    const payToken = await shop.placed();
    await send(payToken, 40n * USDT);
    await confirm(6);
    expect(await view(payToken)).toMatchObject({ status: 2, paidAmount: '40', flags: ['OVER'] });
    expect(await balanceOf()).toBe(40n * USDT - 240_000n);
  });

  it('that was unconfirmed at the end counts as in time', async () => {
    const payToken = await shop.placed();
    await send(payToken, 38_500_000n);
    await confirm(1);
    await gateway.shiftClock(16 * MINUTE);
    expect((await view(payToken)).status).toBe(1);
    await confirm(5);
    expect(await view(payToken)).toMatchObject({ status: 2, flags: [] });
  });

  it('after the end is the merchant’s, but the payment stays expired', async () => {
    const payToken = await shop.placed();
    const { address } = (await ask(payToken)).body;
    await gateway.shiftClock(16 * MINUTE);
    await chain().pay([{ address, currency: 'USDT', raw: 38_500_000n }]);
    await confirm(6);
    expect(await view(payToken)).toMatchObject({ status: 3, paidAmount: '38.5', flags: ['LATE'] });
    expect(await balanceOf()).toBe(38_500_000n - 231_000n);
  });

  it('after the merchant closed the payment does not open it again', async () => {
    const outTradeNo = 'C-2';
    const payToken = await shop.placed({ outTradeNo });
    const { address } = (await ask(payToken)).body;
    await shop.ask('close', outTradeNo);
    await chain().pay([{ address, currency: 'USDT', raw: 38_500_000n }]);
    await confirm(6);
    expect(await view(payToken)).toMatchObject({ status: 4, paidAmount: '38.5', flags: ['LATE'] });
    expect(await balanceOf()).toBe(38_500_000n - 231_000n);
  });

  it('of another coin is a recharge of the merchant’s, and pays nothing', async () => {
    const payToken = await shop.placed();
    await send(payToken, 38_500_000n, { currency: 'USDC', protocol: 'ERC20' });
    await confirm(6, 'ERC20');
    expect(await view(payToken)).toMatchObject({ status: 1, paidAmount: '0', chain: null });
    expect(await balanceOf('USDC')).toBe(38_500_000n);
  });

  it('waits for the operator while the merchant may not receive', async () => {
    const payToken = await shop.placed();
    await send(payToken, 38_500_000n);
    await confirm(1);
    await gateway.db.query(sql`update member set recharge_flag = 0 where id = ${shop.member.id}`);
    await confirm(5);
    expect(await view(payToken)).toMatchObject({ status: 1, paidAmount: '38.5' });
    const { id } = await gateway.db.one<{ id: bigint }>(sql`
      select id from deposit where member_id = ${shop.member.id}`);
    await operate(gateway, 'deposits approve', [String(id)]);
    expect((await view(payToken)).status).toBe(2);
  });
});

it('comes in while the merchant’s own account may move nothing, as a payment from a balance does', async () => {
  const payToken = await shop.placed();
  await gateway.db.query(sql`update member set user_flag = 3 where id = ${shop.member.id}`);
  await send(payToken, 38_500_000n);
  await confirm(6);
  expect((await view(payToken)).status).toBe(2);
});

describe('a reorganisation', () => {
  it('takes the confirmations away, and another block gives them back', async () => {
    const payToken = await shop.placed();
    await send(payToken, 38_500_000n);
    await confirm(5);
    await chain().reorganise(5, false);
    await scanChain(gateway.services, chain());
    expect(await view(payToken)).toMatchObject({ status: 1, chain: { confirmations: 0 } });
    await confirm(6);
    expect((await view(payToken)).status).toBe(2);
    expect(await balanceOf()).toBe(38_500_000n - 231_000n);
  });

  it('that drops the money leaves the payment unpaid', async () => {
    const payToken = await shop.placed();
    await send(payToken, 38_500_000n);
    await confirm(4);
    await chain().reorganise(4, true);
    await confirm(1);
    await confirm(110);
    expect(await view(payToken)).toMatchObject({ status: 1, paidAmount: '0', chain: null });
    expect((await ask(payToken)).body.amount).toBe('38.5');
    expect(await balanceOf()).toBe(0n);
  });
});

it('many parts at once, read by several at once, count once each and cost one fee', async () => {
  const payToken = await shop.placed({ amount: '100' });
  const { address } = (await ask(payToken)).body;
  for (let part = 0; part < 10; part++) await chain().pay([{ address, currency: 'USDT', raw: 10n * USDT }]);
  await chain().mine(6);
  await Promise.all(Array.from({ length: 4 }, () => scanChain(gateway.services, chain())));
  await scanChain(gateway.services, chain());
  expect(await view(payToken)).toMatchObject({ status: 2, paidAmount: '100', flags: [] });
  expect(await balanceOf()).toBe(100n * USDT - 600_000n);
});
