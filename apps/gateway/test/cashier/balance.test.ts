import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import type { SimulatedChain } from '../../src/outside/chain/simulator/SimulatedChain.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import { payTicket } from '../harness/payTicket.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
let shop: MerchantServer;
let payer: TestMember;
let device: TestDevice;
useTestGateway({ balances: { USDT: '100', USDC: '100' }, signedIn: true }, (stage) => {
  ({ gateway, member: payer, device } = stage);
});
beforeEach(async () => {
  shop = await MerchantServer.open(gateway);
});
afterEach(async () => await expectSoundLedger(gateway));

const view = async (payToken: string) =>
  (await gateway.device().call('/luckyrecharge/queryRechargeBill', { payToken })).body;
const transfer = async (fields: object, who = device) =>
  await who.call('/lucky_transfer/transferTo', { toType: 4, currency: 'USDT', amount: '38.5', ...fields });
async function pay(to: string, fields: object = {}, who = device, member = payer) {
  const sent = { toType: 4, to, currency: 'USDT', amount: '38.5', ...fields };
  const payPassTicket = await payTicket(gateway, member, sent);
  return await transfer({ to, reqNo: randomUUID(), payPassTicket, ...fields }, who);
}
const balanceOf = async ({ id }: Pick<TestMember, 'id'>) =>
  (await gateway.services.ledger.balances(id))[0]?.balance ?? 0n;

describe('paying from the balance', () => {
  it('names the merchant, and pays at once; the merchant pays the fee', async () => {
    const payToken = await shop.placed();
    expect((await transfer({ to: payToken, preview: true })).body).toMatchObject({
      nickMasked: 'Harbour Books',
      fee: '0',
      warnings: ['FIRST_TIME'],
    });
    const { body } = await pay(payToken);
    expect(body).toMatchObject({ fee: '0', status: 2 });
    expect(await view(payToken)).toMatchObject({ status: 2, paidAmount: '38.5', flags: [], chain: null });
    expect([await balanceOf(payer), await balanceOf(shop.member)]).toEqual([61_500_000n, 38_500_000n - 231_000n]);
    expect((await device.call('/order/detail', { billNo: body.billNo })).body).toMatchObject({
      recordType: 'PAYMENT',
      amount: '-38.5',
      fee: '0',
      remark: 'Two books',
    });
  });

  it('pays once, and replays its answer', async () => {
    const payToken = await shop.placed();
    const reqNo = randomUUID();
    const first = await pay(payToken, { reqNo });
    expect((await pay(payToken, { reqNo })).body).toEqual(first.body);
    expect((await pay(payToken)).code).toBe('ORDER_ALREADY_DONE');
    expect(await balanceOf(payer)).toBe(61_500_000n);
  });

  it('of many payers at once lets one through', async () => {
    const payToken = await shop.placed();
    const others = await Promise.all(Array.from({ length: 5 }, () => gateway.member({ balances: { USDT: '100' } })));
    const devices = await Promise.all(others.map((member) => signIn(gateway.device(), member)));
    const answers = await Promise.all(devices.map((who, at) => pay(payToken, {}, who, others[at])));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      '0000',
      ...Array.from({ length: 4 }, () => 'ORDER_ALREADY_DONE'),
    ]);
    expect(await balanceOf(shop.member)).toBe(38_500_000n - 231_000n);
  });

  it('pays what is missing after a deposit, and never what a network is still confirming', async () => {
    const payToken = await shop.placed();
    const chain = gateway.services.simulators.find(({ protocol }) => protocol === 'TRC20') as SimulatedChain;
    const { body } = await device.call('/luckyrecharge/getRechargeAddress', { payToken, protocol: 'TRC20' });
    await chain.pay([{ address: body.address, currency: 'USDT', raw: 30_000_000n }]);
    await chain.mine(1);
    await scanChain(gateway.services, chain);
    expect(await pay(payToken)).toMatchObject({ code: 'AMOUNT_INVALID', body: { currency: 'USDT', amount: '8.5' } });
    expect((await pay(payToken, { amount: '8.5' })).code).toBe('0000');
    expect((await view(payToken)).status).toBe(1);
    await chain.mine(5);
    await scanChain(gateway.services, chain);
    expect(await view(payToken)).toMatchObject({ status: 2, paidAmount: '38.5', flags: [] });
    expect(await balanceOf(shop.member)).toBe(38_500_000n - 231_000n);
  });

  it('is refused for any other currency or amount', async () => {
    const outTradeNo = randomUUID();
    const payToken = await shop.placed({ outTradeNo });
    expect((await pay(payToken, { amount: '38' })).code).toBe('AMOUNT_INVALID');
    expect((await pay(payToken, { currency: 'USDC' })).code).toBe('AMOUNT_INVALID');
    expect((await pay('A'.repeat(22))).code).toBe('ORDER_NOT_FOUND');
    const owner = await signIn(gateway.device(), shop.member);
    expect((await pay(payToken, {}, owner, shop.member)).code).toBe('USER_INVALID');
    expect((await transfer({ to: payToken, preview: true }, owner)).code).toBe('USER_INVALID');
    const ticket = await payTicket(gateway, payer, { toType: 1, to: payToken, currency: 'USDT', amount: '38.5' });
    expect((await pay(payToken, { payPassTicket: ticket })).code).toBe('NO_THIS_TICKET');
    await shop.ask('close', outTradeNo);
    expect((await pay(payToken)).code).toBe('ORDER_CANCELED');
    expect(await balanceOf(payer)).toBe(100_000_000n);
  });

  it('is refused after the end, and without the money', async () => {
    const payToken = await shop.placed({ amount: '100.5' });
    expect((await pay(payToken, { amount: '100.5' })).code).toBe('BALANCE_NOT_ENOUGH');
    const short = await shop.placed({ expireMin: 2 });
    await gateway.shiftClock(2 * MINUTE);
    expect((await pay(short)).code).toBe('ORDER_EXPIRED');
    expect((await transfer({ to: short, preview: true })).code).toBe('ORDER_EXPIRED');
  });
});
