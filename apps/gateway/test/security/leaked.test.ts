import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { createWebPush } from '../../src/outside/push/createWebPush.ts';
import { giveOtp } from '../harness/holds.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import { payTicket } from '../harness/payTicket.ts';
import { PushBrowser } from '../harness/PushBrowser.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { PASSWORD, signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway(
  { signedIn: true, kycLevel: 2, balances: { USDT: '100' } },
  (stage) => ({ gateway, member, device } = stage),
);

describe('a leaked key of a merchant', () => {
  const TIME_APART = 3_600_000;

  it('reaches the payments of that merchant only [S56]', async () => {
    const [shop, other] = [await MerchantServer.open(gateway), await MerchantServer.open(gateway)];
    await other.placed({ outTradeNo: 'OTHER' });
    for (const what of ['query', 'close', 'notices'] as const)
      expect((await shop.ask(what, 'OTHER')).code).toBe('ORDER_NOT_FOUND');
    expect((await shop.ask('refund', 'OTHER', { outRefundNo: 'A', amount: '1', userNo: member.userNo })).code).toBe(
      'ORDER_NOT_FOUND',
    );
  });

  it('returns nothing that never came, though the merchant has a balance [S56]', async () => {
    const shop = await MerchantServer.open(gateway);
    await gateway.services.ledger.credit({
      actor: 0n,
      key: `shop:${shop.member.id}`,
      to: shop.member.id,
      asset: 'USDT',
      amount: 50_000_000n,
      bizType: 301,
    });
    await shop.placed({ outTradeNo: 'A', amount: '40' });
    await shop.ask('close', 'A');
    expect((await shop.ask('refund', 'A', { outRefundNo: 'A', amount: '1', userNo: member.userNo })).code).toBe(
      'AMOUNT_INVALID',
    );
  });

  it('signs nothing for later: a request that was seen ends soon [S56]', async () => {
    const shop = await MerchantServer.open(gateway);
    await shop.placed({ outTradeNo: 'A' });
    const time = gateway.services.clock.now() - TIME_APART;
    expect((await shop.call('/merchant-api/payments/query', { outTradeNo: 'A', time })).code).toBe('TIME_INVALID');
  });

  it('is no session: it opens no call of members [S56]', async () => {
    const shop = await MerchantServer.open(gateway);
    const stranger = gateway.device();
    stranger.token = shop.merchant.secret.toString('base64url');
    expect((await stranger.call('/exchangeUser/getUserInfo')).code).toBe('1005');
  });
});

describe('a leaked key of notifications', () => {
  const TEXT = JSON.stringify({
    id: '1',
    title: 'Log in again',
    body: 'Tap',
    link: 'https://thief.example',
    lang: 'en',
  });

  it('is no session, and finds no browser: no answer and no log tells one [S56]', async () => {
    const browser = await PushBrowser.open();
    expect(await browser.subscribe(device)).toBe('0000');
    const { privateKey } = gateway.services.config.push!;
    const thief = gateway.device();
    thief.token = privateKey.toString('base64url');
    expect((await thief.call('/exchangeUser/getUserInfo')).code).toBe('1005');
    const told = JSON.stringify(
      await Promise.all([device.call('/exchangeUser/pushState'), device.call('/exchangeUser/device/list')]),
    );
    for (const text of [told, gateway.logged()]) {
      expect(text).not.toContain(browser.subscription.endpoint);
      expect(text).not.toContain(browser.subscription.auth);
    }
    await browser.close();
  });

  it('shows nothing without the keys of a browser, and with them a text, for as long as the session lasts [S56]', async () => {
    const browser = await PushBrowser.open();
    const stranger = await PushBrowser.open();
    await browser.subscribe(device);
    const thief = createWebPush(gateway.services.config.push!, true);
    const push = { text: TEXT, lasts: 0, urgency: 'high' } as const;
    const { endpoint } = browser.subscription;
    const target = (keys: { p256dh: string; auth: string }) => ({
      endpoint,
      p256dh: Buffer.from(keys.p256dh, 'base64url'),
      auth: Buffer.from(keys.auth, 'base64url'),
    });
    await thief.send(target(stranger.subscription), push);
    expect(() => browser.taken()).toThrow('unable to authenticate');
    // The worker of the wallet opens no link but ours: its own tests show that.
    await thief.send(target(browser.subscription), push);
    expect(browser.taken()).toHaveLength(1);
    await device.call('/exchangeUser/logout');
    expect(await gateway.db.query(sql`select 1 from push_subscription where endpoint = ${endpoint}`)).toEqual([]);
    await Promise.all([browser.close(), stranger.close()]);
  });
});

it('a copy of the database has no secret of a member or a merchant that can be used [S56]', async () => {
  const shop = await MerchantServer.open(gateway);
  const { code: otp } = await giveOtp(gateway, member.id);
  const sent = { toType: 1, to: shop.member.userNo, currency: 'USDT', amount: '5' };
  const ticket = await payTicket(gateway, member, sent);
  const { codes } = await proofsOf(gateway, device, member);
  const own = codes.filter(({ type }) => type === 1).map(({ code }) => code);
  const secrets = [
    device.token ?? '',
    ticket,
    PASSWORD,
    shop.merchant.secret.toString('hex'),
    shop.merchant.secret.toString('base64'),
    gateway.services.config.push!.privateKey.toString('hex'),
    gateway.services.config.push!.privateKey.toString('base64url'),
  ];
  expect(secrets.every((secret) => secret.length > 7)).toBe(true);
  const copied = await copyOf();
  expect(copied).toContain(member.userNo);
  for (const secret of secrets) expect(copied.includes(secret), secret).toBe(false);
  // Short ones stand by chance among digits, so what keeps them is read alone.
  const kept = JSON.stringify(await gateway.db.query(sql`select to_jsonb(c) as row from one_time_code c`));
  for (const code of [...own, otp]) expect(kept).not.toContain(`"${code}"`);
  const copy = gateway.device();
  for (const { hash } of await gateway.db.query<{ hash: Buffer }>(sql`select token_hash as hash from session`)) {
    for (const form of ['hex', 'base64', 'base64url'] as const) {
      copy.token = hash.toString(form);
      expect((await copy.call('/exchangeUser/getUserInfo')).code).toBe('1005');
    }
  }
  await signIn(gateway.device(), member);
});

/** Every row of every table, as text. */
async function copyOf(): Promise<string> {
  const { copy, tables } = await gateway.db.one<{ copy: string; tables: number }>(sql`
    select count(*)::int as tables,
      string_agg(query_to_xml(format('select t::text as row from %I t', table_name), false, true, '')::text, '') as copy
    from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`);
  expect(tables).toBeGreaterThan(50);
  return copy;
}
