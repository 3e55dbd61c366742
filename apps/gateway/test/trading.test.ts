import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { promiseMethodBonus } from './harness/methodBonus.ts';
import { startHold } from './harness/holds.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';
import { preview } from './withdrawal/withdrawalStage.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway(
  { signedIn: true, kycLevel: 2, balances: { USDT: '100' } },
  (stage: Stage) => ({ gateway, member, device } = stage),
);

describe('the functions that are open', () => {
  const open = async () => (await device.call('/lucky_common/transFunctionType')).body;
  const set = async (change: ReturnType<typeof sql>) =>
    await gateway.db.query(sql`update member set ${change} where id = ${member.id}`);

  it('follow the member’s flags and holds', async () => {
    expect(await open()).toEqual({ transFunctionType: [1, 2, 3, 4, 5, 6, 8, 9], acceptorButton: false });
    await set(sql`withdraw_flag = 0`);
    expect((await open()).transFunctionType).toEqual([2, 3, 4, 5, 6, 8, 9]);
    await set(sql`withdraw_flag = 1, recharge_flag = 0`);
    expect((await open()).transFunctionType).toEqual([1, 3, 4, 5, 6, 8, 9]);
    await set(sql`recharge_flag = 1, transfer_flag = 0`);
    expect((await open()).transFunctionType).toEqual([1, 2, 4, 5, 9]);
    await set(sql`transfer_flag = 1`);
    await startHold(gateway, member.id);
    expect((await open()).transFunctionType).toEqual([2, 4, 5, 9]);
    await gateway.db.query(sql`
      insert into restriction (member_id, kind, starts_at, ends_at)
      values (${member.id}, 'account', app_now() - interval '1 minute', app_now() + interval '1 hour')`);
    expect((await open()).transFunctionType).toEqual([4, 5]);
  });

  it.each([
    ['withdrawal', [2, 3, 4, 5, 6, 8, 9]],
    ['recharge', [1, 3, 4, 5, 6, 8, 9]],
  ])('are without %s while it is restricted, as the call itself is', async (kind, functions) => {
    await gateway.db.query(sql`
      insert into restriction (member_id, kind, starts_at, ends_at)
      values (${member.id}, ${kind}, app_now() - interval '1 minute', app_now() + interval '1 hour')`);
    expect((await open()).transFunctionType).toEqual(functions);
    const address = await device.call('/exchangeRecharge/getRechargeAddress', { currency: 'USDT', protocol: 'TRC20' });
    const codes = { withdrawal: (await preview(device)).code, recharge: address.code };
    expect(codes).toEqual({ withdrawal: '0000', recharge: '0000', [kind]: 'NO_RIGHTS' });
    await gateway.db.query(sql`update restriction set ends_at = app_now() where member_id = ${member.id}`);
    expect((await open()).transFunctionType).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  });

  it('show the acceptor’s switch to acceptors', async () => {
    await signIn(device, await gateway.member({ userType: 7 }));
    expect((await open()).acceptorButton).toBe(true);
  });
});

it('shows pay methods that have a bonus, with what is left today', async () => {
  const shown = async () => (await device.call('/lucky_common/getDiscountShowConfig')).body.discountShowConfig;
  const entry = (payMethodId: number, remainToday: string) => ({
    payMethodId,
    transactionType: 9,
    tag: '送3%',
    rate: '3',
    dailyCap: '30',
    remainToday,
    pairDays: 30,
  });
  expect(await shown()).toEqual([entry(1, '30'), entry(4, '30')]);
  const { policy } = gateway.services.config;
  const peer = await gateway.member();
  await promiseMethodBonus(gateway.db, policy, {
    memberId: member.id,
    peerId: peer.id,
    billNo: 'B1',
    amount: 150_000_000n,
  });
  expect(await shown()).toEqual([entry(1, '25.5'), entry(4, '25.5')]);
});
