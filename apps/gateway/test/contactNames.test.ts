import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { payTicket, type Sent } from './harness/payTicket.ts';
import { signIn, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
let friend: TestMember;
useTestGateway({ signedIn: true, kycLevel: 2, balances: { USDT: '1000' } }, async (stage) => {
  ({ gateway, member, device } = stage);
  friend = await gateway.member({ balances: { USDT: '10' } });
});

const COLD = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const save = async (entry: object) => {
  const { code } = await device.call('/exchangeUser/address/add', { remark: '', ...entry });
  expect(code).toBe('0000');
};
const send = async (to: Pick<Sent, 'toType' | 'to'> & Partial<Sent>): Promise<string> => {
  const sent: Sent = { currency: 'USDT', amount: '5', ...to };
  const payPassTicket = await payTicket(gateway, member, sent);
  const request = { reqNo: randomUUID(), payPassTicket, ...sent };
  return (await device.call('/lucky_transfer/transferTo', request)).body.billNo;
};
const find = async (keyword?: string, by = device) => {
  const page = { pageNo: 1, pageSize: 100, orderType: 'ALL', ...(keyword === undefined ? {} : { keyword }) };
  return (await by.call('/order/pageQuery/v2', page)).body.list as { billNo: string; contactName?: string }[];
};

it('a bill has the name by which its owner knows the other side, and a search finds it', async () => {
  const billNo = await send({ toType: 1, to: friend.userNo });
  expect((await find())[0]).not.toHaveProperty('contactName');
  await save({ toType: 1, to: friend.userNo, name: 'Aunt Mei' });

  expect((await find())[0]).toMatchObject({ billNo, contactName: 'Aunt Mei' });
  expect(await find('aunt m')).toMatchObject([{ billNo }]);
  expect(await find('aunt x')).toEqual([]);
  expect((await device.call('/order/detail', { billNo })).body.contactName).toBe('Aunt Mei');
});

it('a withdrawal has the name of its address', async () => {
  await save({ toType: 2, to: COLD, currencyCode: 'USDT', protocol: 'TRC20', name: 'Cold wallet' });
  const terms = { fee: '1', total: '21' };
  const billNo = await send({ toType: 2, to: COLD, protocol: 'TRC20', amount: '20', terms });
  expect(await find('cold')).toMatchObject([{ billNo, contactName: 'Cold wallet' }]);
});

it('the name stays with its owner: neither the other side nor a receipt has it', async () => {
  await save({ toType: 1, to: friend.userNo, name: 'Aunt Mei' });
  const billNo = await send({ toType: 1, to: friend.userNo });
  const { body: receipt } = await device.call('/order/getPaymentReceipt', { billNo });
  expect(JSON.stringify(receipt)).not.toContain('Aunt');
  const theirs = await find(undefined, await signIn(gateway.device(), friend));
  expect(theirs[0]).not.toHaveProperty('contactName');
});

it('recent payees are those of transfers, the latest first, each once', async () => {
  const recent = async () => (await device.call('/lucky_transfer/recentPayees')).body as { userNo: string }[];
  expect(await recent()).toEqual([]);
  const second = await gateway.member();
  const first = await send({ toType: 1, to: friend.userNo });
  await gateway.shiftClock(1000);
  await send({ toType: 1, to: second.userNo });
  await gateway.shiftClock(2000);
  await send({ toType: 1, to: friend.userNo });
  expect((await recent()).map(({ userNo }) => userNo)).toEqual([friend.userNo, second.userNo]);
  expect((await recent())[0]).toMatchObject({ nickMasked: expect.any(String), lastAt: expect.any(Number) });

  // A transfer whose bill is hidden gives nobody away.
  await device.call('/order/deleteLucky/v2', { billNos: (await find()).map(({ billNo }) => billNo) });
  expect(await recent()).toEqual([]);
  await device.call('/order/restoreLucky', { billNos: [first] });
  expect((await recent()).map(({ userNo }) => userNo)).toEqual([friend.userNo]);
});
