import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { addAccount, cardNumber } from './harness/addAccount.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { payTicket, ticketed } from './harness/payTicket.ts';
import { signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { makePaymentCode, makePicture, uploadPicture } from './harness/uploadPicture.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true }, (stage: Stage) => ({ gateway, member, device } = stage));

const ticket = async (fields: object) =>
  (await ticketed(gateway, member, { payPassTicket: '', ...fields })).payPassTicket;
const add = async (fields: object) =>
  await device.call('/bankAccount/addPayAcount', {
    realName: member.realName,
    payPassTicket: await ticket(fields),
    ...fields,
  });
const card = (fields: object = {}) => ({
  payMethodId: 1,
  bankCode: 'CMB',
  bankName: '招商银行',
  accountNo: cardNumber(),
  ...fields,
});
const TRANSFER = { toType: 1, to: '9XM3QA', currency: 'USDT', amount: '1' };
const all = async () => (await device.call('/bankAccount/all')).body;
const code = async (text: string) => await uploadPicture(device, await makePaymentCode(text));

describe('an account for the money of trades', () => {
  it('is usable at once in the name of the document, and shows the end of its number', async () => {
    const accountNo = cardNumber();
    const place = { branch: '深圳南山支行', province: '广东省', city: '深圳市' };
    const added = await add(card({ accountNo, ...place }));
    expect(added).toMatchObject({ code: '0000', body: { state: 1 } });
    expect(await all()).toEqual([
      expect.objectContaining({
        id: added.body.id,
        payMethodId: 1,
        bankName: '招商银行',
        ...place,
        accountNo: `•••• ${accountNo.slice(-4)}`,
      }),
    ]);
  });

  it('may be a digital-yuan wallet, or a code of Alipay or WeChat', async () => {
    expect((await add({ payMethodId: 5, bankCode: 'ICBC', bankName: '工行', walletNo: '0061000012345678' })).code).toBe(
      '0000',
    );
    expect((await add({ payMethodId: 4, qrFileId: await code('HTTPS://QR.ALIPAY.COM/FKX01234') })).code).toBe('0000');
    expect((await add({ payMethodId: 3, qrFileId: await code('wxp://f2f0abcdef') })).code).toBe('0000');
    expect((await all()).map((row: { payMethodId: number }) => row.payMethodId).toSorted()).toEqual([3, 4, 5]);
  });

  it.each<[string, () => Promise<object>, string]>([
    ['the name of somebody else', async () => card({ realName: '王小二' }), 'BANK_ACCOUNT_INVALID'],
    ['a mistyped card number', async () => card({ accountNo: '6214830000000001' }), 'BANK_ACCOUNT_INVALID'],
    ['a bank that does not exist', async () => card({ bankCode: 'NOBANK' }), 'ARGS_INVALID'],
    [
      'a wallet with a bank that issues none',
      async () => ({ payMethodId: 5, bankCode: 'SHBANK', bankName: '上海银行', walletNo: '0061000012345678' }),
      'ARGS_INVALID',
    ],
    [
      'a code of the other app',
      async () => ({ payMethodId: 3, qrFileId: await code('https://qr.alipay.com/fkx1') }),
      'BANK_ACCOUNT_INVALID',
    ],
    [
      'a code of a shop’s website',
      async () => ({ payMethodId: 4, qrFileId: await code('https://example.com/pay') }),
      'BANK_ACCOUNT_INVALID',
    ],
    [
      'a picture without a code',
      async () => ({ payMethodId: 4, qrFileId: await uploadPicture(device, await makePicture(120)) }),
      'BANK_ACCOUNT_INVALID',
    ],
    ['a picture that is not there', async () => ({ payMethodId: 4, qrFileId: 'f_nobody' }), 'ARGS_INVALID'],
    ['a ticket for another account', async () => card({ payPassTicket: await ticket(card()) }), 'NO_THIS_TICKET'],
    [
      'a ticket for a transfer',
      async () => card({ payPassTicket: await payTicket(gateway, member, TRANSFER) }),
      'NO_THIS_TICKET',
    ],
  ])('is not added with %s', async (_what, make, refusal) => {
    expect((await add(await make())).code).toBe(refusal);
    expect(await all()).toEqual([]);
  });

  it('takes a number of an account without a card as it is', async () => {
    expect((await add(card({ accountNo: '1234567890' }))).code).toBe('0000');
  });

  it('needs a verified document', async () => {
    await signIn(device, (member = await gateway.member({ kycLevel: 0 })));
    expect((await add(card())).code).toBe('KYC_REQUIRED');
  });

  it('belongs to one member at a time; a refusal keeps the ticket', async () => {
    const account = card();
    await addAccount(gateway, await gateway.member(), account);
    const payPassTicket = await ticket(account);
    expect((await add({ ...account, payPassTicket })).code).toBe('ALREADY_EXISTS');
    await gateway.db.query(sql`delete from pay_account where member_id <> ${member.id}`);
    expect((await add({ ...account, payPassTicket })).code).toBe('0000');
    expect((await add({ ...account, payPassTicket })).code).toBe('NO_THIS_TICKET');
  });
});

describe('several accounts', () => {
  it('the pinned one of a pay method is first and the default', async () => {
    const [first, second] = [await addAccount(gateway, member), await addAccount(gateway, member)];
    await signIn(device, member);
    expect((await device.call('/bankAccount/getDefault', { payMethodId: 1 })).body.id).toBe(second);
    expect((await device.call('/bankAccount/pin', { id: first })).code).toBe('0000');
    expect((await all()).map(({ id, isPinned }: { id: string; isPinned: boolean }) => [id, isPinned])).toEqual([
      [first, true],
      [second, false],
    ]);
    await Promise.all([first, second, first, second].map((id) => device.call('/bankAccount/pin', { id })));
    expect((await all()).filter(({ isPinned }: { isPinned: boolean }) => isPinned)).toHaveLength(1);
    expect((await device.call('/bankAccount/getDefault', { payMethodId: 4 })).body).toBeNull();
  });

  it('a removed one is gone for good, and its number is free', async () => {
    const account = card();
    const id = await addAccount(gateway, member, account);
    await signIn(device, member);
    expect((await device.call('/bankAccount/deletePayAcount', { id })).code).toBe('0000');
    expect(await all()).toEqual([]);
    for (const path of ['payAccountInfo', 'pin', 'deletePayAcount'])
      expect((await device.call(`/bankAccount/${path}`, { id })).code).toBe('BANK_ACCOUNT_NOT_FOUND');
    expect((await add(account)).code).toBe('0000');
  });

  it('a blocked one is not available and cannot be pinned', async () => {
    const id = await addAccount(gateway, member);
    await signIn(device, member);
    await gateway.db.query(sql`update pay_account set state = 2 where account_id = ${id}`);
    expect((await device.call('/bankAccount/available', { payMethodId: 1 })).body).toEqual([]);
    expect((await device.call('/bankAccount/pin', { id })).code).toBe('BANK_ACCOUNT_UNAVAILABLE');
    expect((await all())[0].state).toBe(2);
  });
});

it('lists banks with their letters, and every province with its cities', async () => {
  const banks = (await device.call('/common/getBankList')).body;
  expect(banks[0]).toEqual({
    bankCode: 'ICBC',
    bankName: '中国工商银行',
    initial: 'Z',
    pinyin: 'zhong guo gong shang yin hang',
    isPopular: true,
    payMethodIds: [1, 5],
  });
  expect(new Set(banks.map(({ bankCode }: { bankCode: string }) => bankCode)).size).toBe(banks.length);
  const provinces = (await device.call('/common/getProvinceCityList')).body;
  expect(provinces).toHaveLength(34);
  expect(provinces.find(({ code }: { code: string }) => code === '440000').cities).toContainEqual({
    code: '440300',
    name: '深圳市',
  });
});

it('no number is readable in the database [S50]', async () => {
  const accountNo = cardNumber();
  await addAccount(gateway, member, { accountNo });
  const { row } = await gateway.db.one<{ row: string }>(
    sql`select a::text as row from pay_account a where member_id = ${member.id}`,
  );
  expect(row).not.toContain(accountNo);
});
