import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { keepSending } from '../../src/money/withdrawals/send-job.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { giveVoucher, WAIVER } from '../harness/giveVoucher.ts';
import { operate } from '../harness/operate.ts';
import type { TestGateway } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { arrived, drive, endow, eventsOf, preview, request, withdrawalOf } from './withdrawalStage.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway(
  { signedIn: true, kycLevel: 4, balances: { USDT: '1000' } },
  (stage) => ({ gateway, member, device } = stage),
);
afterEach(async () => {
  await expectSoundLedger(gateway);
  // What the house has left is not there for the next test.
  await gateway.db.query(sql`delete from sim_endowment`);
  await gateway.db.query(sql`delete from sim_transfer`);
});
const detail = async (billNo: string) => (await device.call('/order/detail', { billNo })).body;
const usdt = async () => (await gateway.services.ledger.balances(member.id)).find(({ asset }) => asset === 'USDT');

describe('a withdrawal that cannot be signed', () => {
  const unsignable = () => ({
    ...gateway.services,
    chains: {
      ...gateway.services.chains,
      get: (protocol: string) => {
        const chain = gateway.services.chains.get(protocol);
        return chain && { ...chain, prepare: () => Promise.reject(new Error('execution reverted')) };
      },
    },
  });
  const scheduled = async (id: bigint) =>
    await gateway.db.maybe(sql`
      select 1 from graphile_worker.jobs where key = ${`withdrawal:${id}`} and run_at > now() + interval '5 seconds'`);

  it('is tried again for a while, then put before a person', async () => {
    await endow(gateway, '100', 'USDT', 'ERC20');
    const { id, billNo } = await request({ gateway, device });
    await keepSending(unsignable(), id);
    expect(await scheduled(id)).toBeDefined();
    expect((await withdrawalOf(gateway, billNo)).state).toBe('approved');
    expect((await operate(gateway, 'withdrawals list')).text).toMatch(new RegExp(`${billNo} +approved`));
    await gateway.shiftClock(gateway.services.config.policy.withdrawal.signWithin + 1000);
    await keepSending(unsignable(), id);
    expect(await withdrawalOf(gateway, billNo)).toMatchObject({
      state: 'review',
      reason: expect.stringContaining('execution reverted'),
    });
  });

  it('of an account that was closed meanwhile goes to review', async () => {
    await endow(gateway, '100', 'USDT', 'ERC20');
    const { billNo, address } = await request({ gateway, device });
    await gateway.db.query(sql`update member set withdraw_flag = 0 where id = ${member.id}`);
    expect(await drive(gateway, billNo)).toMatchObject({ state: 'review', txid: null });
    expect(await arrived(gateway, address)).toEqual([]);
  });
});

describe('the operator', () => {
  it('refunds a withdrawal that nobody approved, also while the network is down', async () => {
    const { billNo } = await request({ gateway, device }, { amount: '500' });
    const services = { ...gateway.services, chains: { ...gateway.services.chains, get: () => undefined } };
    await operate({ ...gateway, services } as TestGateway, 'withdrawals refuse', [billNo], { reason: 'Closed.' });
    expect(await usdt()).toMatchObject({ balance: 1000_000_000n, held: 0n });
  });

  it('refuses, and everything comes back', async () => {
    const voucherId = await giveVoucher(gateway.db, member.id, WAIVER);
    const { billNo } = await request({ gateway, device }, { amount: '500', voucherId });
    const { remainToday } = (await preview(device)).body;
    expect((await operate(gateway, 'withdrawals list')).text).toContain(`500 USDT`);
    await operate(gateway, 'withdrawals refuse', [billNo], { reason: '请先完成视频认证。' });
    expect(await usdt()).toMatchObject({ balance: 1000_000_000n, held: 0n });
    expect(await detail(billNo)).toMatchObject({
      status: -1,
      postings: [],
      chain: { status: -1, txid: null, reason: '请先完成视频认证。' },
    });
    expect(Number((await preview(device)).body.remainToday) - Number(remainToday)).toBe(500);
    expect((await preview(device, { voucherId })).code).toBe('0000');
    await expect(operate(gateway, 'withdrawals approve', [billNo])).rejects.toThrow('not in review: refused');
    await expect(operate(gateway, 'withdrawals refuse', [billNo], { reason: 'x' })).rejects.toThrow('not in review');
  });

  it('approves or refuses, never both', async () => {
    await endow(gateway, '1000', 'USDT', 'ERC20');
    const { id, billNo } = await request({ gateway, device }, { amount: '500' });
    const outcomes = await Promise.allSettled([
      operate(gateway, 'withdrawals approve', [billNo]),
      operate(gateway, 'withdrawals refuse', [billNo], { reason: 'No.' }),
      operate(gateway, 'withdrawals approve', [billNo]),
      operate(gateway, 'withdrawals refuse', [billNo], { reason: 'No.' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await eventsOf(gateway, id)).toHaveLength(2);
  });

  it('sees which argument is missing or unknown', async () => {
    await expect(operate(gateway, 'withdrawals approve')).rejects.toThrow('Give the number of a bill');
    await expect(operate(gateway, 'withdrawals approve', ['20260101'])).rejects.toThrow('No withdrawal has the bill');
    await expect(operate(gateway, 'withdrawals refuse', ['20260101'])).rejects.toThrow('--reason');
    await expect(operate(gateway, 'withdrawals list', [], { state: 'lost' })).rejects.toThrow('--state');
  });
});
