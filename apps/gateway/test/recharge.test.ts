import { afterEach, describe, expect, it } from 'vitest';
import { addressRules } from '@ezwallet/validators';
import { type Chain, createChains } from '../src/chain/port/Chain.ts';
import { scanChain } from '../src/deposits/scanning.ts';
import type { SimulatedChain } from '../src/chain/simulator/SimulatedChain.ts';
import { sql } from '../src/db/index.ts';
import { operate as giveCommand } from './harness/operate.ts';
import { signIn } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));
afterEach(async () => {
  const { violations } = await gateway.services.ledger.audit();
  expect(Object.entries(violations).filter(([, count]) => count !== 0n)).toEqual([]);
});

const USDT = 1_000_000n;
const chain = (protocol = 'TRC20') =>
  gateway.services.simulators.find((known) => known.protocol === protocol) as SimulatedChain;
const scan = async (protocol = 'TRC20') => await scanChain(gateway.services, chain(protocol));
const addressOf = async (who = device, fields = { currency: 'USDT', protocol: 'TRC20' }) =>
  (await who.call('/exchangeRecharge/getRechargeAddress', fields)).body.address as string;
const balanceOf = async (asset = 'USDT') =>
  (await gateway.services.ledger.balances(member.id)).find((row) => row.asset === asset)?.balance ?? 0n;
const list = async (fields: object = {}) =>
  (await device.call('/exchangeRecharge/queryRechargeBill', { pageNo: 1, pageSize: 20, ...fields })).body;

async function pay(raw: bigint, { currency = 'USDT', protocol = 'TRC20' } = {}): Promise<string> {
  const address = await addressOf(device, { currency: currency === 'FAKE' ? 'USDT' : currency, protocol });
  return await chain(protocol).pay([{ address, currency, raw }]);
}

async function confirm(blocks: number, protocol = 'TRC20'): Promise<void> {
  await chain(protocol).mine(blocks);
  await scan(protocol);
}

const windowOf = (id: bigint, kind: string) => sql`
  insert into restriction (member_id, kind, starts_at, ends_at)
  values (${id}, ${kind}, app_now() - interval '1 minute', app_now() + interval '1 hour')`;

describe('addresses', () => {
  it('are one for each member and network, real, and never change', async () => {
    const other = await signIn(gateway.device(), await gateway.member());
    for (const [currency, protocol] of [
      ['USDT', 'TRC20'],
      ['USDT', 'ERC20'],
      ['USDT', 'BEP20'],
      ['BTC', 'BTC'],
    ] as const) {
      const mine = await addressOf(device, { currency, protocol });
      expect(addressRules[protocol].checksum(mine)).toBe(true);
      expect(await addressOf(device, { currency, protocol })).toBe(mine);
      expect(await addressOf(other, { currency, protocol })).not.toBe(mine);
    }
    expect(await addressOf(device, { currency: 'TRX', protocol: 'trc20' })).toBe(await addressOf());
  });

  it('are one even when asked for many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => addressOf()));
    expect(new Set(answers).size).toBe(1);
  });

  it('come with the facts that a member needs', async () => {
    const { body } = await device.call('/exchangeRecharge/getRechargeAddress', { currency: 'USDT', protocol: 'ERC20' });
    expect(body).toMatchObject({
      min: '1',
      confirmations: 6,
      contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      warning: 'ONLY_THIS_NETWORK',
    });
  });

  it.each([
    [{ currency: 'XRP', protocol: 'TRC20' }, 'ASSET_NOT_FOUND'],
    [{ currency: 'SOL', protocol: 'TRC20' }, 'NO_THIS_METHOD'],
    [{ currency: 'BTC', protocol: 'TRC20' }, 'NO_THIS_METHOD'],
    [{ currency: 'USDT', protocol: 'BEP2' }, 'NO_THIS_METHOD'],
    [{ currency: 'USDT', protocol: 'nowhere' }, 'ARGS_INVALID'],
  ])('%o is refused: %s', async (fields, code) => {
    expect((await device.call('/exchangeRecharge/getRechargeAddress', fields)).code).toBe(code);
  });

  it('are refused while recharging is switched off or locked', async () => {
    const ask = async () =>
      await device.call('/exchangeRecharge/getRechargeAddress', { currency: 'USDT', protocol: 'TRC20' });
    await gateway.db.query(sql`update member set recharge_flag = 0 where id = ${member.id}`);
    expect(await ask()).toMatchObject({ code: 'NO_RIGHTS', body: { rechargeFlag: 0 } });
    await gateway.db.query(sql`update member set recharge_flag = 1 where id = ${member.id}`);
    await gateway.db.query(sql`
      insert into restriction values (${member.id}, 'recharge', app_now(), app_now() + interval '1 hour')`);
    expect((await ask()).code).toBe('NO_RIGHTS');
    await gateway.shiftClock(2 * 3_600_000);
    await signIn(device, member);
    expect((await ask()).code).toBe('0000');
  });
});

describe('coins', () => {
  it('are listed with their networks', async () => {
    const { body } = await device.call('/exchangeRecharge/queryRechargeCurrency');
    expect(body.find((row: { currencyCode: string }) => row.currencyCode === 'USDT').protocols).toEqual([
      { id: 1, name: 'TRC20', min: '1', confirmations: 6, minutes: 1, open: true },
      { id: 2, name: 'ERC20', min: '1', confirmations: 6, minutes: 2, open: true },
      { id: 3, name: 'BEP20', min: '1', confirmations: 6, minutes: 1, open: true },
    ]);
    expect(body.some((row: { currencyCode: string }) => row.currencyCode === 'SOL')).toBe(false);
  });
});

describe('a deposit', () => {
  it('is pending from 1 confirmation, credited at 6, and its bill is one and the same', async () => {
    const txid = await pay(200n * USDT);
    await scan();
    expect((await list()).total).toBe(0);
    for (const confirmations of [1, 2, 3, 4, 5]) {
      await confirm(1);
      expect((await list()).list).toEqual([
        expect.objectContaining({ type: 3, amount: '200', status: 0, protocol: 'TRC20', confirmations, required: 6, txid }),
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
      chain: { status: 0, protocol: 'TRC20', address: await addressOf(), txid, confirmations: 5, required: 6, reason: '' },
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

describe('bills', () => {
  it('are found by tab and type, page by page', async () => {
    await pay(2n * USDT);
    await confirm(6);
    await pay(3n * USDT);
    await confirm(1);
    expect(await list({ flag: '2' })).toMatchObject({ total: 1, list: [{ amount: '2' }] });
    expect(await list({ flag: '0' })).toMatchObject({ total: 1, list: [{ amount: '3' }] });
    expect(await list({ type: 3, pageSize: 1 })).toMatchObject({ total: 2, list: [{ amount: '3' }] });
    expect(await list({ type: 3, pageSize: 1, pageNo: 2 })).toMatchObject({ total: 2, list: [{ amount: '2' }] });
    expect((await list({ type: 2 })).total).toBe(0);
  });

  it('are their owner’s alone', async () => {
    await pay(2n * USDT);
    await confirm(6);
    const [{ billNo }] = (await list()).list;
    const stranger = await signIn(gateway.device(), await gateway.member());
    for (const path of ['getRechargeBill', 'deleteRechargeBill']) {
      const theirs = await stranger.call(`/exchangeRecharge/${path}`, { billNo });
      const missing = await stranger.call(`/exchangeRecharge/${path}`, { billNo: '202601010000000000000' });
      expect(theirs.code).toBe('DEPOSIT_NOT_FOUND');
      expect(theirs.body).toEqual(missing.body);
    }
    expect((await list()).total).toBe(1);
  });

  it('that are over can be hidden from the list, once', async () => {
    await pay(2n * USDT);
    await confirm(6);
    const [{ billNo }] = (await list()).list;
    const remove = async () => (await device.call('/exchangeRecharge/deleteRechargeBill', { billNo })).code;
    expect(await remove()).toBe('0000');
    expect(await remove()).toBe('RECORD_ALREADY_DELETED');
    expect((await list()).total).toBe(0);
    expect((await device.call('/exchangeRecharge/getRechargeBill', { billNo })).code).toBe('DEPOSIT_NOT_FOUND');
    expect(await balanceOf()).toBe(2n * USDT);
  });
});

describe('the operator', () => {
  const operate = async (name: string, positionals: string[] = [], values: Record<string, string> = {}) =>
    await giveCommand(gateway, name, positionals, values);
  const eventsOf = async (id: string) =>
    (
      await gateway.db.query<{ step: string }>(sql`
        select from_state || ' ' || to_state as step from process_event
        where process = 'deposit' and case_id = ${id}::bigint order by seq`)
    ).map(({ step }) => step);
  async function depositInReview(): Promise<string> {
    await pay(7n * USDT);
    await confirm(1);
    await gateway.db.query(sql`update member set recharge_flag = 0 where id = ${member.id}`);
    await confirm(5);
    const { id } = await gateway.db.one<{ id: bigint }>(sql`select id from deposit where member_id = ${member.id}`);
    return String(id);
  }

  it('credits a deposit in review', async () => {
    const id = await depositInReview();
    expect((await operate('deposits list', [], { state: 'review' })).text).toContain(member.userNo);
    expect((await operate('deposits approve', [id])).text).toContain('credited');
    expect(await balanceOf()).toBe(7n * USDT);
    await expect(operate('deposits approve', [id])).rejects.toThrow('waits for review');
    expect(await balanceOf()).toBe(7n * USDT);
  });

  it('does not credit a deposit that a reorganisation has put into a newer block', async () => {
    const id = await depositInReview();
    await chain().reorganise(6, false);
    await confirm(1);
    await expect(operate('deposits approve', [id])).rejects.toThrow('waits for review');
    expect((await list()).list).toEqual([expect.objectContaining({ status: 0, confirmations: 1 })]);
    expect(await eventsOf(id)).toEqual([
      'new confirming',
      'confirming review',
      'review orphaned',
      'orphaned confirming',
    ]);
    await confirm(5);
    expect((await list()).list).toEqual([expect.objectContaining({ status: 1, confirmations: 6 })]);
    await operate('deposits approve', [id]);
    expect(await balanceOf()).toBe(7n * USDT);
  });

  it.each([
    ['has dropped', true],
    ['has put elsewhere', false],
  ])('does not credit what the network %s and nobody has looked at since', async (_what, drop) => {
    const id = await depositInReview();
    await chain().reorganise(6, drop);
    await chain().mine(7);
    await expect(operate('deposits approve', [id])).rejects.toThrow('block no longer counts');
    expect(await balanceOf()).toBe(0n);
  });

  it('does not credit a deposit with too few confirmations', async () => {
    const id = await depositInReview();
    // A node that fell behind: the block is the same, with fewer blocks after it.
    const behind = { ...chain(), height: async () => (await chain().height()) - 2 };
    const approve = async (...chains: Chain[]) => {
      const services = { ...gateway.services, chains: createChains(chains) };
      await giveCommand({ ...gateway, services }, 'deposits approve', [id]);
    };
    await expect(approve(behind)).rejects.toThrow('4 of 6 confirmations');
    await expect(approve()).rejects.toThrow('not connected');
    expect(await balanceOf()).toBe(0n);
  });

  it('refuses it with a reason that the member reads', async () => {
    const id = await depositInReview();
    await expect(operate('deposits reject', [id])).rejects.toThrow('--reason');
    await operate('deposits reject', [id], { reason: 'Sent by a sanctioned address' });
    expect((await list()).list[0]).toMatchObject({ status: -1 });
    const { billNo } = (await list()).list[0];
    expect((await device.call('/order/detail', { billNo })).body).toMatchObject({
      status: -1,
      chain: { status: -1, reason: 'Sent by a sanctioned address' },
    });
    expect(await balanceOf()).toBe(0n);
  });

  it('refuses nonsense', async () => {
    for (const id of ['', '0', '999999999', "1'; drop table deposit; --"])
      await expect(operate('deposits approve', [id])).rejects.toThrow('waits for review');
    await expect(operate('deposits list', [], { state: 'stolen' })).rejects.toThrow('must be one of');
  });

  it('sees whether the networks hold what the house owes', async () => {
    await gateway.member({ balances: { USDT: '1000', BTC: '0.5', SOL: '3' } });
    await pay(50n * USDT);
    await confirm(6);
    expect(await operate('chain holdings')).toMatchObject({ code: 0, text: expect.stringMatching(/USDT .* covered/) });
    expect((await operate('ledger check')).code).toBe(0);
    // A dropped deposit that was credited is missing on the network.
    await chain().reorganise(8, true);
    expect(await operate('chain holdings')).toMatchObject({ code: 1, text: expect.stringMatching(/USDT .* short of /) });
    expect((await operate('ledger check')).code).toBe(1);
    await scan();
    expect((await operate('deposits list', [], { state: 'lost' })).text).toContain(member.userNo);
    const shortfall = { actor: 0n, key: `refund:${member.id}`, from: member.id, asset: 'USDT', amount: 50n * USDT };
    const ref = { refKind: 'test', refId: String(member.id) };
    await gateway.services.ledger.hold({ ...shortfall, ...ref });
    await gateway.services.ledger.capture({
      ...ref,
      actor: 0n,
      key: `refunded:${member.id}`,
      to: 'world',
      amount: 50n * USDT,
      bizTypes: { send: 401 },
    });
    expect((await operate('chain holdings')).code).toBe(0);
  });
});
