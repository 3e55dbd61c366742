import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { issuePayTicket } from '../src/proofs/payment-password.ts';
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

const ticket = async (scene = 'transfer') =>
  (await device.call('/exchangeUser/checkTransPass', { password: PAYMENT_PASSWORD, scene })).body
    .payPassTicket as string;
const request = (fields: object = {}) => ({ toType: 1, to: receiver.userNo, currency: 'USDT', amount: '10', ...fields });
const send = async (fields: object = {}) =>
  device.call('/lucky_transfer/transferTo', { ...request(), reqNo: randomUUID(), payPassTicket: 'none', ...fields });
const balanceOf = async (member: TestMember, asset = 'USDT') =>
  (await gateway.services.ledger.balances(member.id)).find((row) => row.asset === asset)?.balance ?? 0n;
const sentBills = async () =>
  (await gateway.services.ledger.bills({ userId: sender.id, direction: 'SEND', pageNo: 1, pageSize: 1 })).total;

describe('once and only once', () => {
  it('executes fifty parallel requests with one number once, and answers all alike', async () => {
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
    const first = await send({ reqNo, payPassTicket: await ticket() });
    expect((await send({ reqNo })).body).toEqual(first.body);
    expect((await send({ reqNo, payPassTicket: await ticket() })).body).toEqual(first.body);
    expect(await sentBills()).toBe(1);
  });

  it('refuses another body under a used number', async () => {
    const reqNo = randomUUID();
    await send({ reqNo, payPassTicket: await ticket() });
    expect(await send({ reqNo, amount: '11', payPassTicket: await ticket() })).toMatchObject({
      code: 'ARGS_INVALID',
      body: { fields: ['reqNo'] },
    });
    expect((await send({ reqNo, remark: 'other' })).code).toBe('ARGS_INVALID');
  });

  it('remembers a refusal: a late duplicate cannot succeed', async () => {
    const reqNo = randomUUID();
    const payPassTicket = await ticket();
    expect((await send({ reqNo, amount: '1001', payPassTicket })).code).toBe('BALANCE_NOT_ENOUGH');
    await gateway.services.ledger.credit({
      actor: 0n,
      key: randomUUID(),
      to: sender.id,
      asset: 'USDT',
      amount: 500_000_000n,
    });
    expect((await send({ reqNo, amount: '1001', payPassTicket: await ticket() })).code).toBe('BALANCE_NOT_ENOUGH');
  });

  it('keeps numbers of different members apart', async () => {
    const reqNo = randomUUID();
    await send({ reqNo, payPassTicket: await ticket() });
    sender = await gateway.member({ balances: { USDT: '50' } });
    device = await signIn(gateway.device(), sender);
    expect((await send({ reqNo, payPassTicket: await ticket() })).code).toBe('0000');
    expect(await balanceOf(sender)).toBe(40_000_000n);
  });

  it('of two hundred parallel transfers that overdraw, sends the balance and no more', async () => {
    const scaled = await gateway.member({ kycLevel: 4, balances: { USDT: '100' } });
    sender = scaled;
    device = await signIn(gateway.device(), scaled);
    const tickets = await Promise.all(
      Array.from({ length: 200 }, () => issuePayTicket(gateway.services, scaled.id, 'transfer')),
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
    for (let again = 0; again < left; again++) await send({ amount: '7', payPassTicket: await ticket() });
    expect(await balanceOf(sender)).toBe(2_000_000n);
  });
});

describe('the ticket', () => {
  it('works once, within five minutes, for its scene and its owner', async () => {
    const good = await ticket();
    expect((await send({ payPassTicket: good })).code).toBe('0000');
    expect((await send({ payPassTicket: good })).code).toBe('NO_THIS_TICKET');
    expect((await send({ payPassTicket: await ticket('withdraw') })).code).toBe('NO_THIS_TICKET');
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

  it('of many transfers with one ticket lets one through', async () => {
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
    expect((await send({ to: sender.userNo, payPassTicket: await ticket() })).code).toBe('USER_INVALID');
    expect((await send({ to: 'NOBODY', payPassTicket: await ticket() })).code).toBe('USER_NOT_FOUND');
    expect((await send({ to: '../..', payPassTicket: await ticket() })).code).toBe('USER_NOT_FOUND');
    expect((await send({ toType: 2, to: 'TXYZ', protocol: 'TRC20', payPassTicket: await ticket() })).code).toBe(
      'TRON_ADDRESS_INVALID',
    );
    await gateway.db.query(sql`update member set user_flag = 0 where id = ${receiver.id}`);
    expect((await send({ payPassTicket: await ticket() })).code).toBe('USER_INVALID');
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
  ])('refuses the amount %j', async (amount) => {
    expect((await send({ amount, payPassTicket: await ticket() })).code).toMatch(/^(ARGS|AMOUNT)_INVALID$/);
    expect(await sentBills()).toBe(0);
  });

  it('refuses assets we do not have, CNY, and text that deceives', async () => {
    expect((await send({ currency: 'XRP', payPassTicket: await ticket() })).code).toBe('ASSET_NOT_FOUND');
    expect((await send({ currency: 'CNY', payPassTicket: await ticket() })).code).toBe('ASSET_NOT_FOUND');
    for (const remark of ['a\u202Eb', 'х' + 'paypal', '\u3164', 'a\u0000b']) {
      expect((await send({ remark, payPassTicket: await ticket() })).code).toBe('ARGS_INVALID');
    }
  });

  it('obeys the flags of the sender', async () => {
    for (const [flag, code] of [
      [0, 'NO_RIGHTS'],
      [3, 'NO_RIGHTS'],
      [1, '0000'],
    ] as const) {
      await gateway.db.query(sql`update member set transfer_flag = ${flag} where id = ${sender.id}`);
      expect((await send({ payPassTicket: await ticket() })).code).toBe(code);
    }
    await gateway.db.query(sql`
      insert into restriction (member_id, kind, starts_at, ends_at) values (${sender.id}, 'account', app_now() - interval '1 minute', app_now() + interval '1 hour')`);
    expect((await send({ payPassTicket: await ticket() })).code).toBe('NO_RIGHTS');
    expect((await device.call('/exchangeUser/getUserInfo')).body.accountInvalidEnd).toBeGreaterThan(Date.now());
  });

  it('keeps the day within the level, over all assets, also in parallel', async () => {
    const poor = await gateway.member({ kycLevel: 0, balances: { USDT: '500', BTC: '0.01' } });
    sender = poor;
    device = await signIn(gateway.device(), poor);
    const tickets = await Promise.all(
      Array.from({ length: 10 }, () => issuePayTicket(gateway.services, poor.id, 'transfer')),
    );
    const answers = await Promise.all(tickets.map((payPassTicket) => send({ amount: '30', payPassTicket })));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'EXCEED_LIMIT')).toHaveLength(7);
    expect((await send({ currency: 'BTC', amount: '0.001', payPassTicket: await ticket() })).code).toBe('EXCEED_LIMIT');
    expect((await send({ currency: 'BTC', amount: '0.00001', payPassTicket: await ticket() })).code).toBe('0000');
    await gateway.shiftClock(DAY);
    await signIn(device, poor);
    expect((await send({ amount: '100', payPassTicket: await ticket() })).code).toBe('0000');
  });

  it('does not count refused transfers', async () => {
    const poor = await gateway.member({ kycLevel: 0, balances: { USDT: '50' } });
    sender = poor;
    device = await signIn(gateway.device(), poor);
    expect((await send({ amount: '90', payPassTicket: await ticket() })).code).toBe('BALANCE_NOT_ENOUGH');
    expect((await send({ amount: '50', payPassTicket: await ticket() })).code).toBe('0000');
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
