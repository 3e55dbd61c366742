import { randomUUID } from 'node:crypto';
import { VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { getMember } from '../../src/people/members/members.ts';
import { openSession } from '../../src/access/sessions/sessions.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { PASSWORD, PAYMENT_PASSWORD, signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { ANY_PURPOSE } from '../harness/payTicket.ts';

const MINUTE = 60_000;
let { gateway, member } = {} as Stage;
useTestGateway({}, (stage) => ({ gateway, member } = stage));

const use = '/exchangeUser/checkTransPass';
const poll = '/exchangeUser/getUserInfo';
const used = { password: '280619', ...ANY_PURPOSE };

it('are random, new at every login, and stored as a hash [S8]', async () => {
  const device = gateway.device();
  const tokens = new Set<string>();
  for (let login = 0; login < 3; login++) tokens.add((await signIn(device, member)).token);
  expect(tokens.size).toBe(3);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  const rows = await gateway.db.query<{ text: string }>(sql`select session::text as text from session`);
  for (const { text } of rows) expect(text).not.toContain(device.token);
});

it('do not become valid if somebody chose them before a login [S8]', async () => {
  const device = gateway.device();
  device.token = 'A'.repeat(43);
  expect((await device.call(poll)).code).toBe('1005');
  await device.call('/exchangeUser/login', { loginName: member.phone, loginType: 1, password: member.password });
  expect((await device.call(poll)).code).toBe('1005');
});

describe('a copied token', () => {
  it('opens nothing on another device, and does not say whose it is [S8]', async () => {
    const device = await signIn(gateway.device(), member);
    for (const thief of [gateway.device(), gateway.deviceV2()]) {
      thief.token = device.token;
      expect((await thief.call(poll)).code).toBe('1005');
      expect((await thief.call(use, used)).code).toBe('1005');
    }
    expect((await device.call(use, used)).code).toBe('0000');
    await signIn(gateway.device(), member);
    const thief = gateway.device();
    thief.token = device.token;
    expect((await thief.call(poll)).code).toBe('1005');
  });

  it('on the same device with another fingerprint needs one proof more at the next change, and then no more [S8]', async () => {
    const device = await signIn(gateway.device(), member);
    const updated = gateway.device();
    Object.assign(updated, { id: device.id, token: device.token });
    expect((await updated.call(poll)).code).toBe('0000');
    const change = async (codes?: object) =>
      await updated.call('/exchangeUser/setAntiFishingCode', { antiPhishingCode: 'blue door', codes });
    const { phone, payPassword, loginPassword } = VERIFY_TYPES;
    expect(await change()).toMatchObject({ code: '1042', body: { verifyTypes: [phone, payPassword, loginPassword] } });
    const { codes } = await proofsOf(gateway, updated, member);
    expect((await change(codes)).code).toBe('1042');
    expect((await change([...codes, { type: loginPassword, code: 'not mine 77' }])).code).toBe('PASSWORD_INCORRECT');
    expect((await change([...codes, { type: loginPassword, code: member.password }])).code).toBe('0000');
    expect(await change()).toMatchObject({ code: '1042', body: { verifyTypes: [phone, payPassword] } });
    // The browser from before has moved now.
    expect(await device.call('/exchangeUser/setAntiFishingCode', { antiPhishingCode: 'red door' })).toMatchObject({
      body: { verifyTypes: [phone, payPassword, loginPassword] },
    });
    // To shut the account never takes more.
    expect(await device.call('/exchangeUser/disableAccount', { agree: true })).toMatchObject({
      code: '1042',
      body: { verifyTypes: [payPassword] },
    });
  });
});

it('end with 7777 when the person signs in elsewhere', async () => {
  const first = await signIn(gateway.device(), member);
  await signIn(gateway.device(), member);
  expect((await first.call(poll)).code).toBe('7777');
});

it('are replaced by a login on the same device', async () => {
  const device = await signIn(gateway.device(), member);
  const old = device.token;
  await signIn(device, member);
  expect((await device.call(poll)).code).toBe('0000');
  device.token = old;
  expect((await device.call(poll)).code).toBe('6666');
});

it('leave one open after any number of parallel logins', async () => {
  const devices = Array.from({ length: 8 }, () => gateway.device());
  const owner = await getMember(gateway.db, member.id);
  await Promise.all(
    devices.map(async (device) => {
      await device.exchange();
      device.token = (await openSession(gateway.db, gateway.services.config.policy, owner, {
        ...device,
        keySession: '',
        name: '',
        userAgent: '',
      }))!.token;
    }),
  );
  const codes = await Promise.all(devices.map(async (device) => (await device.call(poll)).code));
  expect(codes.filter((code) => code === '0000')).toHaveLength(1);
  expect(codes.filter((code) => code === '7777')).toHaveLength(7);
});

it('slide by 30 minutes with use [S8]', async () => {
  const device = await signIn(gateway.device(), member);
  for (let step = 1; step <= 4; step++) {
    await gateway.shiftClock(step * 25 * MINUTE);
    expect((await device.call(use, used)).code).toBe('0000');
  }
  await gateway.shiftClock(4 * 25 * MINUTE + 31 * MINUTE);
  expect((await device.call(use, used)).code).toBe('6666');
});

it('do not slide by calls that the app makes in the background [S8]', async () => {
  const device = await signIn(gateway.device(), member);
  for (const minutes of [10, 20, 29]) {
    await gateway.shiftClock(minutes * MINUTE);
    expect((await device.call(poll)).code).toBe('0000');
  }
  await gateway.shiftClock(31 * MINUTE);
  expect((await device.call(poll)).code).toBe('6666');
});

it('end after twelve hours, however busy [S8]', async () => {
  const device = await signIn(gateway.device(), member);
  for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
    await gateway.shiftClock(minutes * MINUTE);
    await gateway.db.query(sql`select 1 as one`);
    if (minutes % 100 === 0 || minutes > 700) expect((await device.call(use, used)).code).toBe('0000');
    else await device.call(use, used);
  }
  await gateway.shiftClock(12 * 60 * MINUTE + 1000);
  expect((await device.call(use, used)).code).toBe('6666');
});

it('are refused if unknown or malformed, and do not disturb public calls', async () => {
  const device = gateway.device();
  expect((await device.call(poll)).code).toBe('1005');
  device.token = 'x'.repeat(10_000);
  expect((await device.call(poll)).code).toBe('1005');
  expect((await device.call('/common/getCountryCode')).code).toBe('0000');
});

it('are refused to a closed account', async () => {
  await gateway.db.query(sql`update member set user_flag = 0 where id = ${member.id}`);
  const answer = await gateway
    .device()
    .call('/exchangeUser/login', { loginName: member.phone, loginType: 1, password: member.password });
  expect(answer.code).toBe('USER_INVALID');
});

it('record when the member was last seen', async () => {
  const device = await signIn(gateway.device(), member);
  await gateway.shiftClock(2 * MINUTE);
  expect((await device.call('/common/refreshOnlineStatus')).body).toBe(true);
  const { fresh } = await gateway.db.one<{ fresh: boolean }>(
    sql`select last_seen_at > app_now() - interval '5 seconds' as fresh from member where id = ${member.id}`,
  );
  expect(fresh).toBe(true);
});

describe('after a change of the payment password', () => {
  const NEW = '731946';
  const change = (device: TestDevice, oldPassword = PAYMENT_PASSWORD, newPassword = NEW) =>
    device.call('/exchangeUser/updateTranPass_v2', { type: 'change', oldPassword, newPassword });
  /** The same device, as far as it knows the newer token. */
  async function withToken<T>(device: TestDevice, token: string, work: () => Promise<T>): Promise<T> {
    const before = device.token;
    device.token = token;
    return await work().finally(() => {
      device.token = before;
    });
  }

  it('a new token comes with the answer, and its first use ends the old one [S8]', async () => {
    const device = await signIn(gateway.device(), member);
    const { code, head } = await change(device);
    expect(code).toBe('0000');
    expect(head.token).toMatch(/^[\w-]{43}$/);
    expect(head.token).not.toBe(device.token);
    expect(head.tokenExpiredDate).toBeGreaterThan(head.serverTime + 29 * MINUTE);
    const answer = await withToken(device, head.token ?? '', () => device.call(poll));
    expect(answer.code).toBe('0000');
    // Only an answer that renews a session carries a token.
    expect(answer.head).not.toHaveProperty('token');
    for (const path of [poll, use])
      expect((await device.call(path, path === use ? used : {})).code).toBe('TOKEN_KICK_OUT');
    expect((await withToken(device, head.token ?? '', () => device.call(poll))).code).toBe('0000');
  });

  it('comes with the first setting and with a reset as well, but not with a refusal [S8]', async () => {
    const poor = await gateway.member({ paymentPassword: null });
    const device = await signIn(gateway.device(), poor);
    const set = await device.call('/exchangeUser/updateTranPass_v2', {
      type: 'set',
      newPassword: NEW,
      loginPassword: PASSWORD,
    });
    expect(set.head.token).toMatch(/^[\w-]{43}$/);
    device.token = set.head.token ?? '';
    expect((await change(device, '111222', '280619')).head).not.toHaveProperty('token');
    await device.call('/exchangeUser/sendMsg', { scene: 'paymentPassword' });
    const verifyCode = await gateway.code(`+86${poor.phone}`);
    const reset = { type: 'reset', newPassword: PAYMENT_PASSWORD, loginPassword: PASSWORD, verifyCode };
    expect((await device.call('/exchangeUser/updateTranPass_v2', reset)).head.token).toMatch(/^[\w-]{43}$/);
  });

  it('a lost answer locks nobody out and leaves no second token', async () => {
    const device = await signIn(gateway.device(), member);
    const lost = (await change(device)).head.token ?? '';
    expect((await device.call(poll)).code).toBe('0000');
    const { head } = await change(device, NEW, PAYMENT_PASSWORD);
    expect((await withToken(device, lost, () => device.call(poll))).code).toBe('TOKEN_KICK_OUT');
    expect((await withToken(device, head.token ?? '', () => device.call(poll))).code).toBe('0000');
  });

  it('a sign-out ends both tokens, and twelve hours count from the login [S7][S8]', async () => {
    const device = await signIn(gateway.device(), member);
    const { head } = await change(device);
    await device.call('/exchangeUser/logout');
    expect((await withToken(device, head.token ?? '', () => device.call(poll))).code).toBe('6666');

    await signIn(device, member);
    const ends = () =>
      gateway.db.query(sql`select absolute_at from session where member_id = ${member.id} and ended_at is null`);
    const before = await ends();
    await gateway.shiftClock(20 * MINUTE);
    await change(device, NEW, PAYMENT_PASSWORD);
    expect(await ends()).toEqual([...before, ...before]);
  });

  it('a sign-out, and no other call, makes the browser forget the pages of the person [S7]', async () => {
    const device = await signIn(gateway.device(), member);
    const clearing = async (url: string) =>
      (
        await gateway.app.inject({
          method: 'POST',
          url,
          headers: { ...device.headers(), 'content-type': 'text/plain' },
          payload: device.seal(device.complete({})),
        })
      ).headers['clear-site-data'];
    expect(await clearing(`/api${poll}`)).toBeUndefined();
    expect(await clearing('/api/exchangeUser/logout')).toBe('"cache"');
    // Also where the session had ended before.
    expect(await clearing('/api/exchangeUser/logout')).toBe('"cache"');
  });

  it('moves no money any more by the old token [S8]', async () => {
    const device = await signIn(gateway.device(), member);
    const { head } = await change(device);
    await withToken(device, head.token ?? '', () => device.call(poll));
    expect(
      (
        await device.call('/lucky_transfer/transferTo', {
          toType: 1,
          to: 'ACDEFG',
          currency: 'USDT',
          amount: '1',
          payPassTicket: 'none',
          reqNo: randomUUID(),
        })
      ).code,
    ).toBe('TOKEN_KICK_OUT');
  });
});
