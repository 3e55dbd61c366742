import { base32 } from '@scure/base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchChains } from '../src/money/deposits/scanning.ts';
import { readCoverage } from '../src/house/audit/coverage.ts';
import { appNow, skipTime } from '../src/db/index.ts';
import { DEMO_ACCOUNTS } from '../src/sandbox/accounts.ts';
import { seedSandbox } from '../src/sandbox/seedSandbox.ts';
import { otpCode, otpStep } from '../src/secrets/totp.ts';
import { proofsOf } from './harness/proofsOf.ts';
import { createTestGateway, signIn, type TestGateway } from './harness/testGateway.ts';
import { ANY_PURPOSE } from './harness/payTicket.ts';

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
      (await device.call('/exchangeUser/checkTransPass', { password: account.paymentPassword, ...ANY_PURPOSE })).code,
    ).toBe('0000');
  });

  it('hold vouchers of every kind and in every state, and one with little time left', async () => {
    const device = await signIn(gateway.device(), DEMO_ACCOUNTS[0] ?? { phone: '', password: '' });
    const { body } = await device.call('/promotion/query', { pageNo: 1, pageSize: 100 });
    const of = (name: 'kind' | 'status') => new Set(body.list.map((row: Record<string, number>) => row[name]));
    expect(of('kind')).toEqual(new Set([1, 2, 3, 4]));
    expect(of('status')).toEqual(new Set([1, 3, 4]));
    const soonest = body.list.find(({ status }: { status: number }) => status === 1);
    expect(soonest.endAt - gateway.services.clock.now()).toBeLessThan(6 * 3_600_000);
    const used = body.list.find(({ status }: { status: number }) => status === 3);
    const { billNo } = (await device.call('/promotion/query/detail', { voucherId: used.id })).body;
    expect((await device.call('/order/detail', { billNo })).body).toMatchObject({ recordType: 'BUY', amount: '100' });
    const use = (await device.call('/promotion/use/detail', { billNo })).body;
    expect(use).toMatchObject({ bonus: '3', outcome: 'CREDITED' });
    expect((await gateway.services.ledger.audit()).ok).toBe(true);
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
  it('uses files of its own only, without inline code', async () => {
    const page = await gateway.app.inject('/sandbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|style=/);
    const files = page.body.match(/\/sandbox\/\w+\.\w+/g) ?? [];
    expect(files).toHaveLength(5);
    for (const url of [...files, '/sandbox/page.js']) expect((await gateway.app.inject(url)).statusCode).toBe(200);
  });

  it('does not exist elsewhere, nor do its calls and accounts', async () => {
    const production = await createTestGateway({
      sandbox: false,
      hostNames: ['localhost'],
      mail: { smtpUrl: undefined, from: 'a@b.example', smsUrl: 'http://127.0.0.1:9', smsToken: undefined },
    });
    for (const url of [
      '/sandbox',
      '/sandbox/api/outbox',
      '/sandbox/api/accounts',
      '/sandbox/api/people',
      '/sandbox/api/clock',
      '/sandbox/api/authenticators',
      '/sandbox/sandbox.js',
    ]) {
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

describe('the clock', () => {
  const skip = async (payload: object, headers: Record<string, string> = {}) => {
    const request = {
      method: 'POST',
      url: '/sandbox/api/clock/skip',
      payload,
      headers: { host: 'localhost', ...headers },
    } as const;
    const answer = await gateway.app.inject(request);
    return { status: answer.statusCode, ...answer.json() };
  };

  it('skips a day ahead for the database, the process and every client, and nobody is signed out', async () => {
    const device = await signIn(gateway.device(), DEMO_ACCOUNTS[1] ?? { phone: '', password: '' });
    const info = async () => await device.call('/exchangeUser/getUserInfo');
    const before = (await info()).head.serverTime;
    const answer = await skip({ by: '24h' });
    expect(answer).toMatchObject({ status: 200, ahead: 86_400_000, skips: ['1m', '15m', '1h', '24h'] });
    const { code, head } = await info();
    expect(code).toBe('0000');
    expect(head.serverTime - before).toBeGreaterThanOrEqual(86_400_000);
    expect(head.serverTime - before).toBeLessThan(86_460_000);
    expect(Math.abs((await appNow(gateway.db)) - gateway.services.clock.now())).toBeLessThan(5000);
    expect((await gateway.app.inject('/sandbox/api/clock')).json()).toMatchObject({ ahead: 86_400_000 });
  });

  it('does not bring a session back that has ended', async () => {
    const device = await signIn(gateway.device(), DEMO_ACCOUNTS[1] ?? { phone: '', password: '' });
    await gateway.shiftClock(86_400_000 + 3_600_000);
    expect((await device.call('/exchangeUser/getUserInfo')).code).toBe('6666');
    expect(await skip({ by: '1m' })).toMatchObject({ status: 200 });
    expect((await device.call('/exchangeUser/getUserInfo')).code).toBe('6666');
  });

  it('refuses other steps, the way back, and foreign pages', async () => {
    for (const by of ['2m', '-1h', 60_000, undefined])
      expect(await skip({ by })).toEqual({ status: 422, code: 'ARGS_INVALID' });
    expect(await skip({ by: '1m' }, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    await expect(skipTime(gateway.db, -1)).rejects.toThrow('only goes ahead');
  });
});

describe('authenticators', () => {
  const listed = async () => (await gateway.app.inject('/sandbox/api/authenticators')).json();

  it('show the code that the sandbox takes after a skip, which a real app does not know', async () => {
    const member = await gateway.member();
    const device = await signIn(gateway.device(), member);
    const { secret } = (await device.call('/exchangeUser/getOtpInfo')).body;
    await skipTime(gateway.db, 86_400_000);
    await gateway.services.clock.sync();
    await signIn(device, member);
    const { list, ahead } = await listed();
    expect(ahead).toBeGreaterThanOrEqual(86_400_000);
    const shown = list.find(({ userNo }: { userNo: string }) => userNo === member.userNo);
    expect(shown).toMatchObject({ nickName: 'Robin', isBound: false, isUsed: false });
    expect(JSON.stringify(list)).not.toContain(secret);
    const bind = (code: string, codes?: object) =>
      device.call('/exchangeUser/bindOtpInfo', { code, ...(codes && { codes }) });
    const ofPhone = otpCode(base32.decode(secret), otpStep(Date.now()));
    expect((await bind(ofPhone)).code).toBe('TWO_FACODE_INVALID');
    const { codes } = await proofsOf(gateway, device, member);
    expect((await bind(shown.code, codes)).body).toBe(true);
    expect((await listed()).list).toContainEqual(expect.objectContaining({ userNo: member.userNo, isBound: true }));
  });
});

describe('the networks', () => {
  const call = async (name: string, payload: object) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: `/sandbox/api/chain/${name}`,
      payload,
      headers: { host: 'localhost' },
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const heightOf = async (protocol: string) =>
    (await gateway.app.inject('/sandbox/api/chain'))
      .json()
      .chains.find((row: { protocol: string }) => row.protocol === protocol).height as number;

  it('take money in, find blocks, and lose them again', async () => {
    const device = await signIn(gateway.device(), DEMO_ACCOUNTS[1] ?? { phone: '', password: '' });
    const { body } = await device.call('/exchangeRecharge/getRechargeAddress', { currency: 'ETH', protocol: 'ERC20' });
    const payment = { protocol: 'ERC20', currency: 'ETH', address: body.address, amount: '12.000000000000000001' };
    const { status, txid } = await call('send', payment);
    expect([status, txid]).toEqual([200, expect.stringMatching(/^0x[0-9a-f]{64}$/)]);
    expect(await call('mine', { protocol: 'ERC20', blocks: 6 })).toMatchObject({ status: 200, height: 6 });
    await watchChains(gateway.services);
    const { body: info } = await device.call('/exchangeUser/getUserInfo');
    expect(info.balanceList).toContainEqual(expect.objectContaining({ currency: 'ETH', balance: '12.2' }));
    expect(await call('reorg', { protocol: 'ERC20', depth: 2 })).toMatchObject({ status: 200, orphaned: 0 });
    expect(await call('reorg', { protocol: 'ERC20', depth: 6, drop: true })).toMatchObject({
      status: 200,
      orphaned: 1,
    });
    expect(await heightOf('ERC20')).toBe(6);
  });

  it('mine no blocks while no deposit or withdrawal waits, and mine them by themselves while one does', async () => {
    const chain = gateway.services.simulators.find(({ protocol }) => protocol === 'BTC');
    const before = await heightOf('BTC');
    await chain?.mineIfDue(0);
    expect(await heightOf('BTC')).toBe(before);
    await call('send', {
      protocol: 'BTC',
      currency: 'BTC',
      address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      amount: '1',
    });
    for (let block = 0; block < 20; block++) await chain?.mineIfDue(0);
    const settled = await heightOf('BTC');
    expect(settled).toBeGreaterThanOrEqual(before + 6);
    expect(settled).toBeLessThan(before + 20);
    await call('send', {
      protocol: 'BTC',
      currency: 'BTC',
      address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      amount: '1',
    });
    // The newest block is younger than a minute.
    await chain?.mineIfDue(60_000);
    expect(await heightOf('BTC')).toBe(settled);
  });

  it('refuse nonsense and foreign pages', async () => {
    const payment = { protocol: 'TRC20', currency: 'USDT', address: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv', amount: '1' };
    for (const [fields, code] of [
      [{ protocol: 'DOGE' }, 'NO_THIS_METHOD'],
      [{ currency: 'BTC' }, 'ASSET_NOT_FOUND'],
      [{ address: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cw' }, 'ADDRESS_INVALID'],
      [{ amount: '0' }, 'AMOUNT_INVALID'],
      [{ amount: '0.0000001' }, 'AMOUNT_INVALID'],
      [{ from: 'me' }, 'ARGS_INVALID'],
    ] as const)
      expect(await call('send', { ...payment, ...fields })).toEqual({ status: 422, code });
    expect(await call('mine', { protocol: 'TRC20', blocks: 0 })).toEqual({ status: 422, code: 'ARGS_INVALID' });
    expect(await call('reorg', { protocol: 'TRC20', depth: 1.5 })).toEqual({ status: 422, code: 'ARGS_INVALID' });
    const foreign = await gateway.app.inject({
      method: 'POST',
      url: '/sandbox/api/chain/mine',
      payload: { protocol: 'TRC20', blocks: 1 },
      headers: { host: 'localhost', origin: 'https://evil.example' },
    });
    expect(foreign.statusCode).toBe(403);
  });

  it('hold the money of the demo accounts and of the faucet', async () => {
    await faucet({ userNo: '7KD4ER', currency: 'BNB', amount: '3.25' });
    const coverage = await readCoverage(gateway.services);
    const lacking = coverage.filter(({ status }) => status === 'short').map(({ asset }) => asset);
    // The drop above took what had been credited.
    expect(lacking).toEqual(['ETH']);
  });
});
