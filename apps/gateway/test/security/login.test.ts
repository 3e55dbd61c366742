import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { captchaTicket, createTestGateway, signIn, testConfig } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';

const HOUR = 3_600_000;
let { gateway, member, device } = {} as Stage;
useTestGateway({}, (stage) => ({ gateway, member, device } = stage));

const tryLogin = (password: string, extra: object = {}) =>
  device.call('/exchangeUser/login', { loginName: member.phone, countryCode: '86', loginType: 1, password, ...extra });

describe('wrong passwords [S17]', () => {
  it('need a captcha from the third try on, and block the account after six', async () => {
    expect(await tryLogin('wrong')).toMatchObject({
      code: 'PASSWORD_INCORRECT',
      body: { remainTimes: 5, captcha: false, lockedUntil: null },
    });
    expect(await tryLogin('wrong')).toMatchObject({
      code: 'PASSWORD_INCORRECT',
      body: { remainTimes: 4, captcha: true },
    });
    expect(await tryLogin(member.password)).toMatchObject({
      code: 'CONDITION_NOT_FULLFILL',
      body: { captcha: true, scene: 'login' },
    });
    for (let left = 3; left >= 0; left--) {
      const ticket = await captchaTicket(device, 'login', member.phone);
      expect(await tryLogin('wrong', { captchaTicket: ticket })).toMatchObject({
        code: 'PASSWORD_INCORRECT',
        body: { remainTimes: left },
      });
    }
    const blocked = await tryLogin(member.password, {
      captchaTicket: await captchaTicket(device, 'login', member.phone),
    });
    expect(blocked.code).toBe('TRY_AGAIN_LATER');
    expect(blocked.body.lockedUntil - blocked.head.serverTime).toBeGreaterThan(1.9 * HOUR);
    await gateway.shiftClock(2 * HOUR + 1000);
    expect((await tryLogin(member.password)).code).toBe('0000');
  });

  it('of one hundred parallel ones only six are ever compared', async () => {
    const open = await createTestGateway({
      policy: {
        ...gateway.services.config.policy,
        login: { ...gateway.services.config.policy.login, captchaAfter: 1000 },
      },
    });
    const target = await open.member();
    const guesser = open.device();
    await guesser.exchange();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        guesser.call('/exchangeUser/login', {
          loginName: target.phone,
          loginType: 1,
          password: `guess number ${index}`,
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === 'PASSWORD_INCORRECT')).toHaveLength(6);
    expect(answers.filter(({ code }) => code === 'TRY_AGAIN_LATER')).toHaveLength(94);
    await open.close();
  });

  it('at many accounts make a captcha necessary for the network, and shut nobody out', async () => {
    const strict = await createTestGateway({
      policy: {
        ...gateway.services.config.policy,
        login: { ...gateway.services.config.policy.login, captchaAfterPerNetwork: 3 },
      },
    });
    const own = await strict.member();
    const guesser = strict.device();
    const login = (phone: string, password: string) =>
      guesser.call('/exchangeUser/login', { loginName: phone, loginType: 1, password });
    await login(own.phone, 'wrong');
    await login(own.phone, own.password);
    await login((await strict.member()).phone, 'wrong');
    await login((await strict.member()).phone, 'wrong');
    // The guesser has signed in to its own account, which therefore knows the device.
    expect((await login(own.phone, own.password)).code).toBe('0000');
    const neighbour = await strict.member();
    const phone = strict.device();
    const first = { loginName: neighbour.phone, loginType: 1, password: neighbour.password };
    expect(await phone.call('/exchangeUser/login', first)).toMatchObject({
      code: 'CONDITION_NOT_FULLFILL',
      body: { captcha: true, scene: 'login' },
    });
    const captcha = await captchaTicket(phone, 'login', neighbour.phone);
    expect((await phone.call('/exchangeUser/login', { ...first, captchaTicket: captcha })).code).toBe('0000');
    await strict.close();
  });
});

describe('captcha tickets [S17]', () => {
  const spoil = async () => {
    await tryLogin('wrong');
    await tryLogin('wrong');
  };

  it('work once, for their scene, device and account only', async () => {
    await spoil();
    const other = await captchaTicket(device, 'login', '13700000000');
    expect((await tryLogin(member.password, { captchaTicket: other })).code).toBe('NO_THIS_TICKET');
    const scene = await captchaTicket(device, 'sendCode', member.phone);
    expect((await tryLogin(member.password, { captchaTicket: scene })).code).toBe('NO_THIS_TICKET');
    const elsewhere = await captchaTicket(gateway.device(), 'login', member.phone);
    expect((await tryLogin(member.password, { captchaTicket: elsewhere })).code).toBe('NO_THIS_TICKET');
    const good = await captchaTicket(device, 'login', member.phone);
    expect((await tryLogin('wrong', { captchaTicket: good })).code).toBe('PASSWORD_INCORRECT');
    expect((await tryLogin(member.password, { captchaTicket: good })).code).toBe('NO_THIS_TICKET');
  });

  it('end after three minutes', async () => {
    await spoil();
    const ticket = await captchaTicket(device, 'login', member.phone);
    await gateway.shiftClock(181_000);
    expect((await tryLogin(member.password, { captchaTicket: ticket })).code).toBe('NO_THIS_TICKET');
  });
});

describe('what a stranger learns about an account [S20]', () => {
  const strip = ({ code, body }: { code: string; body: unknown }) => ({ code, body });
  /** The answers of every call that takes the name of an account from somebody who is not signed in. */
  const askAll = async (phone: string) => {
    const stranger = gateway.device();
    const call = async (path: string, fields: object) => strip(await stranger.call(path, { ...fields }));
    return [
      await call('/exchangeUser/login', { loginName: phone, loginType: 1, password: 'wrong password' }),
      await call('/exchangeUser/login', { loginName: phone, loginType: 2, verifyCode: '123456' }),
      await call('/exchangeUser/sendMsg', {
        scene: 'login',
        phone,
        captchaTicket: await captchaTicket(stranger, 'sendCode', phone),
      }),
      await call('/exchangeUser/checkoutPhoneCode', { scene: 'login', countryCode: '86', phone, code: '123456' }),
      await call('/exchangeUser/register', {
        loginName: phone,
        password: 'some password 9',
        verifyCode: '123456',
        agree: true,
      }),
      await call('/common/checkPhoneOrEmail', { loginName: phone }),
      await call('/exchangeUser/checkoutPhone', { countryCode: '86', phone }),
    ];
  };

  it('is nothing: every answer is the same whether it exists or not', async () => {
    const nobody = '13611112222';
    expect(await askAll(member.phone)).toEqual(await askAll(nobody));
    // The owner alone hears of it.
    expect(await gateway.message(`+86${member.phone}`)).toMatch(/\d{6}/);
    expect(await gateway.message(`+86${nobody}`)).toBe('');
  });

  it('is not in the time either: the same number of passwords is hashed and compared', async () => {
    const { hasher } = gateway.services;
    const before = { ...hasher };
    const count = async (phone: string) => {
      const work: string[] = [];
      const counted = Object.entries(before).map(([name, run]) => [
        name,
        (...args: unknown[]) => (work.push(name), (run as (...args: unknown[]) => unknown)(...args)),
      ]);
      Object.assign(hasher, Object.fromEntries(counted));
      await askAll(phone);
      Object.assign(hasher, before);
      return work;
    };
    const known = await count(member.phone);
    expect(known).toContain('verifyPassword');
    expect(await count('13611112233')).toEqual(known);
  });

  it('tells the owner when somebody registers their phone again', async () => {
    const ticket = await captchaTicket(device, 'sendCode', member.phone);
    await device.call('/exchangeUser/sendMsg', { scene: 'register', phone: member.phone, captchaTicket: ticket });
    expect(await gateway.message(`+86${member.phone}`)).toContain('You already have an account');
  });
});

describe('other ways in', () => {
  it('signs in with a code', async () => {
    await device.call('/exchangeUser/sendMsg', {
      scene: 'login',
      phone: member.phone,
      captchaTicket: await captchaTicket(device, 'sendCode', member.phone),
    });
    const verifyCode = await gateway.code(`+86${member.phone}`);
    expect(
      (await device.call('/exchangeUser/login', { loginName: member.phone, loginType: 2, verifyCode })).body.token,
    ).toMatch(/^[\w-]{43}$/);
  });

  it('registers and signs in by e-mail, whatever its capitals', async () => {
    const email = `Robin.${Date.now()}@Example.com`;
    await device.call('/exchangeUser/sendEmailRegCode', {
      scene: 'register',
      email,
      captchaTicket: await captchaTicket(device, 'sendCode', email),
    });
    const code = await gateway.code(email.toLowerCase());
    expect((await device.call('/exchangeUser/checkEmailRegCode', { scene: 'register', email, code })).code).toBe(
      '0000',
    );
    const inviter = (await gateway.member()).userNo;
    const fields = { loginName: email, password: 'correct horse 7', verifyCode: code, agree: true };
    // Of nobody, or of no form that a code has: the field is named either way, so that it can be marked.
    for (const invitationCode of ['EZNOBODY', 'no code']) {
      expect(await device.call('/exchangeUser/register', { ...fields, invitationCode })).toMatchObject({
        code: 'ARGS_INVALID',
        body: { fields: ['invitationCode'] },
      });
    }
    expect((await device.call('/exchangeUser/register', { ...fields, invitationCode: `ez${inviter}` })).code).toBe(
      '0000',
    );
    expect(
      (
        await device.call('/exchangeUser/login', {
          loginName: email.toLowerCase(),
          loginType: 1,
          password: 'correct horse 7',
        })
      ).code,
    ).toBe('0000');
  });

  it('asks for a code on a new device, if the policy says so', async () => {
    const careful = await createTestGateway({
      policy: { ...testConfig().policy, login: { ...testConfig().policy.login, proveNewDevice: true } },
    });
    const owner = await careful.member();
    const fresh = careful.device();
    const first = await fresh.call('/exchangeUser/login', {
      loginName: owner.phone,
      loginType: 1,
      password: owner.password,
    });
    expect(first.body).toMatchObject({ needAuth: true, verifyTypes: [1], token: '' });
    const { preToken } = first.body;
    const prove = (on: TestDevice, code: string) =>
      on.call('/exchangeUser/loginAuth', { loginName: owner.phone, preToken, codes: [{ type: 1, code }] });
    const code = await careful.code(`+86${owner.phone}`);
    expect((await prove(careful.device(), code)).code).toBe('TOKEN_INVALID');
    expect((await prove(fresh, code === '000000' ? '000001' : '000000')).code).toBe('EXPIRED');
    const second = await prove(fresh, code);
    expect(second).toMatchObject({ code: '0000', body: { needAuth: false } });
    expect((await prove(fresh, code)).code).toBe('TOKEN_INVALID');
    await signIn(fresh, owner);
    await careful.close();
  });

  it('asks a new device for more than the phone, also where the member wants a code to the phone at each login [S49]', async () => {
    const careful = await createTestGateway({
      policy: { ...testConfig().policy, login: { ...testConfig().policy.login, proveNewDevice: true } },
    });
    const owner = await careful.member();
    await careful.db.query(sql`update member set login_factors = '{1}' where id = ${owner.id}`);
    // A thief with the SIM alone.
    const thief = careful.device();
    const captcha = await captchaTicket(thief, 'sendCode', owner.phone);
    await thief.call('/exchangeUser/sendMsg', {
      scene: 'login',
      countryCode: '86',
      phone: owner.phone,
      captchaTicket: captcha,
    });
    const verifyCode = await careful.code(`+86${owner.phone}`);
    const first = await thief.call('/exchangeUser/login', {
      loginName: owner.phone,
      countryCode: '86',
      loginType: 2,
      verifyCode,
    });
    expect(first.body).toMatchObject({ needAuth: true, token: '', verifyTypes: [4] });
    await careful.close();
  });
});
