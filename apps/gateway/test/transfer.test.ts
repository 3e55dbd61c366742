import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { payTicket, purposeOf } from './harness/payTicket.ts';
import {
  createTestGateway,
  PAYMENT_PASSWORD,
  signIn,
  type TestGateway,
  type TestMember,
} from './harness/testGateway.ts';
import type { TestDevice } from './harness/TestDevice.ts';

const DAY = 86_400_000;
let gateway: TestGateway;
let sender: TestMember;
let receiver: TestMember;
let device: TestDevice;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => await gateway.close());
beforeEach(async () => {
  await gateway.shiftClock(0);
  sender = await gateway.member({ kycLevel: 2, balances: { USDT: '1000', BTC: '0.5' } });
  receiver = await gateway.member();
  device = await signIn(gateway.device(), sender);
});
afterEach(async () => {
  const { ok, violations } = await gateway.services.ledger.audit();
  expect(
    ok,
    JSON.stringify(violations, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).toBe(true);
});

const ticket = async (fields: object = {}) =>
  (await device.call('/exchangeUser/checkTransPass', { password: PAYMENT_PASSWORD, ...purposeOf(request(fields)) }))
    .body.payPassTicket as string;
const request = (fields: object = {}) => ({
  toType: 1,
  to: receiver.userNo,
  currency: 'USDT',
  amount: '10',
  ...fields,
});
const send = async (fields: object = {}) =>
  device.call('/lucky_transfer/transferTo', { ...request(), reqNo: randomUUID(), payPassTicket: 'none', ...fields });
/** Sends with a ticket for exactly this. */
const confirm = async (fields: object = {}) =>
  send({ ...fields, payPassTicket: await payTicket(gateway, sender, request(fields)) });
const balanceOf = async (member: TestMember, asset = 'USDT') =>
  (await gateway.services.ledger.balances(member.id)).find((row) => row.asset === asset)?.balance ?? 0n;
const sentBills = async () =>
  (await gateway.services.ledger.bills({ userId: sender.id, direction: 'SEND', pageNo: 1, pageSize: 1 })).total;

describe('once and only once', () => {
  it('executes fifty parallel requests with one number once, and answers all alike [S28]', async () => {
    const reqNo = randomUUID();
    const payPassTicket = await ticket();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({ reqNo, payPassTicket })));
    expect(new Set(answers.map(({ code, body }) => JSON.stringify({ code, body }))).size).toBe(1);
    expect(answers[0]?.code).toBe('0000');
    expect(await balanceOf(sender)).toBe(990_000_000n);
    expect(await sentBills()).toBe(1);
  });

  it('replays a settled request without a ticket, and with another one', async () => {
    const reqNo = randomUUID();
    const first = await confirm({ reqNo });
    expect((await send({ reqNo })).body).toEqual(first.body);
    expect((await confirm({ reqNo })).body).toEqual(first.body);
    expect(await sentBills()).toBe(1);
  });

  it('refuses another body under a used number', async () => {
    const reqNo = randomUUID();
    await confirm({ reqNo });
    expect(await confirm({ reqNo, amount: '11' })).toMatchObject({
      code: 'ARGS_INVALID',
      body: { fields: ['reqNo'] },
    });
    expect((await send({ reqNo, remark: 'other' })).code).toBe('ARGS_INVALID');
  });

  it('remembers a refusal: a late duplicate cannot succeed', async () => {
    const reqNo = randomUUID();
    expect((await confirm({ reqNo, amount: '1001' })).code).toBe('BALANCE_NOT_ENOUGH');
    await gateway.services.ledger.credit({
      actor: 0n,
      key: randomUUID(),
      to: sender.id,
      asset: 'USDT',
      amount: 500_000_000n,
    });
    expect((await confirm({ reqNo, amount: '1001' })).code).toBe('BALANCE_NOT_ENOUGH');
  });

  it('keeps numbers of different members apart', async () => {
    const reqNo = randomUUID();
    await confirm({ reqNo });
    sender = await gateway.member({ balances: { USDT: '50' } });
    device = await signIn(gateway.device(), sender);
    expect((await confirm({ reqNo })).code).toBe('0000');
    expect(await balanceOf(sender)).toBe(40_000_000n);
  });

  it('of two hundred parallel transfers that overdraw, sends the balance and no more [S28]', async () => {
    const scaled = await gateway.member({ kycLevel: 4, balances: { USDT: '100' } });
    sender = scaled;
    device = await signIn(gateway.device(), scaled);
    const tickets = await Promise.all(
      Array.from({ length: 200 }, () => payTicket(gateway, scaled, request({ amount: '7' }))),
    );
    const answers = await Promise.all(tickets.map((payPassTicket) => send({ amount: '7', payPassTicket })));
    const done = answers.filter(({ code }) => code === '0000');
    // Those that waited too long for the account's lock were not executed, and say so.
    expect(new Set(answers.map(({ code }) => code))).toSatisfy((codes: Set<string>) =>
      [...codes].every((code) => ['0000', 'BALANCE_NOT_ENOUGH', 'TRY_AGAIN_LATER'].includes(code)),
    );
    expect(done.length).toBeLessThanOrEqual(14);
    expect(await balanceOf(sender)).toBe(100_000_000n - BigInt(done.length) * 7_000_000n);
    const left = 14 - done.length;
    for (let again = 0; again < left; again++) await confirm({ amount: '7' });
    expect(await balanceOf(sender)).toBe(2_000_000n);
  });
});

describe('the ticket', () => {
  it('works once, within five minutes, for its scene and its owner [S31]', async () => {
    const good = await ticket();
    expect((await send({ payPassTicket: good })).code).toBe('0000');
    expect((await send({ payPassTicket: good })).code).toBe('NO_THIS_TICKET');
    const withdrawal = { toType: 2, to: receiver.userNo, protocol: 'TRC20', currency: 'USDT', amount: '10' };
    expect((await send({ payPassTicket: await payTicket(gateway, sender, withdrawal) })).code).toBe('NO_THIS_TICKET');
    const late = await ticket();
    await gateway.shiftClock(301_000);
    expect((await send({ payPassTicket: late })).code).toBe('NO_THIS_TICKET');
    await gateway.shiftClock(0);
    const foreign = await ticket();
    sender = receiver;
    receiver = await gateway.member();
    device = await signIn(gateway.device(), sender);
    expect((await send({ payPassTicket: foreign })).code).toBe('NO_THIS_TICKET');
  });

  it('is for the receiver, the amount and the currency that were confirmed [S31]', async () => {
    const other = await gateway.member();
    const payPassTicket = await ticket({ amount: '1' });
    for (const changed of [
      { to: other.userNo, amount: '100' },
      { to: other.userNo, amount: '1' },
      { amount: '1.01' },
      { amount: '1', currency: 'BTC' },
    ])
      expect((await send({ ...changed, payPassTicket })).code, JSON.stringify(changed)).toMatch(
        /^(NO_THIS_TICKET|EXCEED_LIMIT)$/,
      );
    expect(await balanceOf(other)).toBe(0n);
    expect((await send({ amount: '1', payPassTicket })).code).toBe('0000');
  });

  it('is for the fee that was confirmed [S31]', async () => {
    const purpose = purposeOf({ ...request(), terms: { fee: '0.5' } });
    const asked = { password: PAYMENT_PASSWORD, ...purpose };
    const { payPassTicket } = (await device.call('/exchangeUser/checkTransPass', asked)).body;
    expect((await send({ payPassTicket })).code).toBe('NO_THIS_TICKET');
  });

  it('works only in the session that it came from', async () => {
    const payPassTicket = await ticket();
    const other = await signIn(gateway.device(), sender);
    const stolen = { ...request(), reqNo: randomUUID(), payPassTicket };
    expect((await other.call('/lucky_transfer/transferTo', stolen)).code).toBe('NO_THIS_TICKET');
    expect(await sentBills()).toBe(0);
  });

  it('is not given without what it is for', async () => {
    const asked = { password: PAYMENT_PASSWORD, scene: 'transfer' };
    expect((await device.call('/exchangeUser/checkTransPass', asked)).code).toBe('ARGS_INVALID');
    const biometric = { biometrics: true, scene: 'transfer' };
    expect((await device.call('/exchangeUser/checkTransPass', biometric)).code).toBe('ARGS_INVALID');
  });

  it('of many transfers with one ticket lets one through [S18][S28]', async () => {
    const payPassTicket = await ticket();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ payPassTicket })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      '0000',
      ...Array.from({ length: 9 }, () => 'NO_THIS_TICKET'),
    ]);
    expect(await sentBills()).toBe(1);
  });

  it('is still there after a refusal that changed nothing', async () => {
    const payPassTicket = await ticket();
    expect((await send({ payPassTicket, to: 'ZZZZZ' })).code).toBe('USER_NOT_FOUND');
    expect((await send({ payPassTicket })).code).toBe('0000');
  });
});

describe('receivers and amounts', () => {
  it('refuses the sender as receiver, an unknown receiver, a closed account, and an invalid address', async () => {
    expect((await confirm({ to: sender.userNo })).code).toBe('USER_INVALID');
    expect((await confirm({ to: 'NOBODY' })).code).toBe('USER_NOT_FOUND');
    expect((await confirm({ to: '../..' })).code).toBe('USER_NOT_FOUND');
    expect((await confirm({ toType: 2, to: 'TXYZ', protocol: 'TRC20', terms: { fee: '1', total: '11' } })).code).toBe(
      'TRON_ADDRESS_INVALID',
    );
    await gateway.db.query(sql`update member set user_flag = 0 where id = ${receiver.id}`);
    expect((await confirm()).code).toBe('USER_INVALID');
  });

  it.each([
    '0',
    '-1',
    '1e3',
    '0x10',
    'NaN',
    '01',
    '1.',
    '.5',
    '1,000',
    '１',
    '1.1234567',
    '0.001',
    ' 1',
    '9'.repeat(40),
  ])('refuses the amount %j [S30]', async (amount) => {
    expect((await confirm({ amount })).code).toMatch(/^(ARGS|AMOUNT)_INVALID$/);
    expect(await sentBills()).toBe(0);
  });

  it('refuses assets we do not have, CNY, and text that deceives [S34]', async () => {
    expect((await confirm({ currency: 'XRP' })).code).toBe('ASSET_NOT_FOUND');
    expect((await confirm({ currency: 'CNY' })).code).toBe('ASSET_NOT_FOUND');
    for (const remark of ['a\u202Eb', 'х' + 'paypal', '\u3164', 'a\u0000b']) {
      expect((await confirm({ remark })).code).toBe('ARGS_INVALID');
    }
  });

  it('obeys the flags of the sender [S26]', async () => {
    for (const [flag, code] of [
      [0, 'NO_RIGHTS'],
      [3, 'NO_RIGHTS'],
      [1, '0000'],
    ] as const) {
      await gateway.db.query(sql`update member set transfer_flag = ${flag} where id = ${sender.id}`);
      expect((await confirm()).code).toBe(code);
    }
    await gateway.db.query(sql`
      insert into restriction (member_id, kind, starts_at, ends_at) values (${sender.id}, 'account', app_now() - interval '1 minute', app_now() + interval '1 hour')`);
    expect((await confirm()).code).toBe('NO_RIGHTS');
    expect((await device.call('/exchangeUser/getUserInfo')).body.accountInvalidEnd).toBeGreaterThan(Date.now());
  });

  it('keeps the day within the level, over all assets, also in parallel', async () => {
    const poor = await gateway.member({ kycLevel: 0, balances: { USDT: '500', BTC: '0.01' } });
    sender = poor;
    device = await signIn(gateway.device(), poor);
    const tickets = await Promise.all(
      Array.from({ length: 10 }, () => payTicket(gateway, poor, request({ amount: '30' }))),
    );
    const answers = await Promise.all(tickets.map((payPassTicket) => send({ amount: '30', payPassTicket })));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'EXCEED_LIMIT')).toHaveLength(7);
    expect((await confirm({ currency: 'BTC', amount: '0.001' })).code).toBe('EXCEED_LIMIT');
    expect((await confirm({ currency: 'BTC', amount: '0.00001' })).code).toBe('0000');
    await gateway.shiftClock(DAY);
    await signIn(device, poor);
    expect((await confirm({ amount: '100' })).code).toBe('0000');
  });

  it('does not count refused transfers', async () => {
    const poor = await gateway.member({ kycLevel: 0, balances: { USDT: '50' } });
    sender = poor;
    device = await signIn(gateway.device(), poor);
    expect((await confirm({ amount: '90' })).code).toBe('BALANCE_NOT_ENOUGH');
    expect((await confirm({ amount: '50' })).code).toBe('0000');
  });
});

describe('what stops money', () => {
  it('a logout does at once', async () => {
    const payPassTicket = await ticket();
    await device.call('/exchangeUser/logout');
    expect((await send({ payPassTicket })).code).toBe('6666');
    expect(await sentBills()).toBe(0);
  });

  it('a stopped ledger does, and nothing is used up', async () => {
    const payPassTicket = await ticket();
    const reqNo = randomUUID();
    await gateway.services.ledger.halt('test');
    expect((await send({ payPassTicket, reqNo })).code).toBe('TRY_AGAIN_LATER');
    const health = await gateway.app.inject('/health');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({ ledger: 'stopped' });
    await gateway.services.ledger.resume();
    expect((await send({ payPassTicket, reqNo })).code).toBe('0000');
  });
});
