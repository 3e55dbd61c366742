import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import type { SimulatedChain } from '../../src/outside/chain/simulator/SimulatedChain.ts';
import { sql } from '../../src/db/index.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import { payTicket } from '../harness/payTicket.ts';
import { signIn, type TestMember } from '../harness/testGateway.ts';
import { type TradeScene, useTradeScene } from '../trades/tradeScene.ts';
import { Trader } from '../trades/TradeStage.ts';

const FEE = 600_000n;
const HUNDRED = 100_000_000n;

let scene: TradeScene;
let shop: MerchantServer;
useTradeScene((set) => (scene = set));
beforeEach(async () => {
  shop = await MerchantServer.open(scene.gateway);
});

const balanceOf = async ({ id }: Pick<TestMember, 'id'>) =>
  (await scene.gateway.services.ledger.balances(id)).find(({ asset }) => asset === 'USDT')?.balance ?? 0n;
const view = async (payToken: string) =>
  (await scene.gateway.device().call('/luckyrecharge/queryRechargeBill', { payToken })).body;

async function ordered(fields: Record<string, string | number> = {}) {
  const payToken = await shop.placed({ amount: '100', ...fields });
  const sale = (await scene.seller.sell()).body.billNo as string;
  const { code, body } = await scene.buyer.buy({ payToken });
  expect(code).toBe('0000');
  return { payToken, sale, purchase: body.order.billNo as string };
}

async function released(order: { readonly sale: string; readonly purchase: string }): Promise<void> {
  expect((await scene.buyer.pay(order.purchase)).code).toBe('0000');
  expect((await scene.seller.release(order.sale)).code).toBe('0000');
}

async function arrive(payToken: string, raw: bigint): Promise<void> {
  const { services } = scene.gateway;
  const chain = services.simulators.find(({ protocol }) => protocol === 'TRC20') as SimulatedChain;
  const { body } = await scene.gateway
    .device()
    .call('/luckyrecharge/getRechargeAddress', { payToken, protocol: 'TRC20' });
  await chain.pay([{ address: body.address, currency: 'USDT', raw }]);
  await chain.mine(6);
  await scanChain(services, chain);
}

describe('a purchase that pays a merchant', () => {
  it('pays the merchant at completion, and the buyer keeps what they had', async () => {
    const before = await balanceOf(scene.buyer.member);
    const order = await ordered();
    expect(await view(order.payToken)).toMatchObject({ status: 1, paidAmount: '100', buying: true });
    await released(order);
    expect(await view(order.payToken)).toMatchObject({ status: 2, paidAmount: '100', buying: false, flags: [] });
    expect(await balanceOf(shop.member)).toBe(HUNDRED - FEE);
    // Only the bonus of the pay method stays.
    expect(await balanceOf(scene.buyer.member)).toBe(before + 3_000_000n);
  });

  it('leaves nobody else to pay meanwhile', async () => {
    const { payToken } = await ordered();
    const other = await scene.gateway.member({ balances: { USDT: '200' } });
    const device = await signIn(scene.gateway.device(), other);
    const request = { toType: 4, to: payToken, currency: 'USDT', amount: '100' };
    const payPassTicket = await payTicket(scene.gateway, other, request);
    const { code } = await device.call('/lucky_transfer/transferTo', {
      ...request,
      reqNo: randomUUID(),
      payPassTicket,
    });
    expect(code).toBe('ORDER_ALREADY_DONE');
    expect((await scene.buyer.buy({ payToken })).code).toBe('ORDER_ALREADY_DONE');
  });

  it('counts as in time when it was ordered in time, however long the seller takes', async () => {
    const order = await ordered({ expireMin: 2 });
    await scene.later(5);
    await scene.deadlines();
    expect(await view(order.payToken)).toMatchObject({ status: 1 });
    await released(order);
    expect(await view(order.payToken)).toMatchObject({ status: 2, flags: [] });
  });

  it('expires the payment when the trade fails after the end', async () => {
    const order = await ordered({ expireMin: 2 });
    await scene.later(5);
    await scene.deadlines();
    expect((await scene.buyer.cancelPurchase(order.purchase)).code).toBe('0000');
    expect(await view(order.payToken)).toMatchObject({ status: 3, buying: false, paidAmount: '0' });
    const { state } = await scene.gateway.db.one<{ state: string }>(sql`
      select state from merchant_payment where token = ${order.payToken}`);
    expect(state).toBe('expired');
  });

  it('can be paid another way after the trade has failed in time', async () => {
    const order = await ordered();
    expect((await scene.buyer.cancelPurchase(order.purchase)).code).toBe('0000');
    expect(await view(order.payToken)).toMatchObject({ status: 1, paidAmount: '0', ways: ['balance', 'buy', 'chain'] });
    await arrive(order.payToken, HUNDRED);
    expect(await view(order.payToken)).toMatchObject({ status: 2 });
  });

  it('leaves the coins to the buyer when a network has paid meanwhile', async () => {
    const { payToken } = { payToken: await shop.placed({ amount: '100' }) };
    // The address is known before the purchase: nobody can refuse what comes to it.
    const { services } = scene.gateway;
    const chain = services.simulators.find(({ protocol }) => protocol === 'TRC20') as SimulatedChain;
    const { body } = await scene.gateway
      .device()
      .call('/luckyrecharge/getRechargeAddress', { payToken, protocol: 'TRC20' });
    const sale = (await scene.seller.sell()).body.billNo as string;
    const purchase = (await scene.buyer.buy({ payToken })).body.order.billNo as string;
    await chain.pay([{ address: body.address, currency: 'USDT', raw: HUNDRED }]);
    await chain.mine(6);
    await scanChain(services, chain);
    const before = await balanceOf(scene.buyer.member);
    await released({ sale, purchase });
    expect(await view(payToken)).toMatchObject({ status: 2, flags: [], buying: false });
    expect(await balanceOf(shop.member)).toBe(HUNDRED - FEE);
    expect(await balanceOf(scene.buyer.member)).toBe(before + HUNDRED + 3_000_000n);
  });

  it('pays only what a network has left to pay', async () => {
    const payToken = await shop.placed({ amount: '110' });
    const { services } = scene.gateway;
    const chain = services.simulators.find(({ protocol }) => protocol === 'TRC20') as SimulatedChain;
    const { body } = await scene.gateway
      .device()
      .call('/luckyrecharge/getRechargeAddress', { payToken, protocol: 'TRC20' });
    await chain.pay([{ address: body.address, currency: 'USDT', raw: 10_000_000n }]);
    await chain.mine(6);
    await scanChain(services, chain);
    const sale = (await scene.seller.sell()).body.billNo as string;
    const { body: bought } = await scene.buyer.buy({ payToken });
    await chain.pay([{ address: body.address, currency: 'USDT', raw: 30_000_000n }]);
    await chain.mine(6);
    await scanChain(services, chain);
    await released({ sale, purchase: bought.order.billNo });
    expect(await view(payToken)).toMatchObject({ status: 2, paidAmount: '110', flags: [] });
    expect(await balanceOf(shop.member)).toBe(110_000_000n - 660_000n);
  });

  it('is paid by the coins of an acceptor who took the order', async () => {
    const acceptor = await Trader.open(scene.gateway, { userType: 7, balances: { USDT: '1000' }, realName: '周立恒' });
    expect((await acceptor.offerLots()).code).toBe('0000');
    const payToken = await shop.placed({ amount: '100' });
    const order = { ...(await scene.buyer.purchase()), payToken };
    expect((await scene.buyer.buy(order)).code).toBe('2222');
    const accepted = await acceptor.acceptFirst();
    expect(accepted.code).toBe('0000');
    expect(await view(payToken)).toMatchObject({ status: 1, buying: true });
    const { body } = await scene.buyer.buy(order);
    await scene.buyer.pay(body.order.billNo);
    expect((await acceptor.release(accepted.body.order.billNo)).code).toBe('0000');
    expect(await view(payToken)).toMatchObject({ status: 2, buying: false });
    expect(await balanceOf(shop.member)).toBe(HUNDRED - FEE);
  });

  it('must be for exactly what is missing, and by the payer whom the merchant names', async () => {
    await scene.seller.sell();
    const other = await shop.placed({ amount: '90' });
    expect(await scene.buyer.buy({ payToken: other })).toMatchObject({
      code: 'AMOUNT_INVALID',
      body: { amount: '90' },
    });
    const named = await shop.placed({ amount: '100', payerName: '王大力' });
    expect(await view(named)).toMatchObject({ namedPayer: true, ways: ['balance', 'buy'], protocols: [] });
    expect((await scene.buyer.buy({ payToken: named })).code).toBe('6014');
    const right = await shop.placed({ amount: '100', payerName: '张晓明' });
    expect((await scene.buyer.buy({ payToken: right })).code).toBe('0000');
    expect((await scene.buyer.buy({ payToken: 'A'.repeat(22) })).code).toBe('ARGS_INVALID');
  });
});

describe('a named payer', () => {
  it('pays from the balance under that name only, and never over a network', async () => {
    const payToken = await shop.placed({ amount: '20', payerName: '王大力' });
    const request = { toType: 4, to: payToken, currency: 'USDT', amount: '20' };
    const { device, member } = scene.buyer;
    expect((await device.call('/lucky_transfer/transferTo', { ...request, preview: true })).code).toBe('6014');
    const payPassTicket = await payTicket(scene.gateway, member, request);
    const { code } = await device.call('/lucky_transfer/transferTo', {
      ...request,
      reqNo: randomUUID(),
      payPassTicket,
    });
    expect(code).toBe('6014');
    expect((await device.call('/luckyrecharge/getRechargeAddress', { payToken, protocol: 'TRC20' })).code).toBe('6014');
    expect((await shop.place({ payerName: '1' })).body).toEqual({ fields: ['payerName'] });
  });
});
