import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { pepperedHash } from '../../src/secrets/digest.ts';
import { REPLY_PATH } from '../../src/access/sms-replies/replyRoute.ts';
import { offeredOtpCode } from '../harness/holds.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { replyingLogin } from '../harness/waitingLogin.ts';
import { createTestGateway, signIn } from '../harness/testGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

const MINUTE = 60_000;
const NUMBER = '1069012345';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const ask = async (on: TestDevice, fields: object = {}) => await on.call('/common/sendReplySms', { ...fields });
const look = async (on: TestDevice, replyId: string, fields: object = {}) =>
  await on.call('/common/verifyReplySms', { replyId, ...fields });
const turn = async (name: 'On' | 'Off', fields: object) =>
  await device.call(`/exchangeUser/replySms${name}`, { ...fields });
const phone = () => `+86${member.phone}`;

/** Sends an SMS, as a person does on the page of the sandbox. */
async function send(text: string, from = phone()): Promise<boolean> {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/sandbox/api/sms',
    payload: { from, text },
    headers: { host: 'localhost', 'content-type': 'application/json' },
  });
  return answer.json<{ counts: boolean }>().counts;
}

const turnOn = async () => await gateway.db.query(sql`update member set reply_sms = true where id = ${member.id}`);

/** Asks for a text and sends it. @returns the proof */
async function reply(on: TestDevice, fields: object = {}): Promise<{ type: 6; code: string }> {
  const { body } = await ask(on, fields);
  expect(await send(body.text)).toBe(true);
  const { body: found } = await look(on, body.replyId, fields);
  return { type: 6, code: found.code };
}

describe('a reply by SMS', () => {
  it('is off until the member turns it on with a code to the phone', async () => {
    expect((await ask(device)).code).toBe('NO_THIS_METHOD');
    expect(await turn('On', {})).toMatchObject({ code: '1042', body: { verifyTypes: [1, 4] } });
    expect((await turn('On', await proofsOf(gateway, device, member))).body).toBe(true);
    const { body } = await device.call('/exchangeUser/getUserInfo');
    expect(body).toMatchObject({ replySms: true, replySmsOffered: true });
    expect(await turn('Off', {})).toMatchObject({ code: '1042', body: { verifyTypes: [6, 4], instead: [1, 4] } });
    const proofs = [await reply(device), { type: 4, code: member.paymentPassword }];
    expect((await turn('Off', { codes: proofs })).body).toBe(true);
    expect((await ask(device)).code).toBe('NO_THIS_METHOD');
  });

  it('arrives, and is a proof once', async () => {
    await turnOn();
    const { body } = await ask(device);
    expect(body).toEqual({
      replyId: expect.any(String),
      sendTo: NUMBER,
      text: expect.stringMatching(/^EZ CONFIRM \d{6}$/),
      expiresIn: 300,
    });
    expect((await look(device, body.replyId)).body).toEqual({ received: false });
    expect(await send(` ${body.text.toLowerCase()} `)).toBe(true);
    const { body: found } = await look(device, body.replyId);
    expect(found).toEqual({ received: true, code: expect.stringMatching(/^\d{6}$/) });
    const codes = [
      { type: 6, code: found.code },
      { type: 4, code: member.paymentPassword },
    ];
    const setCode = async (antiPhishingCode: string) =>
      (await device.call('/exchangeUser/setAntiFishingCode', { antiPhishingCode, codes })).code;
    expect(await setCode('blue heron')).toBe('0000');
    expect(await setCode('red heron')).toBe('EXPIRED');
    expect((await look(device, body.replyId)).code).toBe('EXPIRED');
  });

  it('lets one of several calls through that come with the same one', async () => {
    await turnOn();
    const codes = [await reply(device), { type: 4, code: member.paymentPassword }];
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        device.call('/exchangeUser/setAntiFishingCode', { antiPhishingCode: `heron ${at}`, codes }),
      ),
    );
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
  });

  it('counts from the bound phone only, with its own text, in time, and while the phone is bound [S19]', async () => {
    await turnOn();
    const { body } = await ask(device);
    expect(await send(body.text, '+8613700009999')).toBe(false);
    expect(await send(body.text, phone().slice(0, -1))).toBe(false);
    expect(await send('EZ CONFIRM 000000')).toBe(false);
    expect((await look(device, body.replyId)).body).toEqual({ received: false });
    expect(await send(body.text)).toBe(true);
    // The same message again changes nothing.
    expect(await send(body.text)).toBe(false);
    const { body: found } = await look(device, body.replyId);
    const codes = [
      { type: 6, code: found.code },
      { type: 4, code: member.paymentPassword },
    ];
    await gateway.db.query(sql`update member set phone = ${`130${member.phone.slice(3)}`} where id = ${member.id}`);
    expect((await device.call('/exchangeUser/setAntiFishingCode', { antiPhishingCode: 'heron', codes })).code).toBe(
      'EXPIRED',
    );
    await gateway.db.query(sql`update member set phone = ${member.phone} where id = ${member.id}`);
    const late = await ask(device);
    await gateway.shiftClock(5 * MINUTE + 1000);
    expect(await send(late.body.text)).toBe(false);
    expect((await look(device, late.body.replyId)).code).toBe('EXPIRED');
  });

  it('belongs to the member, the device and what it was asked for [S25]', async () => {
    await turnOn();
    const { body } = await ask(device);
    const stranger = await signIn(gateway.device(), await gateway.member());
    for (const other of [stranger, gateway.device()]) expect((await look(other, body.replyId)).code).toBe('EXPIRED');
    // A reply for a change opens no login.
    const proof = await reply(device);
    const { preToken } = await replyingLogin({ gateway, device, member });
    const entered = await device.call('/exchangeUser/loginAuth', { loginName: member.phone, preToken, codes: [proof] });
    expect(entered.code).toBe('EXPIRED');
    expect((await ask(gateway.device(), { preToken })).code).toBe('TOKEN_INVALID');
  });

  it('is guessed in no time: five wrong codes end it', async () => {
    await turnOn();
    const right = await reply(device);
    const setCode = async (code: string) =>
      (
        await device.call('/exchangeUser/setAntiFishingCode', {
          antiPhishingCode: 'heron',
          codes: [
            { type: 6, code },
            { type: 4, code: member.paymentPassword },
          ],
        })
      ).code;
    const wrong = right.code === '000000' ? '000001' : '000000';
    for (let round = 0; round < 5; round++) expect(await setCode(wrong)).toBe('EXPIRED');
    expect(await setCode(right.code)).toBe('EXPIRED');
  });

  it('changes nothing that takes an account over, so neither does a leaked key of who brings replies [S49][S56]', async () => {
    await turnOn();
    const wants = async (path: string, fields: object = {}) =>
      (await device.call(`/exchangeUser/${path}`, { ...fields })).body.verifyTypes;
    expect(
      await wants('updateLoginPasswordByVerifyCode', {
        newPassword: 'battery staple 8',
        codes: [{ type: 4, code: member.paymentPassword }],
      }),
    ).toEqual([1, 4]);
    expect(await wants('bindOtpInfo', { code: await offeredOtpCode(device) })).toEqual([1, 4]);
    expect(await wants('biometricsOn')).toEqual([1, 4]);
  });

  it('may be asked for five times in five minutes', async () => {
    await turnOn();
    for (let round = 0; round < 5; round++) expect((await ask(device)).code).toBe('0000');
    expect(await ask(device)).toMatchObject({
      code: 'SEND_SMS_TOO_FREQUENT',
      body: { retryAfter: expect.any(Number) },
    });
  });
});

describe('a login with a reply by SMS', () => {
  it('takes the reply besides the password, or a code in its place', async () => {
    const first = { loginName: member.phone, countryCode: '86', loginType: 1, password: member.password };
    for (const way of ['reply', 'code']) {
      await turnOn();
      await gateway.db.query(sql`update member set login_factors = '{1}' where id = ${member.id}`);
      const { body } = await device.call('/exchangeUser/login', first);
      expect(body).toMatchObject({ needAuth: true, verifyTypes: [6], instead: [1] });
      const { preToken, userId } = body;
      const proof = async () => {
        if (way === 'reply') return await reply(device, { preToken });
        await device.call('/exchangeUser/sendMsgById', { userId, preToken, type: 1 });
        return { type: 1, code: await gateway.code(phone()) };
      };
      const entered = await device.call('/exchangeUser/loginAuth', {
        loginName: member.phone,
        preToken,
        codes: [await proof()],
      });
      expect(entered.body).toMatchObject({ needAuth: false });
    }
  });

  it('does not show that the phone is there, so it stops no request to replace it', async () => {
    await gateway.db.query(sql`
      insert into recovery_request (member_id, kind, country_code, phone, state, effective_at)
      values (${member.id}, 'phone', '86', '13700001234', 'waiting', app_now() + interval '72 hours')`);
    const { preToken } = await replyingLogin({ gateway, device, member });
    const codes = [await reply(device, { preToken })];
    expect((await device.call('/exchangeUser/loginAuth', { loginName: member.phone, preToken, codes })).code).toBe(
      '0000',
    );
    const { state } = await gateway.db.one<{ state: string }>(
      sql`select state from recovery_request where member_id = ${member.id}`,
    );
    expect(state).toBe('waiting');
  });
});

describe('the provider of incoming SMS', () => {
  const KEY = Buffer.alloc(32, 7);

  it('signs what it tells, and its requests end after five minutes', async () => {
    const own = await createTestGateway({ smsReplies: { number: NUMBER, key: KEY } });
    const someone = await own.member();
    const their = await signIn(own.device(), someone);
    await own.db.query(sql`update member set reply_sms = true where id = ${someone.id}`);
    const { body, head } = await their.call('/common/sendReplySms', {});
    const tell = async (change: object = {}, key = KEY) => {
      const message = { from: `+86${someone.phone}`, to: NUMBER, text: body.text, time: head.serverTime, ...change };
      const sign = pepperedHash(
        key,
        'POST',
        REPLY_PATH,
        message.from,
        message.to,
        message.text,
        String(message.time),
      ).toString('hex');
      const headers = { host: 'localhost', 'content-type': 'application/json' };
      const payload = { ...message, sign };
      return (await own.app.inject({ method: 'POST', url: REPLY_PATH, payload, headers })).statusCode;
    };
    const isReceived = async () =>
      (await their.call('/common/verifyReplySms', { replyId: body.replyId })).body.received;
    expect(await tell({}, Buffer.alloc(32, 8))).toBe(401);
    expect(await tell({ time: head.serverTime - 6 * MINUTE })).toBe(401);
    expect(await tell({ from: someone.phone })).toBe(400);
    expect(await tell({ to: '1069000000' })).toBe(204);
    expect(await isReceived()).toBe(false);
    expect(await tell()).toBe(204);
    expect(await isReceived()).toBe(true);
    await own.close();
  });

  it('has no way in without a key, and without a number nobody can turn replies on', async () => {
    const own = await createTestGateway({ smsReplies: undefined });
    const someone = await own.member();
    const their = await signIn(own.device(), someone);
    expect((await their.call('/exchangeUser/replySmsOn', {})).code).toBe('NO_THIS_METHOD');
    expect(
      (await own.app.inject({ method: 'POST', url: REPLY_PATH, payload: {}, headers: { host: 'localhost' } }))
        .statusCode,
    ).not.toBe(204);
    await own.db.query(sql`update member set reply_sms = true where id = ${someone.id}`);
    expect((await their.call('/exchangeUser/getUserInfo')).body).toMatchObject({
      replySms: false,
      replySmsOffered: false,
    });
    await own.close();
  });
});
