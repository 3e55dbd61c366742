import { afterEach, describe, expect, it } from 'vitest';
import { watchChains } from '../../src/money/deposits/scanning.ts';
import { sql } from '../../src/db/index.ts';
import { keepSending, resumeSending, sendWithdrawal } from '../../src/money/withdrawals/send-job.ts';
import type { Withdrawal } from '../../src/money/withdrawals/Withdrawal.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { giveVoucher, WAIVER } from '../harness/giveVoucher.ts';
import { operate } from '../harness/operate.ts';
import { signNow } from '../harness/signNow.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { Crash, crashing } from './crashing.ts';
import { arrived, drive, endow, eventsOf, request, simulator, withdrawalOf } from './withdrawalStage.ts';

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

describe('a withdrawal', () => {
  it('is sent, confirmed and done, and each of it shows', async () => {
    await endow(gateway, '100', 'USDT', 'ERC20');
    const { id, billNo, address } = await request({ gateway, device });
    const chain = simulator(gateway, 'ERC20');
    const sent = await drive(gateway, billNo);
    expect(sent).toMatchObject({ state: 'sent', confirmations: 0 });
    expect(await detail(billNo)).toMatchObject({ status: 1, chain: { status: 1, txid: sent.txid, confirmations: 0 } });
    for (const confirmations of [1, 2]) {
      await chain.mine(1);
      await drive(gateway, billNo);
      expect(await detail(billNo)).toMatchObject({ status: 1, chain: { status: 1, confirmations, required: 6 } });
    }
    expect(await usdt()).toMatchObject({ balance: 1000_000_000n, held: 15_000_000n });
    await chain.mine(4);
    expect(await drive(gateway, billNo)).toMatchObject({ state: 'done' });
    expect(await usdt()).toMatchObject({ balance: 985_000_000n, held: 0n });
    expect(await arrived(gateway, address)).toEqual(['10000000']);
    expect(await detail(billNo)).toMatchObject({
      status: 2,
      amount: '-10',
      fee: '5',
      chain: { status: 2, txid: sent.txid, confirmations: 6 },
      postings: expect.arrayContaining([
        expect.objectContaining({ account: 'network', amount: '10' }),
        expect.objectContaining({ account: 'fee', amount: '5' }),
      ]),
    });
    expect(await eventsOf(gateway, id)).toEqual([
      'new review member',
      'review approved policy',
      'approved signed sender',
      'signed sent sender',
      'sent done sender',
    ]);
  });

  it('scales to the units of its network', async () => {
    await endow(gateway, '100', 'USDT', 'BEP20');
    const { billNo, address } = await request({ gateway, device }, { protocol: 'BEP20', amount: '1.000001' });
    await drive(gateway, billNo);
    await simulator(gateway, 'BEP20').mine(6);
    expect((await drive(gateway, billNo)).state).toBe('done');
    expect(await arrived(gateway, address)).toEqual(['1000001000000000000']);
  });

  it('uses its voucher up in the end', async () => {
    await endow(gateway, '100', 'USDT', 'ERC20');
    const voucherId = await giveVoucher(gateway.db, member.id, WAIVER);
    const { billNo } = await request({ gateway, device }, { voucherId });
    await drive(gateway, billNo);
    await simulator(gateway, 'ERC20').mine(6);
    await drive(gateway, billNo);
    expect(await usdt()).toMatchObject({ balance: 990_000_000n, held: 0n });
    const use = await gateway.db.one(sql`select state from voucher_use where bill_no = ${billNo}`);
    expect(use).toEqual({ state: 'credited' });
  });

  it('keeps its events as they were, and knows no other moves', async () => {
    const { id } = await request({ gateway, device }, { amount: '500' });
    await expect(
      gateway.db.query(sql`update process_event set actor = 'policy' where process = 'withdrawal' and case_id = ${id}`),
    ).rejects.toThrow('append-only');
    await expect(
      gateway.db.query(sql`
        insert into process_event (process, case_id, seq, event, from_state, to_state, actor)
        values ('withdrawal', ${id}, 9, 'approve', 'refused', 'approved', 'operator')`),
    ).rejects.toThrow('violates foreign key');
  });
});

describe('crashes', () => {
  it('before and after every step lose nothing and send nothing twice', async () => {
    const chain = simulator(gateway, 'BEP20');
    await endow(gateway, '10000', 'USDT', 'BEP20');
    let at = 0;
    for (; ; at++) {
      const { id, address, billNo } = await request({ gateway, device }, { protocol: 'BEP20', amount: '0.5' });
      const process = crashing(gateway.services, at);
      for (const blocks of [0, 1, 5, 1]) {
        await chain.mine(blocks);
        await sendWithdrawal(process.services, id).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error;
        });
      }
      if (process.hasCrashed()) {
        for (const blocks of [1, 6]) {
          await sendWithdrawal(gateway.services, id);
          await chain.mine(blocks);
        }
        await sendWithdrawal(gateway.services, id);
      }
      expect(await withdrawalOf(gateway, billNo), `crashed at ${at}`).toMatchObject({ state: 'done' });
      expect(await arrived(gateway, address), `crashed at ${at}`).toEqual(['500000000000000000']);
      if (!process.hasCrashed()) break;
    }
    expect(at).toBeGreaterThan(30);
    expect(await usdt()).toMatchObject({ held: 0n, balance: 1000_000_000n - BigInt(at + 1) * 1_000_000n });
  });

  it('of workers leave withdrawals that other workers find', async () => {
    const { id } = await request({ gateway, device });
    expect(await resumeSending(gateway.db)).toBe(0);
    // A worker took the job and was killed.
    await gateway.db.query(sql`
      update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'killed'
      where key = ${`withdrawal:${id}`}`);
    expect(await resumeSending(gateway.db)).toBe(1);
    expect(await resumeSending(gateway.db)).toBe(0);
    const jobs = await gateway.db.query(sql`
      select 1 from graphile_worker.jobs where key = ${`withdrawal:${id}`} and locked_at is null`);
    expect(jobs).toHaveLength(1);
  });
});

describe('workers', () => {
  it('five at once send it once', async () => {
    await endow(gateway, '100', 'USDT', 'ERC20');
    const { id, billNo, address } = await request({ gateway, device });
    for (const blocks of [0, 1, 6]) {
      await simulator(gateway, 'ERC20').mine(blocks);
      await Promise.all(Array.from({ length: 5 }, () => sendWithdrawal(gateway.services, id)));
    }
    expect((await withdrawalOf(gateway, billNo)).state).toBe('done');
    expect(await arrived(gateway, address)).toEqual(['10000000']);
    expect(await eventsOf(gateway, id)).toHaveLength(5);
  });
});

describe('the network', () => {
  it('that forgets a transaction gets the same one again', async () => {
    await endow(gateway, '100', 'USDT', 'ERC20');
    const chain = simulator(gateway, 'ERC20');
    const { billNo, address } = await request({ gateway, device });
    const { txid } = await drive(gateway, billNo);
    await chain.mine(3);
    expect(await drive(gateway, billNo)).toMatchObject({ state: 'sent', confirmations: 3 });
    await chain.reorganise(3, true);
    expect(await drive(gateway, billNo)).toMatchObject({ state: 'sent', confirmations: 0, txid });
    await chain.mine(6);
    expect(await drive(gateway, billNo)).toMatchObject({ state: 'done', txid });
    expect(await arrived(gateway, address)).toEqual(['10000000']);
  });

  it('that fails goes to review, where an operator may send it again', async () => {
    await endow(gateway, '15', 'USDT', 'ERC20');
    const chain = simulator(gateway, 'ERC20');
    const [first, second] = [await request({ gateway, device }), await request({ gateway, device })];
    await drive(gateway, first.billNo);
    const failed = await drive(gateway, second.billNo);
    await chain.mine(1);
    expect(await drive(gateway, second.billNo)).toMatchObject({
      state: 'review',
      reason: expect.stringContaining(failed.txid ?? '?'),
    });
    expect(await usdt()).toMatchObject({ held: 30_000_000n });
    expect(await detail(second.billNo)).toMatchObject({ status: 1, chain: { status: 0, txid: null, reason: '' } });
    expect((await operate(gateway, 'withdrawals list')).text).toContain(second.billNo);
    await endow(gateway, '10', 'USDT', 'ERC20');
    await operate(gateway, 'withdrawals approve', [second.billNo]);
    expect((await drive(gateway, second.billNo)).txid).not.toBe(failed.txid);
    await chain.mine(6);
    expect(await drive(gateway, second.billNo)).toMatchObject({ state: 'done' });
    expect((await drive(gateway, first.billNo)).state).toBe('done');
    expect(await arrived(gateway, second.address)).toEqual(['10000000']);
  });

  it('that brings a failed one back is not paid twice', async () => {
    await endow(gateway, '15', 'USDT', 'ERC20');
    const chain = simulator(gateway, 'ERC20');
    const [first, second] = [await request({ gateway, device }), await request({ gateway, device })];
    await drive(gateway, first.billNo);
    const { txid } = await drive(gateway, second.billNo);
    await chain.mine(1);
    expect((await drive(gateway, second.billNo)).state).toBe('review');
    await chain.reorganise(1, false);
    const reason = { reason: 'Please try again.' };
    await expect(operate(gateway, 'withdrawals refuse', [second.billNo], reason)).rejects.toThrow('may still arrive');
    await endow(gateway, '10', 'USDT', 'ERC20');
    await operate(gateway, 'withdrawals approve', [second.billNo]);
    expect(await drive(gateway, second.billNo)).toMatchObject({ state: 'sent', txid });
    await chain.mine(6);
    expect((await drive(gateway, second.billNo)).state).toBe('done');
    expect((await drive(gateway, first.billNo)).state).toBe('done');
    expect(await arrived(gateway, second.address)).toEqual(['10000000']);
  });

  it('on which the house has too little keeps nothing of it', async () => {
    const { billNo, address } = await request({ gateway, device });
    expect(await drive(gateway, billNo)).toMatchObject({ state: 'review', txid: null });
    expect(await arrived(gateway, address)).toEqual([]);
    await operate(gateway, 'withdrawals refuse', [billNo], { reason: 'Out of funds on this network.' });
    expect(await usdt()).toMatchObject({ held: 0n });
  });
});

describe('a transaction that a worker signed and crashed before storing', () => {
  /** What is left of a worker that signed in a transaction of its own. */
  const signAndDie = async ({ billNo: ref, currency, address: to, amount: raw }: Withdrawal) =>
    await signNow(gateway.db, simulator(gateway, 'ERC20'), { ref, currency, to, raw });

  it('is sent as it was signed, although the account was closed since', async () => {
    await endow(gateway, '100', 'USDT', 'ERC20');
    const withdrawal = await request({ gateway, device });
    const { txid } = await signAndDie(withdrawal);
    await gateway.db.query(sql`update member set withdraw_flag = 0 where id = ${member.id}`);
    expect(await drive(gateway, withdrawal.billNo)).toMatchObject({ state: 'sent', txid });
    await simulator(gateway, 'ERC20').mine(6);
    expect(await drive(gateway, withdrawal.billNo)).toMatchObject({ state: 'done', txid });
    expect(await arrived(gateway, withdrawal.address)).toEqual(['10000000']);
  });

  it('is not given back', async () => {
    await endow(gateway, '100', 'USDT', 'ERC20');
    const withdrawal = await request({ gateway, device }, { amount: '20' });
    const { txid } = await signAndDie(withdrawal);
    // Nothing could be asked or stored for an hour.
    await gateway.shiftClock(gateway.services.config.policy.withdrawal.signWithin + 1000);
    const chains = { ...gateway.services.chains, get: () => undefined };
    await keepSending({ ...gateway.services, chains }, withdrawal.id);
    expect((await withdrawalOf(gateway, withdrawal.billNo)).state).toBe('review');
    const refuse = operate(gateway, 'withdrawals refuse', [withdrawal.billNo], { reason: 'No.' });
    await expect(refuse).rejects.toThrow(`Transaction ${txid} may still arrive`);
    expect(await usdt()).toMatchObject({ held: 25_000_000n });
    await operate(gateway, 'withdrawals approve', [withdrawal.billNo]);
    expect(await drive(gateway, withdrawal.billNo)).toMatchObject({ state: 'sent', txid });
  });

  it('is signed once, by however many workers', async () => {
    await endow(gateway, '100', 'USDT', 'ERC20');
    const withdrawal = await request({ gateway, device });
    const signed = await Promise.all(Array.from({ length: 5 }, () => signAndDie(withdrawal)));
    expect(new Set(signed.map(({ txid }) => txid)).size).toBe(1);
    expect(await drive(gateway, withdrawal.billNo)).toMatchObject({ txid: signed[0]?.txid });
  });
});

it('to another member goes over the network like any other', async () => {
  await endow(gateway, '100', 'USDT', 'ERC20');
  const chain = simulator(gateway, 'ERC20');
  const neighbour = await gateway.member();
  const to = await gateway.services.depositAddresses?.of(neighbour.id, chain);
  const { billNo } = await request({ gateway, device }, { to });
  await drive(gateway, billNo);
  await chain.mine(6);
  expect((await drive(gateway, billNo)).state).toBe('done');
  await watchChains(gateway.services);
  const received = await gateway.services.ledger.balances(neighbour.id);
  expect(received.find(({ asset }) => asset === 'USDT')?.balance).toBe(10_000_000n);
});
