import { FEATURES } from '@ezwallet/api-client/contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  captchaTicket,
  createTestGateway,
  PASSWORD,
  PAYMENT_PASSWORD,
  signIn,
  type TestGateway,
} from './harness/testGateway.ts';
import { purposeOf } from './harness/payTicket.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { servedEndpoints } from './harness/served.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => await gateway.close());

describe('from nothing to a sent amount', () => {
  let robin: TestDevice;
  let userNo: string;

  it('registers with a code sent to the phone', async () => {
    robin = gateway.device();
    const phone = '13712345678';
    const ticket = await captchaTicket(robin, 'sendCode', phone);
    const sent = await robin.call('/exchangeUser/sendMsg', {
      scene: 'register',
      countryCode: '86',
      phone,
      captchaTicket: ticket,
    });
    expect(sent).toMatchObject({ code: '0000', body: { resendAfter: 60, expiresIn: 300 } });
    const code = await gateway.code(`+86${phone}`);
    expect(
      await robin.call('/exchangeUser/checkoutPhoneCode', { scene: 'register', countryCode: '86', phone, code }),
    ).toMatchObject({ code: '0000', body: true });
    const answer = await robin.call('/exchangeUser/register', {
      loginName: phone,
      countryCode: '86',
      password: PASSWORD,
      verifyCode: code,
      agree: true,
    });
    expect(answer).toMatchObject({ code: '0000', body: { needAuth: false, firstLogin: false, pwdExpired: false } });
    robin.token = answer.body.token;
  });

  it('shows the new member, poor and without a nickname', async () => {
    const { body } = await robin.call('/exchangeUser/getUserInfo');
    expect(body).toMatchObject({
      phone: '13712345678',
      nickName: '',
      hasTranPass: false,
      kycLevel: 0,
      balanceList: [],
      dailyTransferLimit: '100',
    });
    expect(body.userName).toMatch(/^[A-Z0-9]{6}$/);
    expect(body.tokenExpiredDate - (await robin.call('/common/getCommonConfigs')).head.serverTime).toBeGreaterThan(
      29 * 60_000,
    );
    userNo = body.userName;
  });

  it('sets the first nickname once and then changes it', async () => {
    expect(await robin.call('/exchangeUser/setNickName', { nickName: '  Robin ' })).toMatchObject({
      code: '0000',
      body: true,
    });
    expect((await robin.call('/exchangeUser/setNickName', { nickName: 'Again' })).code).toBe('ALREADY_EXISTS');
    expect((await robin.call('/exchangeUser/changeNickName', { nickName: '家明' })).code).toBe('0000');
    expect((await robin.call('/exchangeUser/getUserInfo')).body.nickName).toBe('家明');
  });

  it('sets a payment password with the login password', async () => {
    const set = (loginPassword: string) =>
      robin.call('/exchangeUser/updateTranPass_v2', { type: 'set', newPassword: PAYMENT_PASSWORD, loginPassword });
    expect((await set('not my password')).code).toBe('PASSWORD_INCORRECT');
    expect(await set(PASSWORD)).toMatchObject({ code: '0000', body: true });
    expect((await set(PASSWORD)).code).toBe('ALREADY_EXISTS');
    expect((await robin.call('/exchangeUser/getUserInfo')).body).toMatchObject({ hasTranPass: true, transferFlag: 1 });
  });

  it('receives from a friend; both see it in their bills, with postings', async () => {
    const friend = await gateway.member({ balances: { USDT: '500' } });
    const device = await signIn(gateway.device(), friend);
    const request = { toType: 1, to: userNo.toLowerCase(), currency: 'USDT', amount: '12.5', remark: 'Lunch' };
    const preview = await device.call('/lucky_transfer/transferTo', { ...request, preview: true });
    expect(preview.body).toMatchObject({ nickMasked: '家•', fee: '0', warnings: ['FIRST_TIME'] });
    const { payPassTicket } = (
      await device.call('/exchangeUser/checkTransPass', { password: PAYMENT_PASSWORD, ...purposeOf(request) })
    ).body;
    const sent = await device.call('/lucky_transfer/transferTo', { ...request, payPassTicket, reqNo: randomUUID() });
    expect(sent).toMatchObject({ code: '0000', body: { fee: '0', status: 2 } });

    const mine = await device.call('/order/detail', { billNo: sent.body.billNo });
    expect(mine.body).toMatchObject({
      recordType: 'SEND',
      amount: '-12.5',
      remark: 'Lunch',
      counterparty: { nickMasked: '家•' },
    });
    expect(mine.body.postings).toMatchObject([
      { account: 'mine', amount: '-12.5', balanceAfter: '487.5' },
      { account: 'theirs', amount: '12.5', balanceAfter: null },
    ]);
    const theirs = await robin.call('/order/pageQuery/v2', {
      pageNo: 1,
      pageSize: 20,
      orderType: 'RECV',
      windowDays: 7,
    });
    expect(theirs.body).toMatchObject({ total: 1, list: [{ amount: '12.5', status: 2 }] });
    expect((await device.call('/lucky_transfer/transferTo', { ...request, preview: true })).body.warnings).toEqual([]);
  });

  it('values the holdings', async () => {
    const { body } = await robin.call('/exchangeUser/getUserBalance', { exchangeCurrency: 'USDT' });
    expect(body).toMatchObject({
      balanceByUSDT: '12.5',
      availableAmount: '12.5',
      balanceList: [{ currency: 'USDT', balance: '12.5', frozen: '0' }],
    });
    expect(body.trend).toHaveLength(25);
    expect(Number(body.balanceByCNY)).toBeCloseTo(12.5 * 7.2, 0);
    expect((await robin.call('/exchangeUser/getUserBalance', { exchangeCurrency: 'XYZ' })).code).toBe(
      'SYMBOL_NOT_EXIST',
    );
  });

  it('finds bills by filter and by word', async () => {
    const page = async (fields: object) =>
      (await robin.call('/order/pageQuery/v2', { pageNo: 1, pageSize: 20, orderType: 'ALL', ...fields })).body;
    expect((await page({ keyword: 'lunch' })).total).toBe(1);
    expect((await page({ keyword: 'dinner' })).total).toBe(0);
    expect((await page({ orderType: 'SEND' })).total).toBe(0);
    expect((await page({ orderType: 'INTEREST' })).list).toEqual([]);
    expect((await page({ orderStatus: 1 })).total).toBe(1);
    expect((await page({ orderStatus: 2 })).total).toBe(0);
    expect((await page({ transactionType: 8 })).total).toBe(0);
  });

  it('signs out, and the token is worth nothing any more', async () => {
    expect((await robin.call('/exchangeUser/logout')).code).toBe('0000');
    expect((await robin.call('/exchangeUser/getUserInfo')).code).toBe('6666');
  });
});

describe('public facts', () => {
  it('lists areas, assets, prices and what is open', async () => {
    const device = gateway.device();
    const areas = (await device.call('/common/getCountryCode')).body;
    expect(areas).toHaveLength(21);
    expect(areas).toContainEqual({ countryCode: '852', region: 'HK' });
    const assets = (await device.call('/exchangeCurrency/queryCurrencyList')).body;
    expect(assets[0]).toMatchObject({ id: 1, currencyCode: 'USDT', decimals: 6, minTransferAmount: '0.01' });
    expect(assets).toHaveLength(18);
    const rates = (await device.call('/common/getRates')).body;
    expect(rates.list.map((row: { currency: string }) => row.currency).toSorted()).toEqual(
      assets.map((row: { currencyCode: string }) => row.currencyCode).toSorted(),
    );
    expect((await device.call('/common/getCommonConfigs')).body).toMatchObject({
      features: FEATURES.filter(
        (name) => !['hedge', 'borrow', 'exchange', 'saveCoins', 'automaticFinancial'].includes(name),
      ),
      featureLinks: [],
      sandbox: { outboxPath: '/sandbox' },
    });
  });

  it('checks the form of a login name and nothing else', async () => {
    const device = gateway.device();
    expect((await device.call('/common/checkPhoneOrEmail', { loginName: 'robin@example.com' })).body).toBe(true);
    expect((await device.call('/common/checkPhoneOrEmail', { loginName: '12345678901' })).code).toBe('ARGS_INVALID');
    expect((await device.call('/exchangeUser/checkoutPhone', { countryCode: '44', phone: '7400123456' })).body).toBe(
      true,
    );
    expect((await device.call('/exchangeUser/checkoutPhone', { countryCode: '86', phone: '7400123456' })).code).toBe(
      'ARGS_INVALID',
    );
  });
});

it('answers every example of the contract in the shape that the contract promises, or with a refusal', async () => {
  const member = await gateway.member();
  for (const { title, endpoint } of servedEndpoints) {
    const device = await signIn(gateway.device(), member);
    const answer = await device.call(endpoint.path, endpoint.example.request as Record<string, unknown>);
    expect(answer.code, title).not.toBe('SYSTEM_ERROR');
    if (answer.code === '0000') expect(v.safeParse(endpoint.response, answer.body).issues, title).toBeUndefined();
  }
  expect(gateway.logged()).not.toContain('"level":50');
});
