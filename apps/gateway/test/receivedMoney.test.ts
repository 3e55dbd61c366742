import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { BIZ_TYPES } from '../src/ledger/index.ts';
import { signIn, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

const DAY = 86_400_000;

let { gateway, member, device } = {} as Stage;
let other: TestMember;
useTestGateway({ signedIn: true }, async (stage) => {
  ({ gateway, member, device } = stage);
  other = await gateway.member({ balances: { USDT: '1000' } });
});

const told = async () => {
  const { hasNoticeDot, lastReceivedAt } = (await device.call('/exchangeUser/getUserInfo')).body;
  return { hasNoticeDot, lastReceivedAt } as { hasNoticeDot: boolean; lastReceivedAt: number | null };
};
const send = async (from: TestMember, to: TestMember, bizType: number = BIZ_TYPES.transfer) => {
  const moved = await gateway.services.ledger.transfer({
    actor: 0n,
    key: randomUUID(),
    from: from.id,
    to: to.id,
    asset: 'USDT',
    amount: 1_000_000n,
    bizTypes: { send: bizType, recv: bizType },
  });
  if (!moved.ok) throw new Error(JSON.stringify(moved));
  return moved;
};
const see = async (until: number) => (await device.call('/exchangeInbox/setReceivedRead', { until })).code;

it('the member learns of received money, until they have seen it', async () => {
  expect(await told()).toEqual({ hasNoticeDot: false, lastReceivedAt: null });
  await send(other, member, BIZ_TYPES.payIn);
  const first = await told();
  expect(first).toEqual({ hasNoticeDot: true, lastReceivedAt: expect.any(Number) });
  await send(member, other);
  expect(await told()).toEqual(first);

  expect(await see(first.lastReceivedAt ?? 0)).toBe('0000');
  expect(await told()).toEqual({ ...first, hasNoticeDot: false });
  await gateway.shiftClock(1000);
  await send(other, member);
  const second = await told();
  expect(second.hasNoticeDot).toBe(true);
  expect(second.lastReceivedAt).toBeGreaterThan(first.lastReceivedAt ?? 0);
  // An older tab does not bring the mark back, nor does it take a newer one.
  await see(first.lastReceivedAt ?? 0);
  expect((await told()).hasNoticeDot).toBe(true);
});

it('nobody can see in advance what has not come', async () => {
  await see(Date.now() + DAY);
  await gateway.shiftClock(1000);
  await send(other, member);
  expect((await told()).hasNoticeDot).toBe(true);
});

it('a deposit is received when it is credited, not when the network shows it', async () => {
  const { ledger } = gateway.services;
  const billNo = await ledger.expect({
    userId: member.id,
    asset: 'USDT',
    amount: 5_000_000n,
    bizType: BIZ_TYPES.recharge,
  });
  expect(await told()).toEqual({ hasNoticeDot: false, lastReceivedAt: null });
  await gateway.db.query(sql`update bill set created_at = app_now() - interval '1 hour' where bill_no = ${billNo}`);
  const command = { actor: 0n, key: randomUUID(), to: member.id, asset: 'USDT', amount: 5_000_000n };
  await ledger.credit({ ...command, bizType: BIZ_TYPES.recharge, billNo });
  expect((await told()).lastReceivedAt).not.toBeNull();
  const page = { pageNo: 1, pageSize: 10, orderType: 'ALL', direction: 'in' };
  const [bill] = (await device.call('/order/pageQuery/v2', page)).body.list;
  expect(bill).toMatchObject({ billNo, status: 2 });
  expect(bill.completedAt - bill.createdAt).toBeGreaterThan(3_000_000);
});

it('a hidden bill and one older than a week announce nothing', async () => {
  const { recvBillNo } = await send(other, member);
  await device.call('/order/deleteLucky', { billNo: recvBillNo });
  expect((await told()).lastReceivedAt).toBeNull();
  await send(other, member);
  await gateway.shiftClock(8 * DAY);
  await signIn(device, member);
  expect((await told()).lastReceivedAt).toBeNull();
});
