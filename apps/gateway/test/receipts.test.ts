import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operate } from './harness/operate.ts';
import { payTicket } from './harness/payTicket.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true, balances: { USDT: '100' } }, (stage: Stage) => ({ gateway, member, device } = stage));

const receiptOf = async (billNo: string) => await device.call('/order/getPaymentReceipt', { billNo });

async function send(to: TestMember): Promise<string> {
  const request = { toType: 1, to: to.userNo, currency: 'USDT', amount: '12.5', remark: 'Lunch' };
  const payPassTicket = await payTicket(gateway, member, request);
  const { body } = await device.call('/lucky_transfer/transferTo', { ...request, reqNo: randomUUID(), payPassTicket });
  return body.billNo;
}

async function check(values: Record<string, string>) {
  return await operate(gateway, 'receipts check', [], { user: member.userNo, ...values });
}

describe('a receipt', () => {
  it('shows both sides masked, seen from its owner', async () => {
    const other = await gateway.member();
    const billNo = await send(other);
    const { body } = await receiptOf(billNo);
    expect(body).toMatchObject({
      billNo,
      amount: '-12.5',
      currency: 'USDT',
      remark: 'Lunch',
      payer: { nickMasked: 'R•••' },
      payment: null,
      txid: null,
      completedAt: body.createdAt,
      seal: expect.stringMatching(/^[\w-]{12}$/),
    });
    expect(body.payee).toEqual(body.counterparty);
    expect(JSON.stringify(body)).not.toContain(other.userNo);
    expect(body.issuedAt).toBeGreaterThanOrEqual(body.completedAt);

    await signIn(device, other);
    const { list } = (await device.call('/order/pageQuery/v2', { pageNo: 1, pageSize: 1, orderType: 'RECV' })).body;
    const { body: received } = await receiptOf(list[0].billNo);
    expect(received).toMatchObject({ amount: '12.5', payer: body.payer, payee: body.payee });
    expect((await receiptOf(billNo)).code).toBe('ORDER_NOT_FOUND');
  });

  it('names no payer for money that came over a network', async () => {
    const { list } = await gateway.services.ledger.bills({ userId: member.id, pageNo: 1, pageSize: 1 });
    const { body } = await receiptOf(list[0]?.billNo ?? '');
    expect(body).toMatchObject({ recordType: 'DEPOSIT', payer: null, payee: { nickMasked: 'R•••' } });
  });

  it('is there for completed bills only', async () => {
    const held = await gateway.services.ledger.hold({
      actor: member.id,
      key: randomUUID(),
      from: member.id,
      asset: 'USDT',
      amount: 1_000_000n,
      refKind: 'test',
      refId: randomUUID(),
      bizType: 804,
    });
    const billNo = held.ok ? (held.billNo ?? '') : '';
    expect((await receiptOf(billNo)).code).toBe('CONDITION_NOT_FULLFILL');
    expect((await receiptOf('99999999999999999999')).code).toBe('ORDER_NOT_FOUND');
  });

  it('has a seal by which staff tell it from a false one, also after its owner has cleared the list', async () => {
    const billNo = await send(await gateway.member());
    const { issuedAt, seal } = (await receiptOf(billNo)).body;
    const shown = { bill: billNo, issued: String(issuedAt), seal };
    expect(await check(shown)).toMatchObject({ code: 0, text: expect.stringContaining('-12.5 USDT, fee 0') });
    await device.call('/exchangeUser/changeNickName', { nickName: 'Sparrow' });
    await gateway.services.ledger.hideBills(member.id, [billNo]);
    expect((await check(shown)).code).toBe(0);
    for (const change of [
      { issued: String(issuedAt + 1) },
      { seal: `${seal.slice(0, -1)}${seal.endsWith('A') ? 'B' : 'A'}` },
      { seal: '' },
      { bill: await send(await gateway.member()) },
      { user: (await gateway.member()).userNo },
    ])
      expect(await check({ ...shown, ...change })).toEqual({ code: 1, text: 'Not one of ours.' });
    await expect(check({ ...shown, issued: 'yesterday' })).rejects.toThrow('--issued');
  });
});
