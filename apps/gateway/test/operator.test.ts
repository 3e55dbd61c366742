import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OperatorError } from '../src/operator/Command.ts';
import { listVouchers } from '../src/money/vouchers/read-vouchers.ts';
import { operate as giveCommand } from './harness/operate.ts';
import { createTestGateway, signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';

let gateway: TestGateway;
let member: TestMember;
beforeAll(async () => {
  gateway = await createTestGateway();
  member = await gateway.member({ balances: { USDT: '12.5' } });
});
afterAll(async () => await gateway.close());

const operate = (name: string, positionals: string[] = [], values: Record<string, string> = {}) =>
  giveCommand(gateway, name, positionals, values);

it('lists and shows users without their secrets [S40]', async () => {
  const { text } = await operate('users list', [], { search: member.userNo });
  expect(text).toContain(member.userNo);
  expect(text).not.toContain(member.phone);
  expect((await operate('users list', [], { search: '%' })).text.split('\n')).toHaveLength(1);
  const shown = await operate('users show', [member.userNo.toLowerCase()]);
  expect(shown.text).toMatch(/USDT\s+12\.5\s+0/);
  expect(shown.text).not.toMatch(/argon2/);
  await expect(operate('users show', ['NOBODY'])).rejects.toThrow(OperatorError);
});

it('sets flags, and closing an account signs it out', async () => {
  const device = await signIn(gateway.device(), member);
  await operate('flags set', [member.userNo], { transferFlag: '0' });
  expect((await device.call('/exchangeUser/getUserInfo')).body.transferFlag).toBe(0);
  await operate('flags set', [member.userNo], { transferFlag: '1', userFlag: '0' });
  expect((await device.call('/exchangeUser/getUserInfo')).code).toBe('6666');
  await operate('flags set', [member.userNo], { userFlag: '1' });
  await expect(operate('flags set', [member.userNo], { transferFlag: '2' })).rejects.toThrow('must be 0, 1 or 3');
  await expect(operate('flags set', [member.userNo])).rejects.toThrow('at least one flag');
});

it('signs a user out', async () => {
  const device = await signIn(gateway.device(), member);
  expect((await operate('sessions revoke', [member.userNo])).text).toContain('1 sessions ended');
  expect((await device.call('/exchangeUser/getUserInfo')).code).toBe('6666');
});

it('checks the ledger, finds a fault and stops money', async () => {
  expect(await operate('ledger check')).toMatchObject({ code: 0, text: expect.stringContaining('Money moves.') });
  await gateway.db.exec('alter table account disable trigger all');
  await gateway.db.exec(
    `update account set balance = balance + 1 where owner_kind = 'user' and owner_id = ${member.id}`,
  );
  expect(await operate('ledger check')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Money has been stopped'),
  });
  await expect(operate('ledger resume')).rejects.toThrow('still broken');
  await gateway.db.exec(
    `update account set balance = balance - 1 where owner_kind = 'user' and owner_id = ${member.id}`,
  );
  expect((await operate('ledger resume')).text).toBe('Money moves.');
  expect((await operate('ledger check')).code).toBe(0);
});

describe('vouchers', () => {
  const grant = async (values: Record<string, string>) =>
    await operate('vouchers grant', [], { user: member.userNo, ...values });

  it('of each kind are given and listed', async () => {
    const none = `${member.userNo} has no vouchers.`;
    expect((await operate('vouchers list', [], { user: member.userNo })).text).toBe(none);
    await grant({ kind: 'buy', rate: '3', min: '100', max: '15', methods: '1,4', days: '7' });
    await grant({ kind: 'fixed', value: '2.5', stackable: 'yes' });
    await grant({ kind: 'sell', rate: '0.5' });
    await grant({ kind: 'withdrawal', name: '首次提币', source: '新人礼包' });
    const { text } = await operate('vouchers list', [], { user: member.userNo.toLowerCase() });
    const lines = [
      '3% of a purchase',
      '2.5 USDT on a purchase',
      '0.5% of a sale',
      'a withdrawal without fee \\(首次提币\\)',
    ];
    for (const line of lines) expect(text).toMatch(new RegExp(`^vc_\\S+\\s+usable\\s+until .*${line}$`, 'm'));
    const given = await listVouchers(gateway.db, member.id);
    expect(given.map(({ name, source }) => `${name}|${source}`).toSorted()).toEqual(
      ['|GIFT', '|GIFT', '|GIFT', '首次提币|新人礼包'].toSorted(),
    );
  });

  it.each<[Record<string, string>, string]>([
    [{}, '--kind must be one of'],
    [{ kind: 'gift' }, '--kind must be one of'],
    [{ kind: 'buy' }, '--rate must be a number'],
    [{ kind: 'buy', rate: '101' }, 'at most 100'],
    [{ kind: 'buy', rate: '3', value: '1' }, '--value does not go with'],
    [{ kind: 'fixed', value: '0' }, '--value must be a number'],
    [{ kind: 'fixed', value: '1', rate: '1' }, '--rate does not go with'],
    [{ kind: 'sell', rate: '1', methods: '2' }, '--methods must be of'],
    [{ kind: 'withdrawal', max: '1' }, '--max does not go with'],
    [{ kind: 'withdrawal', methods: '1' }, '--methods does not go with'],
    [{ kind: 'withdrawal', days: '0' }, '--days must be'],
  ])('are refused with %j', async (values, words) => {
    await expect(grant(values)).rejects.toThrow(words);
  });
});
