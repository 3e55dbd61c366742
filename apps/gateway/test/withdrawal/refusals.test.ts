import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { giveVoucher, WAIVER } from '../harness/giveVoucher.ts';
import { giveOtp } from '../harness/holds.ts';
import { payTicket } from '../harness/payTicket.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { DRAFT, EVM, preview, TRON, withdraw, withdrawTicket } from './withdrawalStage.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let { gateway, member, device } = {} as Stage;
useTestGateway(
  { signedIn: true, kycLevel: 2, balances: { USDT: '1000', BTC: '0.5', ETH: '2', SOL: '3' } },
  (stage) => ({ gateway, member, device } = stage),
);
afterEach(async () => await expectSoundLedger(gateway));
const balance = async (asset = 'USDT') =>
  (await gateway.services.ledger.balances(member.id)).find((row) => row.asset === asset);
const bills = async () =>
  (await device.call('/order/pageQuery/v2', { pageNo: 1, pageSize: 20, orderType: 'WITHDRAW' })).body;
const contact = async (fields: object = {}) =>
  device.call('/exchangeUser/address/add', {
    toType: 2,
    to: TRON,
    currencyCode: 'USDT',
    protocol: 'TRC20',
    name: 'Cold wallet',
    remark: '',
    ...fields,
  });

describe('the gateway refuses a withdrawal', () => {
  it.each([
    [{ to: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cw' }, 'TRON_ADDRESS_INVALID'],
    [{ protocol: 'ERC20' }, 'ETH_ADDRESS_INVALID'],
    [{ protocol: 'BTC' }, 'NO_THIS_METHOD'],
    [{ currency: 'SOL' }, 'NO_THIS_METHOD'],
    [{ currency: 'XRP' }, 'ASSET_NOT_FOUND'],
    [{ currency: 'CNY' }, 'ASSET_NOT_FOUND'],
    [{ amount: '0.999999' }, 'AMOUNT_INVALID'],
    [{ terms: { fee: '0.5', total: '10.5' } }, 'FEE_CALC_FAILED'],
    [{ terms: { fee: '1', total: '10' } }, 'FEE_CALC_FAILED'],
    [{ amount: '1.0000001' }, 'AMOUNT_INVALID'],
    [{ amount: '-1' }, 'ARGS_INVALID'],
    [{ amount: '1e3' }, 'ARGS_INVALID'],
    [{ remark: 'a\u202Eb' }, 'ARGS_INVALID'],
    [{ fee: '0' }, 'ARGS_INVALID'],
    [{ amount: '1000' }, 'BALANCE_NOT_ENOUGH'],
    [{ amount: '10000.01' }, 'WITHDRAW_EXCEED'],
  ])('%j, with %s', async (fields, code) => {
    expect((await withdraw(device, fields)).code).toBe(code);
    expect(await balance()).toMatchObject({ held: 0n });
    expect((await bills()).total).toBe(0);
  });

  it('of an account without the right [S26]', async () => {
    const set = async (flag: number) =>
      await gateway.db.query(sql`update member set withdraw_flag = ${flag} where id = ${member.id}`);
    for (const flag of [0, 3]) {
      await set(flag);
      const body = { withdrawFlag: flag, transferFlag: 1 };
      expect(await withdraw(device)).toMatchObject({ code: 'NO_RIGHTS', body });
      expect((await preview(device)).code).toBe('NO_RIGHTS');
    }
    await set(1);
    await gateway.db.query(sql`
      insert into restriction (member_id, kind, starts_at, ends_at)
      values (${member.id}, 'withdrawal', app_now() - interval '1 minute', app_now() + interval '1 hour')`);
    expect((await withdraw(device)).code).toBe('NO_RIGHTS');
    await gateway.shiftClock(HOUR + 1000);
    await signIn(device, member);
    expect((await withdraw(device)).code).toBe('0000');
  });

  it('during a hold, until it is over or lifted [S32]', async () => {
    const change = { type: 'change', oldPassword: member.paymentPassword, newPassword: '731946' };
    device.token = (await device.call('/exchangeUser/updateTranPass_v2', change)).head.token ?? '';
    member = { ...member, paymentPassword: '731946' };
    const payPassTicket = await withdrawTicket(device, '731946');
    expect(await withdraw(device, { payPassTicket })).toMatchObject({ code: 'NO_RIGHTS', body: { withdrawFlag: 3 } });
    const proofs = await proofsOf(gateway, device, member);
    expect((await device.call('/exchangeUser/unlockWithdraw', { ...proofs })).code).toBe('NO_RIGHTS');
    expect(await withdraw(device, { payPassTicket })).toMatchObject({ code: 'NO_RIGHTS', body: { withdrawFlag: 3 } });
    const codes = [await giveOtp(gateway, member.id)];
    expect((await device.call('/exchangeUser/unlockWithdraw', { codes })).body).toBe(true);
    expect((await withdraw(device, { payPassTicket })).code).toBe('0000');
  });

  it('at level 0', async () => {
    const stranger = await gateway.member({ kycLevel: 0, balances: { USDT: '50' } });
    await signIn(device, stranger);
    expect((await preview(device)).code).toBe('WITHDRAW_EXCEED');
    expect((await withdraw(device)).code).toBe('WITHDRAW_EXCEED');
  });

  it('with a ticket of another scene, or a used one', async () => {
    const transferTicket = await payTicket(gateway, member, { ...DRAFT, toType: 1 });
    expect((await withdraw(device, { payPassTicket: transferTicket })).code).toBe('NO_THIS_TICKET');
    const payPassTicket = await withdrawTicket(device);
    expect((await withdraw(device, { payPassTicket })).code).toBe('0000');
    expect((await withdraw(device, { payPassTicket })).code).toBe('NO_THIS_TICKET');
  });

  it('with a ticket for another address, amount, network or fee [S31]', async () => {
    const payPassTicket = await withdrawTicket(device);
    for (const changed of [{ to: EVM, protocol: 'ERC20' }, { to: EVM, protocol: 'BEP20' }, { amount: '11' }])
      expect((await withdraw(device, { ...changed, payPassTicket })).code, JSON.stringify(changed)).toBe(
        'NO_THIS_TICKET',
      );
    const cheap = await payTicket(gateway, member, { ...DRAFT, terms: { fee: '0.5' } });
    expect((await withdraw(device, { payPassTicket: cheap })).code).toBe('NO_THIS_TICKET');
    expect((await withdraw(device, { terms: undefined })).code).toBe('ARGS_INVALID');
    expect((await withdraw(device, { payPassTicket })).code).toBe('0000');
  });

  it('of coins bought within a day, below level 3 and for members only', async () => {
    const bought = async (id: bigint) => {
      const { ledger } = gateway.services;
      const money = { to: id, asset: 'USDT', amount: 300_000_000n, bizType: 902 };
      await ledger.credit({ actor: 0n, key: `buy:${id}`, ...money });
    };
    await bought(member.id);
    expect((await withdraw(device, { amount: '999.1' })).code).toBe('HOLDINGS_NOT_ENOUGH');
    expect((await withdraw(device, { amount: '899' })).code).toBe('0000');
    expect((await withdraw(device, { amount: '100' })).code).toBe('HOLDINGS_NOT_ENOUGH');
    await gateway.shiftClock(DAY + 1000);
    await signIn(device, member);
    expect((await withdraw(device, { amount: '300' })).code).toBe('0000');
    await gateway.shiftClock(0);
    for (const kind of [{ kycLevel: 3 }, { userType: 7 }] as const) {
      const free = await gateway.member({ kycLevel: 2, ...kind });
      await bought(free.id);
      await signIn(device, free);
      expect((await withdraw(device, { amount: '299' })).code).toBe('0000');
    }
  });
});

describe('the whitelist', () => {
  it('lets money go to addresses of the book only, and to those a day after they were added [S32]', async () => {
    await device.call('/exchangeUser/addressWhitelistSwitchOn', { ...(await proofsOf(gateway, device, member)) });
    expect((await preview(device)).code).toBe('8001004');
    expect((await withdraw(device)).code).toBe('8001004');
    await contact({ ...(await proofsOf(gateway, device, member)) });
    expect((await preview(device)).code).toBe('8001005');
    expect((await withdraw(device)).code).toBe('8001005');
    expect((await withdraw(device, { to: EVM, protocol: 'ERC20' })).code).toBe('8001004');
    await gateway.shiftClock(DAY + 1000);
    await signIn(device, member);
    expect((await withdraw(device)).code).toBe('0000');
    const [entry] = (await device.call('/exchangeUser/address/list')).body;
    await device.call('/exchangeUser/address/remove', { addressId: entry.addressId });
    await contact({ ...(await proofsOf(gateway, device, member)) });
    expect((await withdraw(device)).code).toBe('8001005');
  });
});

describe('a voucher', () => {
  it('waives the fee, is locked, and cannot be used twice', async () => {
    const voucherId = await giveVoucher(gateway.db, member.id, WAIVER);
    expect((await preview(device, { voucherId })).body).toMatchObject({ fee: '0', total: '10', received: '10' });
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(device, { voucherId })));
    const refused = 'CONDITION_NOT_FULLFILL';
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', refused, refused]);
    expect(answers.find(({ code }) => code === '0000')?.body.fee).toBe('0');
    expect(await balance()).toMatchObject({ held: 10_000_000n });
    expect((await preview(device, { voucherId })).code).toBe('CONDITION_NOT_FULLFILL');
  });

  it("is refused when it is for something else, another member's, or none", async () => {
    const buying = await giveVoucher(gateway.db, member.id);
    const foreign = await giveVoucher(gateway.db, (await gateway.member()).id, WAIVER);
    for (const voucherId of [buying, foreign, 'vc_none']) {
      expect((await preview(device, { voucherId })).code).toBe('CONDITION_NOT_FULLFILL');
      expect((await withdraw(device, { voucherId })).code).toBe('CONDITION_NOT_FULLFILL');
    }
    expect(await balance()).toMatchObject({ held: 0n });
    expect((await preview(device)).body.remainToday).toBe('10000');
  });
});
