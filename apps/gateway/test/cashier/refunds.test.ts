import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import type { SimulatedChain } from '../../src/outside/chain/simulator/SimulatedChain.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import { payTicket } from '../harness/payTicket.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import type { TestGateway, TestMember } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

let gateway: TestGateway;
let shop: MerchantServer;
let payer: TestMember;
let device: TestDevice;
useTestGateway({ balances: { USDT: '100' }, signedIn: true }, (stage) => {
  ({ gateway, member: payer, device } = stage);
});
beforeEach(async () => {
  shop = await MerchantServer.open(gateway);
});
afterEach(async () => await expectSoundLedger(gateway));

const view = async (payToken: string) =>
  (await gateway.device().call('/luckyrecharge/queryRechargeBill', { payToken })).body;
const balanceOf = async ({ id }: Pick<TestMember, 'id'>) =>
  (await gateway.services.ledger.balances(id))[0]?.balance ?? 0n;
const refund = async (outTradeNo: string, fields: Record<string, string>) =>
  await shop.ask('refund', outTradeNo, fields);

async function paid(outTradeNo: string): Promise<string> {
  const to = await shop.placed({ outTradeNo, amount: '40' });
  const request = { toType: 4, to, currency: 'USDT', amount: '40' };
  const payPassTicket = await payTicket(gateway, payer, request);
  const { code } = await device.call('/lucky_transfer/transferTo', { ...request, reqNo: randomUUID(), payPassTicket });
  expect(code).toBe('0000');
  return to;
}

async function paidOnChain(outTradeNo: string, raw: bigint): Promise<string> {
  const payToken = await shop.placed({ outTradeNo, amount: '40' });
  const chain = gateway.services.simulators.find(({ protocol }) => protocol === 'TRC20') as SimulatedChain;
  const { body } = await gateway.device().call('/luckyrecharge/getRechargeAddress', { payToken, protocol: 'TRC20' });
  await chain.pay([{ address: body.address, currency: 'USDT', raw }]);
  await chain.mine(6);
  await scanChain(gateway.services, chain);
  return payToken;
}

describe('a refund', () => {
  it('of a part goes to the payer and leaves the payment paid; of all, the payment is refunded', async () => {
    const payToken = await paid('R-1');
    const { id } = await gateway.member({ balances: { USDT: '10' } });
    // The fee stays with the house, so the merchant needs money of their own for the whole sum.
    await gateway.services.ledger.transfer({
      actor: 0n,
      key: randomUUID(),
      from: id,
      to: shop.member.id,
      asset: 'USDT',
      amount: 1_000_000n,
    });
    expect((await refund('R-1', { outRefundNo: 'A', amount: '15' })).body).toMatchObject({
      status: 2,
      refundedAmount: '15',
      paidAmount: '40',
    });
    expect(await balanceOf(payer)).toBe(75_000_000n);
    expect(await view(payToken)).toMatchObject({ status: 2, refundedAmount: '15' });
    expect(await refund('R-1', { outRefundNo: 'B', amount: '25.000001' })).toMatchObject({
      code: 'AMOUNT_INVALID',
      body: { max: '25' },
    });
    expect((await refund('R-1', { outRefundNo: 'B', amount: '25' })).body).toMatchObject({
      status: 5,
      refundedAmount: '40',
    });
    expect(await balanceOf(payer)).toBe(100_000_000n);
    expect(await view(payToken)).toMatchObject({ status: 5 });
    const preview = { toType: 4, to: payToken, currency: 'USDT', amount: '40', preview: true };
    expect((await device.call('/lucky_transfer/transferTo', preview)).code).toBe('ORDER_ALREADY_DONE');
  });

  it('happens once for each number', async () => {
    await paid('R-2');
    const wish = { outRefundNo: 'A', amount: '10' };
    const answers = await Promise.all([refund('R-2', wish), refund('R-2', wish)]);
    expect(answers.map(({ code }) => code)).toEqual(['0000', '0000']);
    expect(await balanceOf(payer)).toBe(70_000_000n);
    expect((await refund('R-2', { ...wish, amount: '11' })).code).toBe('ALREADY_EXISTS');
  });

  it('of money from a network goes to the member whom the merchant names', async () => {
    const payToken = await paidOnChain('R-3', 50_000_000n);
    expect((await view(payToken)).flags).toEqual(['OVER']);
    expect(await refund('R-3', { outRefundNo: 'A', amount: '10' })).toMatchObject({
      code: 'ARGS_INVALID',
      body: { fields: ['userNo'] },
    });
    expect((await refund('R-3', { outRefundNo: 'A', amount: '10', userNo: 'NOBODY' })).code).toBe('USER_NOT_FOUND');
    expect((await refund('R-3', { outRefundNo: 'A', amount: '10', userNo: payer.userNo })).body).toMatchObject({
      status: 2,
      flags: 'OVER',
    });
    expect(await balanceOf(payer)).toBe(110_000_000n);
  });

  it('of a member’s money goes to nobody but that member, whatever the signed request names [S56]', async () => {
    await paid('R-6');
    const thief = await gateway.member();
    for (const { userNo } of [thief, payer])
      expect(await refund('R-6', { outRefundNo: 'A', amount: '5', userNo })).toMatchObject({
        code: 'ARGS_INVALID',
        body: { fields: ['userNo'] },
      });
    expect(await balanceOf(thief)).toBe(0n);
    expect((await refund('R-6', { outRefundNo: 'A', amount: '5' })).code).toBe('0000');
    expect(await balanceOf(payer)).toBe(65_000_000n);
  });

  it('waits for the end of a payment, and needs the merchant’s money', async () => {
    const payToken = await paidOnChain('R-4', 15_000_000n);
    expect(await view(payToken)).toMatchObject({ status: 1, flags: ['PARTIAL'] });
    expect((await refund('R-4', { outRefundNo: 'A', amount: '15', userNo: payer.userNo })).code).toBe(
      'CONDITION_NOT_FULLFILL',
    );
    await paid('R-5');
    const { id } = shop.member;
    const all = (await balanceOf(shop.member)) - 1n;
    await gateway.services.ledger.transfer({
      actor: 0n,
      key: randomUUID(),
      from: id,
      to: payer.id,
      asset: 'USDT',
      amount: all,
    });
    expect((await refund('R-5', { outRefundNo: 'A', amount: '40' })).code).toBe('BALANCE_NOT_ENOUGH');
  });
});
