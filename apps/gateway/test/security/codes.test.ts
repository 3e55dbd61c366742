import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { captchaTicket, createTestGateway, sendNotices, signIn, type TestGateway } from '../harness/testGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';

let gateway: TestGateway;
let device: TestDevice;
let phone: string;
let next = 10_000_000;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => await gateway.close());
beforeEach(async () => {
  await gateway.shiftClock(0);
  device = gateway.device();
  next += 1;
  phone = `136${next}`;
});

const send = async (scene = 'register') =>
  device.call('/exchangeUser/sendMsg', {
    scene,
    countryCode: '86',
    phone,
    captchaTicket: await captchaTicket(device, 'sendCode', phone),
  });
const check = (code: string, scene = 'register') =>
  device.call('/exchangeUser/checkoutPhoneCode', { scene, countryCode: '86', phone, code });
const codeSent = () => gateway.code(`+86${phone}`);
const other = (code: string) => (code === '000000' ? '000001' : '000000');

it('need a captcha from somebody who is not signed in', async () => {
  const answer = await device.call('/exchangeUser/sendMsg', { scene: 'register', countryCode: '86', phone });
  expect(answer).toMatchObject({ code: 'CONDITION_NOT_FULLFILL', body: { captcha: true, scene: 'sendCode' } });
});

it('are sent again after a minute, four times an hour [S19]', async () => {
  expect((await send()).code).toBe('0000');
  expect(await send()).toMatchObject({
    code: 'SEND_SMS_TOO_FREQUENT',
    body: { retryAfter: expect.toSatisfy((s: number) => s > 50 && s <= 60) },
  });
  for (let minute = 1; minute <= 3; minute++) {
    await gateway.shiftClock(minute * 61_000);
    expect((await send()).code).toBe('0000');
  }
  await gateway.shiftClock(4 * 61_000);
  const refused = await send();
  expect(refused.code).toBe('SEND_SMS_TOO_FREQUENT');
  expect(refused.body.retryAfter).toBeGreaterThan(3000);
});

it('end after five minutes [S19]', async () => {
  await send();
  const code = await codeSent();
  await gateway.shiftClock(299_000);
  expect((await check(code)).code).toBe('0000');
  await gateway.shiftClock(301_000);
  expect((await check(code)).code).toBe('EXPIRED');
});

it('allow five tries, also in parallel [S19]', async () => {
  await send();
  const code = await codeSent();
  await device.exchange();
  await Promise.all(Array.from({ length: 20 }, () => check(other(code))));
  expect((await check(code)).code).toBe('EXPIRED');
  const { tries } = await gateway.db.one<{ tries: number }>(
    sql`select tries from one_time_code where target = ${`+86 ${phone}`}`,
  );
  expect(tries).toBe(5);
});

it('work for their own scene, only the newest, and once [S19]', async () => {
  await send();
  const old = await codeSent();
  expect((await check(old, 'login')).code).toBe('EXPIRED');
  await gateway.shiftClock(61_000);
  await send();
  const code = await codeSent();
  if (code !== old) expect((await check(old)).code).toBe('EXPIRED');
  const register = () =>
    device.call('/exchangeUser/register', {
      loginName: phone,
      password: 'correct horse 7',
      verifyCode: code,
      agree: true,
    });
  await device.exchange();
  const answers = await Promise.all([register(), register(), register()]);
  expect(answers.map((answer) => answer.code).toSorted()).toEqual(['0000', 'EXPIRED', 'EXPIRED']);
});

it('are not readable in the database [S19]', async () => {
  await send();
  const code = await codeSent();
  const row = await gateway.db.one<{ code_hash: Buffer }>(
    sql`select code_hash from one_time_code where target = ${`+86 ${phone}`}`,
  );
  expect(row.code_hash).toHaveLength(32);
  expect(row.code_hash.toString()).not.toContain(code);
});

it('for the payment password go to the own phone only', async () => {
  expect((await send('paymentPassword')).code).toBe('NO_LOGIN');
  expect((await device.call('/exchangeUser/sendMsg', { scene: 'paymentPassword' })).code).toBe('NO_LOGIN');
  const member = await gateway.member();
  await signIn(device, member);
  await sendNotices(gateway.services);
  expect((await device.call('/exchangeUser/sendMsg', { scene: 'paymentPassword' })).code).toBe('0000');
  expect(await gateway.message(`+86${member.phone}`)).toContain('reset your payment password');
  expect((await device.call('/exchangeUser/sendEmailRegCode', { scene: 'paymentPassword' })).code).toBe(
    'CONDITION_NOT_FULLFILL',
  );
});

it('carry the anti-phishing code of their owner [S35]', async () => {
  const member = await gateway.member();
  await gateway.db.query(sql`update member set anti_phishing_code = 'blue kettle' where id = ${member.id}`);
  await signIn(device, member);
  await device.call('/exchangeUser/sendMsg', { scene: 'paymentPassword' });
  expect(await gateway.message(`+86${member.phone}`)).toContain('blue kettle');
});
