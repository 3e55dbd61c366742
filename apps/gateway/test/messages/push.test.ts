import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freezeAccount } from '../../src/access/recovery/freezing.ts';
import { sql } from '../../src/db/index.ts';
import { pruneExpired } from '../../src/house/jobs/pruneExpired.ts';
import { collectAccountNotices } from '../../src/people/messages/collectAccountNotices.ts';
import { queueMessages } from '../../src/people/messages/notices.ts';
import { createWebPush } from '../../src/outside/push/createWebPush.ts';
import { sendPushes } from '../../src/people/push/sendPushes.ts';
import { catchUp } from '../harness/catchUp.ts';
import { dyingServices } from '../harness/dyingServices.ts';
import { ticketed } from '../harness/payTicket.ts';
import { PushBrowser, type PushedNotice, readVapid } from '../harness/PushBrowser.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
let browser: PushBrowser;
useTestGateway(
  { signedIn: true, kycLevel: 3, balances: { USDT: '500' } },
  (stage) => ({ gateway, member, device } = stage),
);

/** Hands out what is due, like the job of the gateway. */
async function pushed(of: PushBrowser = browser): Promise<PushedNotice[]> {
  await queueMessages(gateway.db);
  await sendPushes(gateway.services);
  return of.taken();
}

/** Writes a notice, like whatever happens to a member. */
async function happens(event: string, type: string, facts: object = {}): Promise<void> {
  await gateway.db.query(sql`
    insert into notice (member_id, type, event, about, facts)
    values (${member.id}, ${type}, ${event}, gen_random_uuid()::text, ${JSON.stringify(facts)}::jsonb)`);
}
const money = { billNo: '2027010112000012', currency: 'USDT', amount: '20000000' };
const comesIn = async () => await happens('transferIn', 'transferIn', money);
const subscriptions = async () =>
  (
    await gateway.db.one<{ count: number }>(
      sql`select count(*)::int as count from push_subscription where member_id = ${member.id}`,
    )
  ).count;
const state = async () => (await device.call('/exchangeUser/pushState')).body;

beforeEach(async () => {
  browser = await PushBrowser.open();
  await gateway.db.query(sql`update member set language = 'en', email = null where id = ${member.id}`);
  await gateway.db.query(sql`update message set state = 'unwanted', done_at = app_now() where state = 'waiting'`);
  await gateway.db.query(sql`update notice set is_queued = true where not is_queued`);
});
afterEach(async () => await browser.close());

describe('a notification', () => {
  it('tells what happened without amounts and numbers, to a browser that reads it by the standards alone', async () => {
    const { publicKey } = await state();
    const collect = async () => await catchUp(gateway.db, 'account', () => collectAccountNotices(gateway.db));
    // Its first balance came to the member too.
    await collect();
    await pushed();
    expect(await browser.subscribe(device)).toBe('0000');
    const fields = { toType: 1, to: member.userNo, currency: 'USDT', amount: '20' };
    const payer = await gateway.member({ balances: { USDT: '50' } });
    const theirs = await signIn(gateway.device(), payer);
    const request = await ticketed(gateway, payer, { ...fields, reqNo: randomUUID(), payPassTicket: 'none' });
    const { body } = await theirs.call('/lucky_transfer/transferTo', request);
    await collect();
    await queueMessages(gateway.db);
    await sendPushes(gateway.services);
    const [asked] = browser.asked;
    expect(readVapid(asked?.headers.authorization, publicKey)).toMatchObject({
      aud: browser.origin,
      sub: 'mailto:no-reply@localhost',
    });
    expect(asked?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(asked?.bytes.length).toBeLessThan(3000);
    const [notice, ...others] = browser.taken();
    expect(others).toEqual([]);
    expect(notice).toEqual({
      id: expect.stringMatching(/^\d+$/),
      title: 'Money received',
      body: 'You received money.',
      link: expect.stringMatching(/^\/order\/detail\?billNo=\d+$/),
      lang: 'en',
    });
    expect(body.billNo).toMatch(/^\d+$/);
    expect(await pushed()).toEqual([]);
    const sent = await device.call('/exchangeUser/sentMessages', { channel: 'push', pageNo: 1, pageSize: 9 });
    expect(sent.body.list).toMatchObject([
      { type: 'transferIn', state: 'sent', text: 'Money received\nYou received money.' },
    ]);
  });

  it('has the usual words where the member allows it, and only while the session is open', async () => {
    await browser.subscribe(device);
    expect((await state()).details).toBe(false);
    expect((await device.call('/exchangeUser/setPushDetails', { on: true })).code).toBe('0000');
    expect((await state()).details).toBe(true);
    await comesIn();
    expect(await pushed()).toMatchObject([{ title: 'You received 20.00 USDT.', body: 'They are in your balance.' }]);
    await gateway.shiftClock(2 * 3_600_000);
    await comesIn();
    expect(await pushed()).toMatchObject([{ title: 'Money received', body: 'You received money.' }]);
  });

  it('is in the language of the member', async () => {
    await browser.subscribe(device);
    await gateway.db.query(sql`update member set language = 'zh_HK' where id = ${member.id}`);
    await comesIn();
    expect(await pushed()).toMatchObject([{ title: '收款', body: '你有一筆收款。', lang: 'zh_HK' }]);
  });

  it('waits at the push service by its subject, and the next step of an order replaces the one before', async () => {
    await browser.subscribe(device);
    await happens('pay seller', 'order', { billNo: '77', fiat: 'CNY', fiatAmount: '700' });
    await happens('remindRelease seller', 'order', { billNo: '77', currency: 'USDT', amount: '100' });
    await happens('rewardCredited', 'promotion', { currency: 'USDT', amount: '1' });
    await gateway.db.query(sql`
      insert into message_setting (member_id, channel, type, is_on) values (${member.id}, 'push', 'promotion', true)`);
    await queueMessages(gateway.db);
    await sendPushes(gateway.services);
    const headers = browser.asked.map((request) => request.headers);
    expect(headers.map(({ urgency, ttl }) => [urgency, ttl])).toEqual([
      ['high', '21600'],
      ['high', '21600'],
      ['low', '259200'],
    ]);
    expect(headers[0]?.['topic']).toMatch(/^[\w-]{32}$/);
    expect(headers.map(({ topic }) => topic)).toEqual([headers[0]?.['topic'], headers[0]?.['topic'], undefined]);
    expect(browser.taken().map(({ link }) => link)[0]).toBe('/sellOrder/detail?billNo=77');
  });

  it('comes for each subject that the member has not switched off, and always for security', async () => {
    await browser.subscribe(device);
    const change = async (type: string, on: boolean) =>
      (await device.call('/exchangeUser/modifyMessageFlag', { channel: 'push', type, on })).code;
    const { list } = (await device.call('/exchangeUser/messageFlag', { channel: 'push' })).body;
    const onOf = (type: string) => list.find((row: { type: string }) => row.type === type);
    expect(onOf('code')).toBeUndefined();
    expect(onOf('newDevice')).toMatchObject({ on: true, locked: true });
    expect(onOf('transferIn')).toMatchObject({
      on: true,
      locked: false,
      sample: 'Money received\nYou received money.',
    });
    expect(onOf('promotion')).toMatchObject({ on: false });
    for (const type of ['securityChange', 'newDevice', 'code'])
      expect(await change(type, false)).toBe('CONDITION_NOT_FULLFILL');
    expect(await change('transferIn', false)).toBe('0000');
    await comesIn();
    await happens('recharge', 'recharge', money);
    expect((await pushed()).map(({ title }) => title)).toEqual(['Deposit']);
    // Switched off between the event and its turn.
    await happens('recharge', 'recharge', money);
    await queueMessages(gateway.db);
    expect(await change('recharge', false)).toBe('0000');
    expect(await pushed()).toEqual([]);
    await gateway.db.query(sql`
      insert into notice (member_id, type, event, about, addressee)
      values (${member.id}, 'securityChange', 'passkeyAdded', gen_random_uuid()::text, '{"names": [], "language": "zh_CN", "antiPhishingCode": ""}')`);
    expect(await pushed()).toMatchObject([{ title: '账户安全', body: '您的账户已添加通行密钥。', link: '/security' }]);
  });

  it('is not held up by the slow service of somebody else, and steps come in their order', async () => {
    await browser.subscribe(device);
    const slow = await gateway.member();
    const theirs = await PushBrowser.open();
    theirs.pause = 700;
    await theirs.subscribe(await signIn(gateway.device(), slow));
    await gateway.db.query(sql`
      insert into notice (member_id, type, event, about, facts)
      select ${slow.id}, 'recharge', 'recharge', gen_random_uuid()::text, '{}' from generate_series(1, 3)`);
    const steps = ['match seller', 'pay seller', 'remindRelease seller', 'payDeadline seller'];
    for (const step of steps) await happens(step, 'order', { billNo: '77' });
    await queueMessages(gateway.db);
    const sending = sendPushes(gateway.services);
    await expect.poll(() => browser.asked.length).toBe(steps.length);
    expect(theirs.asked.length).toBeLessThan(3);
    await sending;
    // Their own login on a new device is news too.
    expect(theirs.asked).toHaveLength(4);
    expect(browser.taken().map(({ body }) => body)).toEqual([
      'A buyer took your sale.',
      'The buyer says they paid.',
      'The buyer is waiting for you.',
      'The buyer did not pay in time.',
    ]);
    await theirs.close();
  });

  it('goes to each browser of the session, and none twice', async () => {
    const other = await PushBrowser.open();
    await browser.subscribe(device);
    await other.subscribe(device);
    await comesIn();
    expect(await pushed()).toHaveLength(1);
    expect(other.taken()).toHaveLength(1);
    await pushed();
    expect([...browser.taken(), ...other.taken()]).toEqual([]);
    await other.close();
  });

  it('holds no transaction while its service is slow', async () => {
    const slow = await Promise.all([1, 2, 3].map(async () => await PushBrowser.open()));
    for (const each of slow) {
      each.pause = 1000;
      await each.subscribe(device);
    }
    await comesIn();
    await queueMessages(gateway.db);
    const sending = sendPushes(gateway.services);
    await expect.poll(() => slow.every(({ asked }) => asked.length === 1)).toBe(true);
    const { open } = await gateway.db.one<{ open: number }>(sql`
      select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`);
    expect(open).toBe(0);
    expect(await sending).toBe(3);
    await Promise.all(slow.map(async (each) => await each.close()));
  });

  it('is lost by no process that dies on its way, and shows once', async () => {
    await browser.subscribe(device);
    let deaths = 0;
    for (let nth = 1; ; nth += 1) {
      await comesIn();
      const { services, isDead } = dyingServices(gateway, nth);
      await queueMessages(services.db).catch(() => undefined);
      await sendPushes(services).catch(() => undefined);
      const before = browser.asked.length;
      await sendPushes(gateway.services);
      // Nobody else takes what the service has before the lease of the dead process is over.
      if (before > 0) expect(browser.asked.length, `killed at statement ${nth}`).toBe(before);
      await gateway.db.query(sql`update message set leased_until = clock_timestamp() where leased_until is not null`);
      const names = new Set((await pushed()).map(({ id }) => id));
      expect(names.size, `killed at statement ${nth}`).toBe(1);
      if (!isDead()) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(3);
    expect(await pushed()).toEqual([]);
  });

  it('stays away where its reader has seen the notice in the app', async () => {
    await browser.subscribe(device);
    await comesIn();
    await queueMessages(gateway.db);
    await gateway.db.query(sql`update notice set read_at = app_now() where member_id = ${member.id}`);
    expect(await pushed()).toEqual([]);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %d has lost the browser, which is forgotten', async (answer) => {
    await browser.subscribe(device);
    browser.answer = answer;
    await comesIn();
    expect(await pushed()).toHaveLength(1);
    expect(await subscriptions()).toBe(0);
  });

  it('that is out of order gets it again later, under the same name', async () => {
    await browser.subscribe(device);
    browser.answer = 503;
    await comesIn();
    const [first] = await pushed();
    expect(await pushed()).toEqual([]);
    browser.answer = 201;
    await gateway.shiftClock(31_000);
    expect(await pushed()).toEqual([first]);
    expect(await pushed()).toEqual([]);
  });

  it('that refuses is not asked again, and keeps the browser', async () => {
    await browser.subscribe(device);
    browser.answer = 413;
    await comesIn();
    expect(await pushed()).toHaveLength(1);
    await gateway.shiftClock(3_600_000);
    expect(await pushed()).toEqual([]);
    expect(await subscriptions()).toBe(1);
  });
});

describe('a browser gets nothing', () => {
  const ends: readonly [string, () => Promise<unknown>][] = [
    ['after a logout', async () => await device.call('/exchangeUser/logout')],
    ['after a login elsewhere', async () => await signIn(gateway.device(), member)],
    ['after another login on it, until it subscribes again', async () => await signIn(device, member)],
    [
      'once somebody has revoked its session',
      async () =>
        await gateway.db.query(sql`
          update session set ended_at = app_now(), end_reason = 'revoked' where member_id = ${member.id} and ended_at is null`),
    ],
    [
      'of a frozen account',
      async () => await gateway.db.tx(async (tx) => await freezeAccount(tx, member.id, 'member')),
    ],
    [
      'once the member has unsubscribed it',
      async () => await device.call('/exchangeUser/unsubscribePush', { endpoint: browser.subscription.endpoint }),
    ],
  ];
  it.each(ends)('%s, not even what waited [S07]', async (_, end) => {
    await browser.subscribe(device);
    await comesIn();
    await queueMessages(gateway.db);
    await end();
    await comesIn();
    expect(await pushed()).toEqual([]);
    expect(await subscriptions()).toBe(0);
  });

  it('that nobody has opened for a month', async () => {
    await browser.subscribe(device);
    await gateway.shiftClock(29 * 86_400_000);
    await pruneExpired(gateway.db, gateway.services.ledger);
    expect(await subscriptions()).toBe(1);
    await gateway.shiftClock(31 * 86_400_000);
    await pruneExpired(gateway.db, gateway.services.ledger);
    expect(await subscriptions()).toBe(0);
  });
});

it('keeps a browser whose session goes on under a new token', async () => {
  await browser.subscribe(device);
  await gateway.db.query(sql`
    insert into session (token_hash, member_id, device_id, fingerprint, expires_at, absolute_at, replaces)
    select '\\x01'::bytea || substring(token_hash from 2), member_id, device_id, fingerprint, expires_at, absolute_at, token_hash
    from session where member_id = ${member.id} and ended_at is null`);
  await gateway.db.query(sql`
    update session set ended_at = app_now(), end_reason = 'rotated'
    where member_id = ${member.id} and ended_at is null and replaces is null`);
  await comesIn();
  expect(await pushed()).toHaveLength(1);
});

describe('a subscription', () => {
  it.each([
    ['no https', { endpoint: 'http://push.example/a' }],
    ['our own machine', { endpoint: 'https://127.0.0.1/a' }],
    ['a private network', { endpoint: 'https://[fd00::1]/a' }],
    ['another port', { endpoint: 'https://push.example:8443/a' }],
    ['a password', { endpoint: 'https://a:b@push.example/a' }],
    ['another protocol', { endpoint: 'ftp://push.example/a' }],
    ['no address', { endpoint: 'push.example' }],
    ['a key that is no point', { p256dh: `BA${'A'.repeat(85)}` }],
    ['a short secret', { auth: 'AAAA' }],
  ])('with %s is refused outside the sandbox', async (_, wrong) => {
    const config = gateway.services.config as { sandbox: boolean };
    config.sandbox = false;
    const fields = { ...browser.subscription, endpoint: 'https://push.example/a', ...wrong };
    const { code } = await device.call('/exchangeUser/subscribePush', fields);
    config.sandbox = true;
    expect(code).toBe('ARGS_INVALID');
    expect(await subscriptions()).toBe(0);
  });

  it('whose name leads into our own network is never reached outside the sandbox', async () => {
    const { endpoint, ...keys } = browser.subscription;
    const bytes = (text: string) => Buffer.from(text, 'base64url');
    const target = { endpoint: '', p256dh: bytes(keys.p256dh), auth: bytes(keys.auth) };
    const service = createWebPush(gateway.services.config.push!, false);
    const push = { text: '{}', lasts: 0, urgency: 'low' } as const;
    for (const to of [endpoint, endpoint.replace('127.0.0.1', 'localhost')])
      await expect(service.send({ ...target, endpoint: to }, push)).rejects.toThrow('The address is private.');
    expect(browser.asked).toEqual([]);
  });

  it('of ten browsers is the most: the one that was seen first goes', async () => {
    const fields = browser.subscription;
    for (let turn = 0; turn < 12; turn++) {
      const endpoint = `${fields.endpoint}${turn}`;
      expect((await device.call('/exchangeUser/subscribePush', { ...fields, endpoint })).code).toBe('0000');
    }
    expect(await subscriptions()).toBe(10);
    const kept = await gateway.db.query<{ endpoint: string }>(
      sql`select endpoint from push_subscription where member_id = ${member.id}`,
    );
    expect(kept.map(({ endpoint }) => endpoint)).not.toContain(`${fields.endpoint}0`);
  });

  it('moves to the member who uses the browser now, and to nobody who lacks its keys', async () => {
    await browser.subscribe(device);
    const thief = await signIn(gateway.device(), await gateway.member());
    const other = await PushBrowser.open();
    const { endpoint } = browser.subscription;
    const stolen = { ...other.subscription, endpoint };
    expect((await thief.call('/exchangeUser/subscribePush', stolen)).code).toBe('CONDITION_NOT_FULLFILL');
    await thief.call('/exchangeUser/unsubscribePush', { endpoint });
    expect(await subscriptions()).toBe(1);
    expect(await browser.subscribe(thief)).toBe('0000');
    expect(await subscriptions()).toBe(0);
    await other.close();
  });
});
