import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { captchaTicket, createTestGateway, signIn, type TestMember, testPolicy } from '../harness/testGateway.ts';
import { TestDevice } from '../harness/TestDevice.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const login = (on: TestDevice, fields: object, target: TestMember = member) =>
  on.call('/exchangeUser/login', { loginName: target.phone, countryCode: '86', loginType: 1, ...fields });

/** Wrong passwords from a device until it is blocked. */
async function guess(on: TestDevice, password = 'wrong password'): Promise<string[]> {
  const codes: string[] = [];
  for (let round = 0; round < 8; round++) {
    const ticket = round < 2 ? {} : { captchaTicket: await captchaTicket(on, 'login', member.phone) };
    codes.push((await login(on, { password, ...ticket })).code);
  }
  return codes;
}

async function sendCode(on: TestDevice, scene = 'login'): Promise<string> {
  const captcha = await captchaTicket(on, 'sendCode', member.phone);
  const { code } = await on.call('/exchangeUser/sendMsg', {
    scene,
    countryCode: '86',
    phone: member.phone,
    captchaTicket: captcha,
  });
  return code;
}

const newest = () => gateway.code(`+86${member.phone}`);
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a stranger who guesses the password [S17]', () => {
  it('is blocked, with every unknown device of the network, and the owner is not', async () => {
    const stranger = gateway.device();
    const wrong = Array.from({ length: 6 }, () => 'PASSWORD_INCORRECT');
    expect(await guess(stranger)).toEqual([...wrong, 'TRY_AGAIN_LATER', 'TRY_AGAIN_LATER']);
    expect((await login(gateway.device(), { password: member.password })).code).toBe('TRY_AGAIN_LATER');

    // Inside the session.
    const { code } = await device.call('/exchangeUser/updateTranPass_v2', {
      type: 'reset',
      newPassword: '731946',
      loginPassword: 'not mine either',
      verifyCode: '123456',
    });
    expect(code).toBe('PASSWORD_INCORRECT');
    // On the owner's own device, without a captcha.
    expect((await login(device, { password: member.password })).code).toBe('0000');
    // By code, on a device that the account does not know.
    const fresh = gateway.device();
    expect(await sendCode(fresh)).toBe('0000');
    expect((await login(fresh, { loginType: 2, verifyCode: await newest() })).code).toBe('0000');
  });

  it('gets no further with the id of the owner’s device alone', async () => {
    const thief = gateway.device();
    Object.assign(thief, { id: device.id });
    await guess(thief);
    expect((await login(thief, { password: member.password })).code).toBe('TRY_AGAIN_LATER');
    expect((await login(device, { password: member.password })).code).toBe('0000');
  });

  it('gets thirty tries in all, from however many networks', async () => {
    const { config } = gateway.services;
    const open = await createTestGateway({
      policy: { ...config.policy, login: { ...config.policy.login, captchaAfter: 6 } },
    });
    const owner = await open.member();
    const own = await signIn(open.device(), owner);
    let compared = 0;
    const botIn = (network: number) =>
      new TestDevice(async (url, headers, payload) => {
        const forwarded = { ...headers, 'x-forwarded-for': `203.0.${network}.7` };
        const answer = await open.app.inject({ method: 'POST', url, headers: forwarded, payload });
        return {
          status: answer.statusCode,
          contentType: String(answer.headers['content-type']),
          bytes: answer.rawPayload,
        };
      });
    for (let network = 1; network <= 8; network++) {
      const bot = botIn(network);
      for (let round = 0; round < 6; round++)
        if ((await login(bot, { password: 'wrong password' }, owner)).code === 'PASSWORD_INCORRECT') compared += 1;
    }
    expect(compared).toBe(30);
    // A solved captcha opens nothing, and the right password neither: strangers could solve any number.
    const late = botIn(9);
    const ticket = await captchaTicket(late, 'login', owner.phone);
    expect((await login(late, { password: owner.password, captchaTicket: ticket }, owner)).code).toBe(
      'TRY_AGAIN_LATER',
    );
    expect((await login(own, { password: owner.password }, owner)).code).toBe('0000');
    await open.close();
  });
});

describe('wrong passwords on a device that the account knows', () => {
  it('block that device, and no other', async () => {
    await guess(device);
    expect((await login(device, { password: member.password })).code).toBe('TRY_AGAIN_LATER');
    expect((await login(gateway.device(), { password: member.password })).code).toBe('0000');
  });
});

describe('logins at the same time [S17]', () => {
  it('with the right password all succeed, though more than six', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(device, { password: member.password })));
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => '0000'));
  });

  it('without a captcha get no more than two tries', async () => {
    const stranger = gateway.device();
    await stranger.exchange();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => login(stranger, { password: `guess number ${index}` })),
    );
    expect(answers.filter(({ code }) => code === 'PASSWORD_INCORRECT')).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'CONDITION_NOT_FULLFILL')).toHaveLength(18);
  });
});

describe('a code [S19]', () => {
  it('belongs to the device that asked: others can neither use it nor use it up', async () => {
    const owner = gateway.device();
    expect(await sendCode(owner)).toBe('0000');
    const code = await newest();
    const stranger = gateway.device();
    const check = (on: TestDevice, text: string) =>
      on.call('/exchangeUser/checkoutPhoneCode', {
        scene: 'login',
        countryCode: '86',
        phone: member.phone,
        code: text,
      });
    for (let round = 0; round < 8; round++) expect((await check(stranger, other(code))).code).toBe('EXPIRED');
    expect((await check(stranger, code)).code).toBe('EXPIRED');
    expect((await login(stranger, { loginType: 2, verifyCode: code })).code).toBe('EXPIRED');
    expect((await check(owner, code)).code).toBe('0000');
    expect((await login(owner, { loginType: 2, verifyCode: code })).code).toBe('0000');
  });

  it('of a session belongs to its member', async () => {
    await device.call('/exchangeUser/sendMsg', { scene: 'paymentPassword' });
    const code = await newest();
    const stranger = gateway.device();
    const body = { scene: 'paymentPassword', countryCode: '86', phone: member.phone };
    for (let round = 0; round < 6; round++)
      expect((await stranger.call('/exchangeUser/checkoutPhoneCode', { ...body, code: other(code) })).code).toBe(
        'EXPIRED',
      );
    expect((await stranger.call('/exchangeUser/checkoutPhoneCode', { ...body, code })).code).toBe('EXPIRED');
    expect((await device.call('/exchangeUser/checkoutPhoneCode', { ...body, code })).code).toBe('0000');
  });

  it('is not replaced by one that a stranger asks for', async () => {
    const owner = gateway.device();
    await sendCode(owner);
    const code = await newest();
    expect(await sendCode(gateway.device())).toBe('0000');
    expect((await login(owner, { loginType: 2, verifyCode: code })).code).toBe('0000');
  });

  it('can be asked for by the owner, however many strangers have asked', async () => {
    const asked: string[] = [];
    for (let round = 0; round < 6; round++) asked.push(await sendCode(gateway.device()));
    expect(asked).toEqual(['0000', '0000', '0000', '0000', 'SEND_SMS_TOO_FREQUENT', 'SEND_SMS_TOO_FREQUENT']);
    // In the session, and signed out on a device that the account knows.
    expect((await device.call('/exchangeUser/sendMsg', { scene: 'paymentPassword' })).code).toBe('0000');
    device.token = '';
    expect(await sendCode(device)).toBe('0000');
    expect((await login(device, { loginType: 2, verifyCode: await newest() })).code).toBe('0000');
  });

  it('comes to a new device after the right password, however many strangers have asked', async () => {
    const careful = await createTestGateway({
      policy: { ...testPolicy, login: { ...testPolicy.login, proveNewDevice: true } },
    });
    const owner = await careful.member();
    await careful.db.query(sql`
      insert into attempt_counter (key, points, expires_at)
      values (${`cost sms target hour stranger +86 ${owner.phone}`}, 100, app_now() + interval '1 hour')`);
    const fresh = careful.device();
    const { body } = await login(fresh, { password: owner.password }, owner);
    const codes = [{ type: 1, code: await careful.code(`+86${owner.phone}`) }];
    const answer = await fresh.call('/exchangeUser/loginAuth', {
      loginName: owner.phone,
      preToken: body.preToken,
      codes,
    });
    expect(answer.code).toBe('0000');
    await careful.close();
  });
});

describe('the login log', () => {
  it('records each login of an account with its device, its network and what came of it', async () => {
    const stranger = gateway.device();
    await login(stranger, { password: 'wrong password' });
    await login(stranger, { loginType: 2, verifyCode: '123456' });
    await login(gateway.device(), { password: 'wrong password' }, { ...member, phone: '13611113333' });
    await gateway.db.query(sql`update member set user_flag = 0 where id = ${member.id}`);
    await login(device, { password: member.password });
    const rows = await gateway.db.query(sql`
      select method, result, device_id as device, device_name as name, address from login_log
      where member_id = ${member.id} order by id`);
    const name = '测试 Test, Node, 20';
    expect(rows).toEqual([
      { method: 'password', result: 'opened', device: device.id, name, address: '127.0.0.1' },
      { method: 'password', result: 'wrong', device: stranger.id, name, address: '127.0.0.1' },
      { method: 'code', result: 'wrong', device: stranger.id, name, address: '127.0.0.1' },
      { method: 'password', result: 'closed', device: device.id, name, address: '127.0.0.1' },
    ]);
  });
});
