import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import { operate } from '../harness/operate.ts';
import type { TestGateway } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

const MINUTE = 60_000;
const PLACE = '/merchant-api/payments';

let gateway: TestGateway;
let shop: MerchantServer;
useTestGateway({}, (stage) => ({ gateway } = stage));
beforeEach(async () => {
  shop = await MerchantServer.open(gateway);
});

const view = async (payToken: string) => await gateway.device().call('/luckyrecharge/queryRechargeBill', { payToken });

describe('asking for a payment', () => {
  it('gives the address of a page, where everybody sees the terms', async () => {
    const outTradeNo = randomUUID();
    const { code, body } = await shop.place({ outTradeNo, returnUrl: 'https://books.example/42', amount: '38.50' });
    expect(code).toBe('0000');
    expect(body.expireAt - gateway.services.clock.now()).toBeGreaterThan(14.9 * MINUTE);
    const url = new URL(body.payUrl);
    expect(url.pathname).toBe('/cashier');
    expect((await view(url.searchParams.get('payToken') ?? '')).body).toEqual({
      merchantName: 'Harbour Books',
      merchantLogo: '',
      outTradeNo,
      subject: 'Two books',
      currency: 'USDT',
      amount: '38.5',
      paidAmount: '0',
      refundedAmount: '0',
      status: 0,
      flags: [],
      ways: ['balance', 'buy', 'chain'],
      protocols: ['TRC20', 'ERC20', 'BEP20'],
      namedPayer: false,
      buying: false,
      chain: null,
      returnUrl: 'https://books.example/42',
      createdAt: expect.any(Number),
      expireAt: body.expireAt,
    });
  });

  it('is done once for each number, also when asked many times at once', async () => {
    const outTradeNo = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.place({ outTradeNo })));
    expect(new Set(answers.map(({ body }) => body.payUrl)).size).toBe(1);
    expect((await shop.place({ outTradeNo, amount: '38.6' })).code).toBe('ALREADY_EXISTS');
    expect((await shop.place({ outTradeNo, amount: '38.500' })).body).toEqual(answers[0]?.body);
    const other = await MerchantServer.open(gateway);
    expect((await other.place({ outTradeNo })).body.payUrl).not.toBe(answers[0]?.body.payUrl);
  });

  it('needs the merchant’s own signature over every field, and tells nobody who is a merchant [S20][S31]', async () => {
    const fields = {
      merchantNo: shop.merchant.merchantNo,
      outTradeNo: 'A1',
      amount: '38.5',
      currency: 'USDT',
      subject: 'Two books',
    };
    const send = async (changes: object) => (await shop.post('/merchant-api/payments', { ...fields, ...changes })).code;
    const sign = shop.sign(PLACE, fields);
    expect(await send({ sign: shop.sign(PLACE, fields, randomBytes(32)) })).toBe('SIGN_INVALID');
    expect(await send({ sign: shop.sign(`${PLACE}/query`, fields) })).toBe('SIGN_INVALID');
    for (const changes of [
      { amount: '3.85' },
      { subject: 'One book' },
      { expireMin: 60 },
      { notifyUrl: 'https://evil.example' },
    ])
      expect(await send({ ...changes, sign })).toBe('SIGN_INVALID');
    // Nor does one field pass for two.
    const two = shop.sign(PLACE, { ...fields, payerName: 'A', returnUrl: 'https://shop.example/' });
    expect(await send({ payerName: 'A&returnUrl=https://shop.example/', sign: two })).toBe('SIGN_INVALID');
    expect(await send({ sign: sign.slice(1) })).toBe('ARGS_INVALID');
    expect(await send({})).toBe('ARGS_INVALID');
    expect(await send({ merchantNo: 'M000000000', sign })).toBe('SIGN_INVALID');
    expect(await send({ sign, extra: '1' })).toBe('ARGS_INVALID');
    expect(await send({ sign })).toBe('0000');
  });

  it.each([
    [{ amount: '0.09' }, 'AMOUNT_INVALID'],
    [{ amount: '50000.000001' }, 'AMOUNT_INVALID'],
    [{ amount: '1.1234567' }, 'AMOUNT_INVALID'],
    [{ amount: '1e3' }, 'AMOUNT_INVALID'],
    [{ currency: 'BTC' }, 'ASSET_NOT_FOUND'],
    [{ expireMin: 0 }, 'ARGS_INVALID'],
    [{ expireMin: 1441 }, 'ARGS_INVALID'],
    [{ outTradeNo: 'a b' }, 'ARGS_INVALID'],
    [{ subject: 'a\u202Eb' }, 'ARGS_INVALID'],
    [{ subject: ' ' }, 'ARGS_INVALID'],
    [{ subject: '官方客服' }, 'ARGS_INVALID'],
    [{ subject: '\u0301x' }, 'ARGS_INVALID'],
    [{ returnUrl: 'javascript:alert(1)' }, 'ARGS_INVALID'],
    [{ notifyUrl: 'https://user:secret@books.example/' }, 'ARGS_INVALID'],
    [{ payerName: '1' }, 'ARGS_INVALID'],
  ])('refuses %o: %s [S10]', async (fields, code) => {
    expect((await shop.place(fields as Record<string, string | number>)).code).toBe(code);
  });

  it.each([
    [{ payerName: '\ud800' }, 'payerName'],
    [{ amount: '1\udc00' }, 'amount'],
    [{ currency: '\ud800' }, 'currency'],
    [{ subject: 'a\0b' }, 'subject'],
    [{ notifyUrl: 'https://books.example/\0' }, 'notifyUrl'],
    [{ returnUrl: 'https://books.example/\ud800' }, 'returnUrl'],
  ])('refuses text that cannot be signed or kept: %j', async (fields, name) => {
    const { merchantNo } = shop.merchant;
    const request = { merchantNo, outTradeNo: 'A1', amount: '1', currency: 'USDT', subject: 's' };
    const answer = await shop.post('/merchant-api/payments', { ...request, ...fields, sign: '0'.repeat(64) });
    expect(answer).toMatchObject({ code: 'ARGS_INVALID', body: { fields: [name] } });
  });

  it('is refused to a merchant whose account is closed, and to a body that is no JSON', async () => {
    await gateway.db.query(sql`update member set user_flag = 0 where id = ${shop.member.id}`);
    expect((await shop.place()).code).toBe('SIGN_INVALID');
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await gateway.app.inject({
      method: 'POST',
      url: '/merchant-api/payments',
      payload: '{"__proto__": {}}',
      headers,
    });
    expect(statusCode).toBe(400);
  });
});

describe('a merchant', () => {
  it('asks for the status of its payment, in requests that expire soon', async () => {
    const outTradeNo = randomUUID();
    await shop.place({ outTradeNo });
    expect((await shop.ask('query', outTradeNo)).body).toEqual({
      merchantNo: shop.merchant.merchantNo,
      outTradeNo,
      currency: 'USDT',
      amount: '38.5',
      paidAmount: '0',
      refundedAmount: '0',
      status: 0,
      flags: '',
      createdAt: expect.any(Number),
      expireAt: expect.any(Number),
    });
    const old = gateway.services.clock.now() - 6 * MINUTE;
    expect((await shop.ask('query', outTradeNo, { time: old })).code).toBe('TIME_INVALID');
    expect((await shop.ask('query', 'unknown')).code).toBe('ORDER_NOT_FOUND');
    const other = await MerchantServer.open(gateway);
    expect((await other.ask('query', outTradeNo)).code).toBe('ORDER_NOT_FOUND');
  });

  it('cannot be made to close a payment with what it signed to ask for the status', async () => {
    const outTradeNo = randomUUID();
    await shop.place({ outTradeNo });
    const fields = { merchantNo: shop.merchant.merchantNo, outTradeNo, time: gateway.services.clock.now() };
    const body = { ...fields, sign: shop.sign(`${PLACE}/query`, fields) };
    expect((await shop.post(`${PLACE}/query`, body)).body.status).toBe(0);
    expect((await shop.post(`${PLACE}/close`, body)).code).toBe('SIGN_INVALID');
    expect((await shop.ask('query', outTradeNo)).body.status).toBe(0);
    // The signature covers what arrives, however the path is written.
    expect((await shop.post(`${PLACE}/close?of=query`, body)).code).toBe('SIGN_INVALID');
  });

  it('closes a payment that nobody has paid, as often as it likes', async () => {
    const outTradeNo = randomUUID();
    const payToken = await shop.placed({ outTradeNo });
    expect((await shop.ask('close', outTradeNo)).body).toMatchObject({ status: 4 });
    expect((await shop.ask('close', outTradeNo)).code).toBe('0000');
    expect((await view(payToken)).body.status).toBe(4);
    const address = { payToken, protocol: 'TRC20' };
    expect((await gateway.device().call('/luckyrecharge/getRechargeAddress', address)).code).toBe('ORDER_CANCELED');
  });

  it('expires by the clock of the database', async () => {
    const payToken = await shop.placed({ expireMin: 5 });
    await gateway.shiftClock(5 * MINUTE);
    expect((await view(payToken)).body.status).toBe(3);
  });
});

describe('the operator', () => {
  it('makes a merchant of a merchant account, once', async () => {
    const { userNo } = await gateway.member({ userType: 7 });
    const { text } = await operate(gateway, 'merchants add', [], { user: userNo, name: 'Harbour Tea' });
    expect(text).toMatch(/^M\d{9}, secret [0-9a-f]{64}$/);
    await expect(operate(gateway, 'merchants add', [], { user: userNo, name: 'Tea' })).rejects.toThrow('already');
    await expect(operate(gateway, 'merchants add', [], { user: userNo, name: '官方客服' })).rejects.toThrow(
      'our support',
    );
    const { userNo: plain } = await gateway.member();
    await expect(operate(gateway, 'merchants add', [], { user: plain, name: 'Tea' })).rejects.toThrow(
      'merchant account',
    );
  });

  it('lists the payments', async () => {
    await shop.place({ outTradeNo: 'B-77', amount: '12' });
    const { text } = await operate(gateway, 'payments list', [], { merchant: shop.merchant.merchantNo });
    expect(text).toMatch(/B-77\s+12 USDT\s+0\s+0\s+0/);
  });
});

it('an unknown or malformed token names nothing', async () => {
  expect((await view('A'.repeat(22))).code).toBe('ORDER_NOT_FOUND');
  expect((await view('short')).code).toBe('ARGS_INVALID');
});
