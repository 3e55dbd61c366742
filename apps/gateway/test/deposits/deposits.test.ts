import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { operate as giveCommand } from '../harness/operate.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { type DepositStage, useDeposits, USDT } from './depositStage.ts';

let { gateway, member, device, chain, scan, addressOf, balanceOf, list, pay, confirm } = {} as DepositStage;
useDeposits((stage) => ({ gateway, member, device, chain, scan, addressOf, balanceOf, list, pay, confirm } = stage));
afterEach(async () => await expectSoundLedger(gateway));

const windowOf = (id: bigint, kind: string) => sql`
  insert into restriction (member_id, kind, starts_at, ends_at)
  values (${id}, ${kind}, app_now() - interval '1 minute', app_now() + interval '1 hour')`;

describe('a deposit', () => {
  it('is pending from 1 confirmation, credited at 6, and its bill is one and the same', async () => {
    const txid = await pay(200n * USDT);
    await scan();
    expect((await list()).total).toBe(0);
    for (const confirmations of [1, 2, 3, 4, 5]) {
      await confirm(1);
      expect((await list()).list).toEqual([
        expect.objectContaining({
          type: 3,
          amount: '200',
          status: 0,
          protocol: 'TRC20',
          confirmations,
          required: 6,
          txid,
        }),
      ]);
      expect(await balanceOf()).toBe(0n);
    }
    const [{ billNo }] = (await list()).list;
    const waiting = await device.call('/order/detail', { billNo });
    expect(waiting.body).toMatchObject({
      recordType: 'DEPOSIT',
      businessType: 101,
      status: 1,
      postings: [],
      chain: {
        status: 0,
        protocol: 'TRC20',
        address: await addressOf(),
        txid,
        confirmations: 5,
        required: 6,
        reason: '',
      },
    });
    await confirm(1);
    expect(await balanceOf()).toBe(200n * USDT);
    expect((await list()).list).toEqual([expect.objectContaining({ billNo, status: 2, confirmations: 6 })]);
    const done = await device.call('/order/detail', { billNo });
    expect(done.body).toMatchObject({ status: 2, chain: { status: 2, confirmations: 6 } });
    expect(done.body.postings).toHaveLength(2);
    const { body } = await device.call('/exchangeRecharge/getRechargeBill', { billNo });
    expect(body).toMatchObject({ address: await addressOf(), creditedAt: expect.any(Number), reason: '' });
  });

  it('keeps in its raw amount the places that the ledger does not have', async () => {
    await pay(1_500_000_999_999_999_999n, { protocol: 'BEP20' });
    await confirm(6, 'BEP20');
    expect(await balanceOf()).toBe(1_500_000n);
    const { raw } = await gateway.db.one<{ raw: string }>(sql`select raw from deposit where member_id = ${member.id}`);
    expect(raw).toBe('1500000999999999999');
  });

  it('below the minimum is shown and not credited', async () => {
    await pay(USDT - 1n);
    await confirm(8);
    expect(await balanceOf()).toBe(0n);
    const [bill] = (await list()).list;
    expect(bill).toMatchObject({ amount: '0.999999', status: -1 });
    expect((await device.call('/exchangeRecharge/getRechargeBill', { billNo: bill.billNo })).body.reason).toBe(
      'BELOW_MINIMUM',
    );
  });

  it('of an unknown token is recorded, but not shown', async () => {
    await pay(500n * USDT, { currency: 'FAKE' });
    await confirm(8);
    expect((await list()).total).toBe(0);
    expect(await gateway.db.one(sql`select currency, state from deposit where member_id = ${member.id}`)).toEqual({
      currency: 'FAKE',
      state: 'ignored',
    });
  });

  it('several in one transaction are credited one by one', async () => {
    const address = await addressOf();
    await chain().pay([
      { address, currency: 'USDT', raw: 2n * USDT },
      { address, currency: 'USDT', raw: 3n * USDT },
    ]);
    await confirm(6);
    expect(await balanceOf()).toBe(5n * USDT);
    expect((await list()).total).toBe(2);
  });

  it('waits for the operator when recharging was closed meanwhile', async () => {
    await pay(7n * USDT);
    await confirm(1);
    await gateway.db.query(sql`update member set recharge_flag = 0 where id = ${member.id}`);
    await confirm(5);
    expect(await balanceOf()).toBe(0n);
    expect((await list({ flag: '1' })).list).toEqual([expect.objectContaining({ status: 1, confirmations: 6 })]);
    expect((await list({ flag: '0' })).total).toBe(0);
  });

  it.each([
    ['closed', (id: bigint) => sql`update member set user_flag = 0 where id = ${id}`],
    ['frozen', (id: bigint) => windowOf(id, 'account')],
    ['restricted', (id: bigint) => windowOf(id, 'recharge')],
  ])('waits for the operator when the account was %s meanwhile', async (_, close) => {
    await pay(7n * USDT);
    await confirm(1);
    await gateway.db.query(close(member.id));
    await confirm(5);
    expect(await balanceOf()).toBe(0n);
    expect((await giveCommand(gateway, 'deposits list', [], { state: 'review' })).text).toContain(member.userNo);
  });

  it('waits while money is stopped, and is credited afterwards', async () => {
    await pay(4n * USDT);
    await confirm(5);
    await gateway.services.ledger.halt('test');
    await confirm(3);
    expect(await balanceOf()).toBe(0n);
    await gateway.services.ledger.resume();
    await scan();
    expect(await balanceOf()).toBe(4n * USDT);
  });
});

describe('a reorganisation', () => {
  it('takes the confirmations away, and another block gives them back', async () => {
    const txid = await pay(10n * USDT);
    await confirm(5);
    await chain().reorganise(5, false);
    await scan();
    expect((await list()).list).toEqual([expect.objectContaining({ status: 0, confirmations: 0, txid })]);
    await confirm(5);
    expect(await balanceOf()).toBe(0n);
    await confirm(1);
    expect(await balanceOf()).toBe(10n * USDT);
    expect((await list()).total).toBe(1);
  });

  it('that the watcher did not see changes only the block', async () => {
    await pay(10n * USDT);
    await confirm(3);
    await chain().reorganise(3, false);
    await confirm(2);
    expect((await list()).list).toEqual([expect.objectContaining({ status: 0, confirmations: 2 })]);
    await confirm(4);
    expect(await balanceOf()).toBe(10n * USDT);
  });

  it('that drops a deposit cancels its bill in the end', async () => {
    await pay(10n * USDT);
    await confirm(4);
    await chain().reorganise(4, true);
    await confirm(1);
    const [{ billNo }] = (await list()).list;
    expect((await device.call('/exchangeRecharge/deleteRechargeBill', { billNo })).code).toBe('CONDITION_NOT_FULLFILL');
    await confirm(110);
    expect(await balanceOf()).toBe(0n);
    expect((await device.call('/exchangeRecharge/getRechargeBill', { billNo })).body).toMatchObject({
      status: -1,
      reason: 'DROPPED_BY_NETWORK',
    });
  });

  it('after the credit is the loss of the house: the money stays, nothing is credited twice', async () => {
    await pay(10n * USDT);
    await confirm(6);
    await chain().reorganise(8, false);
    await scan();
    expect(gateway.logged()).toContain('a credited deposit lost its block');
    await confirm(8);
    expect(await balanceOf()).toBe(10n * USDT);
    expect((await list()).total).toBe(1);
  });
});
