import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../src/sandbox/accounts.ts';
import { seedSandbox } from '../src/sandbox/seedSandbox.ts';
import { createTestGateway, signIn, type TestGateway } from './harness/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  await Promise.all([seedSandbox(gateway.services), seedSandbox(gateway.services), seedSandbox(gateway.services)]);
});
afterAll(async () => await gateway.close());

const faucet = (payload: object, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    method: 'POST',
    url: '/sandbox/api/faucet',
    payload,
    headers: { host: 'localhost', ...headers },
  });

describe('demo accounts', () => {
  it.each(DEMO_ACCOUNTS)('$nickName signs in, pays, and holds the promised money once', async (account) => {
    const device = await signIn(gateway.device(), account);
    const { body } = await device.call('/exchangeUser/getUserInfo');
    expect(body).toMatchObject({
      userName: account.userNo,
      nickName: account.nickName,
      kycLevel: account.kycLevel,
      userType: account.userType,
      hasTranPass: true,
    });
    expect(
      Object.fromEntries(
        body.balanceList.map((row: { currency: string; balance: string }) => [row.currency, row.balance]),
      ),
    ).toEqual(account.balances);
    expect(Number(body.dailyTransferLimit)).toBeGreaterThanOrEqual(1000);
    expect(
      (await device.call('/exchangeUser/checkTransPass', { password: account.paymentPassword, scene: 'transfer' }))
        .code,
    ).toBe('0000');
  });

  it('are listed for the page', async () => {
    const { accounts, currencies } = (await gateway.app.inject('/sandbox/api/accounts')).json();
    expect(accounts).toHaveLength(3);
    expect(currencies).toContain('USDT');
  });
});

describe('the faucet', () => {
  it('gives money', async () => {
    const answer = await faucet({ userNo: '9xm3qa', currency: 'USDT', amount: '25.5' });
    expect(answer.statusCode).toBe(200);
    const device = await signIn(gateway.device(), DEMO_ACCOUNTS[1] ?? { phone: '', password: '' });
    const bill = await device.call('/order/detail', { billNo: answer.json().billNo });
    expect(bill.body).toMatchObject({
      recordType: 'DEPOSIT',
      amount: '25.5',
      postings: expect.arrayContaining([expect.objectContaining({ account: 'network', amount: '-25.5' })]),
    });
  });

  it('refuses nonsense and foreign pages', async () => {
    expect((await faucet({ userNo: 'NOBODY', currency: 'USDT', amount: '1' })).json()).toEqual({
      code: 'USER_NOT_FOUND',
    });
    expect((await faucet({ userNo: '9XM3QA', currency: 'USDT', amount: '1e9' })).json()).toEqual({
      code: 'AMOUNT_INVALID',
    });
    expect((await faucet({ userNo: '9XM3QA', currency: 'XRP', amount: '1' })).json()).toEqual({
      code: 'ASSET_NOT_FOUND',
    });
    expect((await faucet({ userNo: '9XM3QA', currency: 'USDT', amount: '1', actor: 1 })).json()).toEqual({
      code: 'ARGS_INVALID',
    });
    expect(
      (await faucet({ userNo: '9XM3QA', currency: 'USDT', amount: '1' }, { origin: 'https://evil.example' }))
        .statusCode,
    ).toBe(403);
  });
});

describe('the page', () => {
  it('stands on its own files, without anything inline', async () => {
    const page = await gateway.app.inject('/sandbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|style=/);
    for (const url of page.body.match(/\/sandbox\/sandbox\.\w+/g) ?? [])
      expect((await gateway.app.inject(url)).statusCode).toBe(200);
  });

  it('does not exist elsewhere, nor do its calls and accounts', async () => {
    const production = await createTestGateway({
      sandbox: false,
      mail: { smtpUrl: undefined, from: 'a@b.example', smsUrl: 'http://127.0.0.1:9', smsToken: undefined },
    });
    for (const url of ['/sandbox', '/sandbox/api/outbox', '/sandbox/api/accounts', '/sandbox/sandbox.js']) {
      expect((await production.app.inject(url)).statusCode).toBe(404);
    }
    expect(
      (
        await production.app.inject({
          method: 'POST',
          url: '/sandbox/api/faucet',
          payload: '{}',
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode,
    ).toBeGreaterThanOrEqual(404);
    expect((await production.device().call('/common/getCommonConfigs')).body).not.toHaveProperty('sandbox');
    await expect(production.shiftClock(1000)).rejects.toThrow('control');
    await production.close();
  });
});
