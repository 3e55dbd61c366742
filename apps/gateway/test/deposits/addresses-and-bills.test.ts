import { afterEach, describe, expect, it } from 'vitest';
import { addressRules } from '@ezwallet/validators';
import { sql } from '../../src/db/index.ts';
import { signIn } from '../harness/testGateway.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { type DepositStage, useDeposits, USDT } from './depositStage.ts';

let { gateway, member, device, addressOf, balanceOf, list, pay, confirm } = {} as DepositStage;
useDeposits((stage) => ({ gateway, member, device, addressOf, balanceOf, list, pay, confirm } = stage));
afterEach(async () => await expectSoundLedger(gateway));

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
