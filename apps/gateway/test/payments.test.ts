import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { parsePaymentText, writePaymentText } from '@ezwallet/validators';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { pruneExpired } from '../src/house/jobs/pruneExpired.ts';
import { expectSoundLedger } from './harness/expectSoundLedger.ts';
import { payTicket } from './harness/payTicket.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
let payee: TestMember;
let payeeDevice: TestDevice;
let payer: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true }, async (stage: Stage) => {
  ({ gateway, member: payee, device: payeeDevice } = stage);
  payer = await gateway.member({ balances: { USDT: '1000', BTC: '0.1' } });
  device = await signIn(gateway.device(), payer);
});
afterEach(async () => await expectSoundLedger(gateway));

const make = async (fields: object = {}) =>
  await payeeDevice.call('/luckyrecharge/getPaymentQRCodeLink', { currency: 'USDT', ...fields });
const textOf = async (fields: object = {}) => (await make(fields)).body.text as string;
const decrypt = async (text: string) => await device.call('/common/decrypt', { text });
const transfer = async (fields: object) =>
  await device.call('/lucky_transfer/transferTo', { toType: 3, currency: 'USDT', amount: '12.5', ...fields });
const ticket = async (to: string, fields: object = {}, member = payer) =>
  await payTicket(gateway, member, { toType: 3, to, currency: 'USDT', amount: '12.5', ...fields });
const pay = async (to: string, fields: object = {}) =>
  await transfer({ to, reqNo: randomUUID(), payPassTicket: await ticket(to, fields), ...fields });
const balanceOf = async ({ id }: TestMember) => (await gateway.services.ledger.balances(id))[0]?.balance ?? 0n;

describe('a code of one’s own', () => {
  it('is static without an amount, and its link opens the payment screen', async () => {
    const { body } = await make();
    expect(body).toEqual({ text: expect.stringMatching(/^EZP1\./), link: expect.any(String), expireAt: null });
    expect(new URL(body.link).pathname).toBe('/pay');
    expect(new URL(body.link).searchParams.get('text')).toBe(body.text);
    expect((await decrypt(body.text)).body).toEqual({
      type: 'static',
      payeeUserNo: payee.userNo,
      payeeNickMasked: 'R•••',
      currency: 'USDT',
      fixed: false,
      memo: '',
      paid: false,
      expired: false,
    });
    expect(await textOf()).not.toBe(body.text);
  });

  it('has an amount for ten minutes', async () => {
    const { body } = await make({ amount: '12.50', memo: ' Lunch ' });
    expect(body.expireAt).toBe(endOf(body.text));
    expect(body.expireAt - gateway.services.clock.now()).toBeGreaterThan(9.9 * MINUTE);
    const read = {
      type: 'amount',
      currency: 'USDT',
      amount: '12.5',
      fixed: true,
      memo: 'Lunch',
      paid: false,
      expired: false,
    };
    expect((await decrypt(body.text)).body).toMatchObject(read);
    await gateway.shiftClock(10 * MINUTE);
    expect((await decrypt(body.text)).body).toMatchObject({ ...read, expired: true });
  });

  it('is refused for terms that nobody could pay', async () => {
    expect((await make({ currency: 'XRP' })).code).toBe('ASSET_NOT_FOUND');
    expect((await make({ currency: 'CNY' })).code).toBe('ASSET_NOT_FOUND');
    expect((await make({ amount: '0' })).code).toBe('AMOUNT_INVALID');
    expect((await make({ amount: '0.0000001' })).code).toBe('AMOUNT_INVALID');
    expect((await make({ memo: 'a\u202Eb' })).code).toBe('ARGS_INVALID');
  });

  it('cannot be made or altered by anybody else', async () => {
    const own = await textOf({ amount: '12.5' });
    const parsed = parsePaymentText(own);
    if (!parsed.ok) throw new Error('not read');
    const forged = writePaymentText({ ...parsed.value.payment, userNumber: payer.userNo }, (body) =>
      createHmac('sha256', randomBytes(32)).update(body).digest(),
    );
    const [, , mac] = own.split('.');
    const swapped = `${forged.slice(0, forged.lastIndexOf('.'))}.${mac}`;
    for (const text of [forged, swapped, 'EZP1.x.y', 'https://evil.example', own.slice(0, -1)]) {
      expect((await decrypt(text)).code, text).toBe('SIGN_INVALID');
      expect((await pay(text)).code, text).toBe('SIGN_INVALID');
    }
    expect(await balanceOf(payer)).toBe(1_000_000_000n);
  });

  it('says that its owner has left', async () => {
    const text = await textOf();
    await gateway.db.query(sql`update member set user_flag = 0 where id = ${payee.id}`);
    expect((await decrypt(text)).code).toBe('USER_NOT_FOUND');
    expect((await pay(text)).code).toBe('USER_INVALID');
  });
});

describe('paying a static code', () => {
  it('moves any amount, as often as one likes, and shows it as a payment on both sides', async () => {
    const text = await textOf({ memo: 'Tips' });
    const preview = await transfer({ to: text, preview: true });
    expect(preview.body).toMatchObject({ nickMasked: 'R•••', fee: '0', warnings: ['FIRST_TIME'] });
    const first = await pay(text);
    expect(first.body).toMatchObject({ fee: '0', status: 2 });
    expect((await pay(text, { amount: '7.5', remark: 'Thanks' })).code).toBe('0000');
    expect((await transfer({ to: text, preview: true })).body.warnings).toEqual([]);
    expect([await balanceOf(payer), await balanceOf(payee)]).toEqual([980_000_000n, 20_000_000n]);

    const query = { pageNo: 1, pageSize: 10, orderType: 'PAYMENT' };
    const sent = (await device.call('/order/pageQuery/v2', query)).body.list;
    expect(sent).toMatchObject([
      { amount: '-7.5', recordType: 'PAYMENT', remark: 'Thanks' },
      { amount: '-12.5', recordType: 'PAYMENT', remark: 'Tips', billNo: first.body.billNo },
    ]);
    const received = (await payeeDevice.call('/order/pageQuery/v2', query)).body.list;
    expect(received).toMatchObject([{ amount: '7.5' }, { amount: '12.5' }]);
  });

  it('is executed once for each request number', async () => {
    const text = await textOf();
    const reqNo = randomUUID();
    const payPassTicket = await ticket(text);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(text, { reqNo, payPassTicket })));
    expect(new Set(answers.map(({ code, body }) => JSON.stringify([code, body]))).size).toBe(1);
    expect(await balanceOf(payee)).toBe(12_500_000n);
    expect((await pay(text, { reqNo, amount: '13' })).code).toBe('ARGS_INVALID');
  });

  it('needs a ticket of its own scene, another member as payee, the right coin, and enough money', async () => {
    const text = await textOf();
    const transferTicket = await ticket(text, { toType: 1 });
    expect((await pay(text, { payPassTicket: transferTicket })).code).toBe('NO_THIS_TICKET');
    const otherCoin = await pay(text, { currency: 'BTC', amount: '0.01' });
    expect(otherCoin).toMatchObject({ code: 'AMOUNT_INVALID', body: { currency: 'USDT' } });
    expect((await pay(text, { amount: '1000.01' })).code).toBe('BALANCE_NOT_ENOUGH');
    expect((await pay(text, { amount: '0' })).code).toBe('AMOUNT_INVALID');
    device = payeeDevice;
    payer = payee;
    expect((await transfer({ to: text, preview: true })).code).toBe('USER_INVALID');
    expect((await pay(text)).code).toBe('USER_INVALID');
  });

  it('obeys the flags and the day’s limit of the payer', async () => {
    const text = await textOf();
    await gateway.db.query(sql`update member set transfer_flag = 0 where id = ${payer.id}`);
    expect((await pay(text)).code).toBe('NO_RIGHTS');
    expect((await transfer({ to: text, preview: true })).code).toBe('NO_RIGHTS');
    await gateway.db.query(sql`update member set transfer_flag = 1, kyc_level = 0 where id = ${payer.id}`);
    expect((await pay(text, { amount: '100.01' })).code).toBe('EXCEED_LIMIT');
    expect((await pay(text, { amount: '100' })).code).toBe('0000');
    expect((await pay(text, { amount: '0.01' })).code).toBe('EXCEED_LIMIT');
  });
});

describe('paying a code with an amount', () => {
  it('takes that amount only, before its end', async () => {
    const text = await textOf({ amount: '12.5' });
    const asked = { code: 'AMOUNT_INVALID', body: { amount: '12.5', currency: 'USDT' } };
    for (const amount of ['12.4', '12.51', '125']) expect(await pay(text, { amount })).toMatchObject(asked);
    expect((await transfer({ to: text, amount: '1', preview: true })).code).toBe('AMOUNT_INVALID');
    await gateway.shiftClock(10 * MINUTE);
    expect((await pay(text)).code).toBe('ORDER_EXPIRED');
    expect((await transfer({ to: text, preview: true })).code).toBe('ORDER_EXPIRED');
    await gateway.shiftClock(9 * MINUTE);
    expect((await pay(text, { amount: '12.50' })).code).toBe('0000');
  });

  it('works once, for one payer; a replay of that request gets the same answer even after its end', async () => {
    const text = await textOf({ amount: '12.5' });
    const reqNo = randomUUID();
    const first = await pay(text, { reqNo });
    expect(first.code).toBe('0000');
    expect((await pay(text)).code).toBe('ORDER_ALREADY_DONE');
    expect((await decrypt(text)).body).toMatchObject({ paid: true, expired: false });
    expect((await transfer({ to: text, preview: true })).code).toBe('ORDER_ALREADY_DONE');
    await gateway.shiftClock(11 * MINUTE);
    expect((await pay(text, { reqNo })).body).toEqual(first.body);
    expect(await balanceOf(payee)).toBe(12_500_000n);
  });

  it('of many payers at once one pays', async () => {
    const text = await textOf({ amount: '12.5' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const other = await gateway.member({ balances: { USDT: '20' } });
        const theirs = await signIn(gateway.device(), other);
        return await theirs.call('/lucky_transfer/transferTo', {
          toType: 3,
          to: text,
          currency: 'USDT',
          amount: '12.5',
          reqNo: randomUUID(),
          payPassTicket: await ticket(text, {}, other),
        });
      }),
    );
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'ORDER_ALREADY_DONE')).toHaveLength(5);
    expect(await balanceOf(payee)).toBe(12_500_000n);
  });

  it('is forgotten a day after its end', async () => {
    await pay(await textOf({ amount: '12.5' }));
    const isKept = async () =>
      (await gateway.db.maybe(sql`select 1 from payment_text_paid where payee_id = ${payee.id}`)) !== undefined;
    await pruneExpired(gateway.db, gateway.services.ledger);
    expect(await isKept()).toBe(true);
    await gateway.shiftClock(25 * 60 * MINUTE);
    await pruneExpired(gateway.db, gateway.services.ledger);
    expect(await isKept()).toBe(false);
  });
});

function endOf(text: string): number | undefined {
  const parsed = parsePaymentText(text);
  return parsed.ok && parsed.value.payment.kind === 'amount' ? parsed.value.payment.expiresAt : undefined;
}
