import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { giveOtp, startHold } from '../harness/holds.ts';
import { PAYMENT_PASSWORD, signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { proofsOf } from '../harness/proofsOf.ts';

const DAY = 86_400_000;
const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const call = (name: string, fields: object = {}) => device.call(`/exchangeUser/address/${name}`, { ...fields });
const tron = { toType: 2, to: TRON, currencyCode: 'USDT', protocol: 'TRC20', name: 'Cold wallet', remark: 'Ledger' };

describe('adding', () => {
  it('keeps an address, in the network its protocol names in any case', async () => {
    const { code, body } = await call('add', { ...tron, protocol: 'trc20', name: ' Cold wallet ' });
    expect(code).toBe('0000');
    expect(body).toMatchObject({ ...tron, checksumHolds: true, effectiveAt: body.createdAt });
    expect(body.addressId).toMatch(/^ad_/);
    expect((await call('list')).body).toEqual([body]);
    expect((await device.call('/exchangeUser/getUserInfo')).body.addressList).toEqual([
      { currencyCode: 'USDT', protocol: 'TRC20' },
    ]);
  });

  it('keeps a person, masked', async () => {
    const friend = await gateway.member();
    const { code, body } = await call('add', { toType: 1, to: friend.userNo.toLowerCase(), name: 'Ann', remark: '' });
    expect(code).toBe('0000');
    expect(body).toMatchObject({ toType: 1, to: friend.userNo, name: 'Ann', remark: '', nickMasked: 'R•••' });
    expect((await call('add', { toType: 1, to: friend.userNo, name: 'Again', remark: '' })).code).toBe(
      'FRIEND_ALREADY_ADDED',
    );
    expect((await call('add', { toType: 1, to: member.userNo, name: 'Me', remark: '' })).code).toBe('USER_INVALID');
    expect((await call('add', { toType: 1, to: 'NOBODY', name: 'None', remark: '' })).code).toBe('USER_NOT_FOUND');
    expect((await device.call('/exchangeUser/getUserInfo')).body.addressList).toEqual([]);
  });

  it('recognises an address in every spelling, for each coin and network apart', async () => {
    const evm = { ...tron, to: EVM, protocol: 'ERC20' };
    expect((await call('add', evm)).code).toBe('0000');
    for (const to of [EVM, EVM.toLowerCase(), `0x${EVM.slice(2).toUpperCase()}`])
      expect((await call('add', { ...evm, to, name: 'Other' })).code).toBe('ADDRESS_ALREADY_EXISTS');
    expect((await call('add', { ...evm, protocol: 'BEP20' })).code).toBe('0000');
    expect((await call('add', { ...evm, currencyCode: 'ETH' })).code).toBe('0000');
  });

  it('warns where only the literal rule accepts it', async () => {
    const { body } = await call('add', { ...tron, to: EVM.replace('aAeb', 'aaeb'), protocol: 'BEP20' });
    expect(body).toMatchObject({ checksumHolds: false });
  });

  it.each([
    [{ to: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cw' }, 'TRON_ADDRESS_INVALID'],
    [{ to: EVM }, 'TRON_ADDRESS_INVALID'],
    [{ protocol: 'ERC20' }, 'ETH_ADDRESS_INVALID'],
    [{ currencyCode: 'BTC', protocol: 'BTC' }, 'BTC_ADDRESS_INVALID'],
    [{ protocol: 'BTC' }, 'NO_THIS_METHOD'],
    [{ currencyCode: 'SOL' }, 'NO_THIS_METHOD'],
    [{ currencyCode: 'XRP' }, 'ASSET_NOT_FOUND'],
    [{ remark: 'nine char' }, 'ARGS_INVALID'],
    [{ name: '' }, 'ARGS_INVALID'],
    [{ name: 'a\u202Eb' }, 'ARGS_INVALID'],
    [{ protocol: 'DOGE' }, 'ARGS_INVALID'],
  ])('refuses %j with %s', async (fields, code) => {
    expect((await call('add', { ...tron, ...fields })).code).toBe(code);
    expect((await call('list')).body).toEqual([]);
  });

  it('refuses the member’s own deposit address, not that of another', async () => {
    const other = await gateway.member();
    const mine = await depositAddress(member.id, TRON);
    expect((await call('add', { ...tron, to: mine })).code).toBe('ADDRESS_ALREADY_IN_USE');
    await gateway.db.query(sql`update address_owner set member_id = ${other.id} where member_id = ${member.id}`);
    expect((await call('add', { ...tron, to: mine })).code).toBe('0000');
  });

  it('of one address added twenty times at once keeps one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('add', tron)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'ADDRESS_ALREADY_EXISTS')).toHaveLength(19);
  });

  it('ends when the book is full, also at once', async () => {
    const { entries } = gateway.services.config.policy.addressBook;
    await gateway.db.query(sql`
      insert into contact (id, member_id, name, remark, currency, network, address, address_key, checksum_holds)
      select ${`full-${member.id}-`} || n, ${member.id}, 'x', '', 'BTC', 'BTC', 'x' || n, 'x' || n, true
      from generate_series(1, ${entries - 1}::int) n`);
    const friends = await Promise.all(Array.from({ length: 4 }, () => gateway.member()));
    const answers = await Promise.all(
      friends.map(({ userNo }) => call('add', { toType: 1, to: userNo, name: 'Friend', remark: '' })),
    );
    const codes = answers.map(({ code }) => code).toSorted();
    expect(codes).toEqual(['0000', ...Array.from({ length: 3 }, () => 'OVER_MAX_TOTAL')]);
  });
});

describe('listing, renaming, removing', () => {
  it('filters by kind, coin and network, by name', async () => {
    const friend = await gateway.member();
    await call('add', { toType: 1, to: friend.userNo, name: 'bob', remark: '' });
    await call('add', tron);
    await call('add', { ...tron, to: EVM, protocol: 'ERC20', name: 'Anna' });
    await call('add', { ...tron, currencyCode: 'TRX', name: 'Zoe' });
    const names = async (fields: object = {}) =>
      (await call('list', fields)).body.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Anna', 'bob', 'Cold wallet', 'Zoe']);
    expect(await names({ toType: 1 })).toEqual(['bob']);
    expect(await names({ toType: 2, currencyCode: 'USDT' })).toEqual(['Anna', 'Cold wallet']);
    expect(await names({ currencyCode: 'USDT' })).toEqual(['Anna', 'bob', 'Cold wallet']);
    expect(await names({ currencyCode: 'USDT', protocol: 'trc20' })).toEqual(['Cold wallet']);
  });

  it('renames an entry, and removes it once', async () => {
    const { body } = await call('add', tron);
    const { addressId } = body;
    expect((await call('edit', { addressId, name: 'Vault', remark: '八个字的备注刚好' })).body).toEqual({
      ...body,
      name: 'Vault',
      remark: '八个字的备注刚好',
    });
    expect((await call('edit', { addressId: 'ad_none', name: 'Vault', remark: '' })).code).toBe('ADDRESS_INVALID');
    expect((await call('remove', { addressId })).body).toBe(true);
    expect((await call('remove', { addressId })).code).toBe('ADDRESS_INVALID');
    expect((await call('list')).body).toEqual([]);
  });

  it("shows another member's entry to nobody else", async () => {
    const { addressId } = (await call('add', tron)).body;
    device = await signIn(gateway.device(), await gateway.member());
    expect((await call('list')).body).toEqual([]);
    expect((await call('edit', { addressId, name: 'Mine', remark: '' })).code).toBe('ADDRESS_INVALID');
    expect((await call('remove', { addressId })).code).toBe('ADDRESS_INVALID');
  });
});

describe('the whitelist', () => {
  const info = async () => (await device.call('/exchangeUser/getUserInfo')).body;
  const flip = async (name: string, fields: object = {}) => device.call(`/exchangeUser/${name}`, { ...fields });

  it('is switched by two proofs, and switching it off holds what goes out for a day [S32][S49]', async () => {
    expect(await flip('addressWhitelistSwitchOn')).toMatchObject({ code: '1042', body: { verifyTypes: [1, 4] } });
    const tooFew = { codes: [{ type: 4, code: PAYMENT_PASSWORD }] };
    expect(await flip('addressWhitelistSwitchOn', tooFew)).toMatchObject({ code: '1042' });
    expect((await info()).addressWhitelist).toBe(false);
    expect((await flip('addressWhitelistSwitchOn', await proofsOf(gateway, device, member))).body).toBe(true);
    expect(await info()).toMatchObject({ addressWhitelist: true, transferFlag: 1, withdrawFlag: 1 });

    await gateway.shiftClock(DAY);
    await signIn(device, member);
    expect((await flip('addressWhitelistSwitchOff', await proofsOf(gateway, device, member))).body).toBe(true);
    expect(await info()).toMatchObject({ addressWhitelist: false, transferFlag: 3, withdrawFlag: 3 });
    await gateway.shiftClock(2 * DAY + 1000);
    await signIn(device, member);
    expect(await info()).toMatchObject({ transferFlag: 1, withdrawFlag: 1 });
  });

  it('refuses wrong proofs, counts wrong passwords, and uses a code once', async () => {
    const { codes } = await proofsOf(gateway, device, member);
    const wrong = codes.map((proof) => (proof.type === 1 ? { ...proof, code: '000000' } : proof));
    expect((await flip('addressWhitelistSwitchOn', { codes: wrong })).code).toBe('EXPIRED');
    const wrongPassword = codes.map((proof) => (proof.type === 4 ? { ...proof, code: '111222' } : proof));
    expect(await flip('addressWhitelistSwitchOn', { codes: wrongPassword })).toMatchObject({
      code: '1049',
      body: { remainTimes: 4 },
    });
    expect((await info()).addressWhitelist).toBe(false);
    expect((await flip('addressWhitelistSwitchOn', { codes })).code).toBe('0000');
    expect((await flip('addressWhitelistSwitchOff', { codes })).code).toBe('EXPIRED');
    expect(await info()).toMatchObject({ addressWhitelist: true, transferFlag: 1 });
  });

  it('makes new addresses take further proof, and a day to ripen [S32][S49]', async () => {
    await flip('addressWhitelistSwitchOn', await proofsOf(gateway, device, member));
    await gateway.shiftClock(DAY);
    await signIn(device, member);
    expect(await call('add', tron)).toMatchObject({ code: '1042', body: { verifyTypes: [1, 4] } });
    const { body } = await call('add', { ...tron, ...(await proofsOf(gateway, device, member)) });
    expect(body.effectiveAt).toBe(body.createdAt + DAY);
    const friend = await gateway.member();
    expect((await call('add', { toType: 1, to: friend.userNo, name: 'Ann', remark: '' })).code).toBe('0000');
  });

  it('asks for the payment password and a code to the phone, and for the login password where there is no other proof', async () => {
    await gateway.db.query(sql`update member set email = ${`${member.phone}@example.com`} where id = ${member.id}`);
    expect((await flip('addressWhitelistSwitchOn')).body.verifyTypes).toEqual([1, 4]);
    expect((await flip('addressWhitelistSwitchOn', await proofsOf(gateway, device, member))).code).toBe('0000');
    const poor = await gateway.member({ paymentPassword: null });
    await signIn(device, poor);
    expect((await flip('addressWhitelistSwitchOn')).body.verifyTypes).toEqual([1, 9]);
    const { codes } = await proofsOf(gateway, device, poor);
    const wrong = codes.map((proof) => (proof.type === 9 ? { ...proof, code: 'wrong password 1' } : proof));
    expect((await flip('addressWhitelistSwitchOn', { codes: wrong })).code).toBe('PASSWORD_INCORRECT');
    expect((await flip('addressWhitelistSwitchOn', { codes })).code).toBe('0000');
  });
});

describe('a hold on outgoing money', () => {
  it('is lifted by an old authenticator, where there is a hold', async () => {
    expect((await device.call('/exchangeUser/unlockWithdraw')).code).toBe('CONDITION_NOT_FULLFILL');
    await startHold(gateway, member.id);
    const codes = [await giveOtp(gateway, member.id)];
    expect((await device.call('/exchangeUser/getUserInfo')).body).toMatchObject({ transferFlag: 3, withdrawFlag: 3 });
    expect((await device.call('/exchangeUser/unlockWithdraw')).code).toBe('1042');
    expect((await device.call('/exchangeUser/unlockWithdraw', { codes })).body).toBe(true);
    expect((await device.call('/exchangeUser/getUserInfo')).body).toMatchObject({ transferFlag: 1, withdrawFlag: 1 });
  });

  it('opens nothing that the operator has closed', async () => {
    await gateway.db.query(sql`update member set withdraw_flag = 0 where id = ${member.id}`);
    await startHold(gateway, member.id);
    const codes = [await giveOtp(gateway, member.id)];
    expect((await device.call('/exchangeUser/getUserInfo')).body.withdrawFlag).toBe(0);
    expect((await device.call('/exchangeUser/unlockWithdraw', { codes })).body).toBe(true);
    expect((await device.call('/exchangeUser/getUserInfo')).body.withdrawFlag).toBe(0);
  });
});

async function depositAddress(memberId: bigint, address: string): Promise<string> {
  await gateway.db.query(sql`
    with owner as (insert into address_owner (member_id) values (${memberId}) returning id)
    insert into deposit_address (protocol, address, owner_id) select 'TRC20', ${address}, id from owner`);
  return address;
}
