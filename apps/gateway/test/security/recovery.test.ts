import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import { recoveryProcess } from '../../src/access/recovery/process.ts';
import { giveOtp } from '../harness/holds.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { idNoOf, linkIn, NEW_PASSWORD, recoverySteps } from '../harness/recoverySteps.ts';
import { captchaTicket, signIn } from '../harness/testGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

const HOUR = 3_600_000;

let { gateway, member, device } = {} as Stage;
useTestGateway({}, (stage) => ({ gateway, member, device } = stage));

const { target, mailbox, codeFor, forget, ask, passwordRequest, wait, login, bindMailbox } = recoverySteps(() => ({
  gateway,
  member,
}));

const onlyPhone = async () =>
  await gateway.db.query(sql`update member set pay_password_hash = null where id = ${member.id}`);

describe('a forgotten password', () => {
  it('takes a code and a second factor, ends every session and holds outgoing money', async () => {
    const session = await signIn(gateway.device(), member);
    const verifyCode = await codeFor(device, 'forget');
    expect(await forget(device, { verifyCode })).toMatchObject({ code: '1042', body: { verifyTypes: [4] } });
    expect((await forget(device, { verifyCode, codes: [{ type: 4, code: '111222' }] })).code).toBe('PINCODE_INVALID');
    expect((await forget(device, { verifyCode, codes: [{ type: 4, code: member.paymentPassword }] })).code).toBe(
      '0000',
    );
    expect(await gateway.message(target())).toContain('Your login password changed');
    expect((await session.call('/exchangeUser/getUserInfo')).code).toBe('6666');
    expect(await login(device, member.password)).toBe('PASSWORD_INCORRECT');
    expect(await login(device, NEW_PASSWORD)).toBe('0000');
    const { body } = await (
      await signIn(device, { ...member, password: NEW_PASSWORD })
    ).call('/exchangeUser/getUserInfo');
    expect(body.hold.reasons).toEqual(['loginPassword']);
    // The code is used up.
    expect(
      (await forget(gateway.device(), { verifyCode, codes: [{ type: 4, code: member.paymentPassword }] })).code,
    ).toBe('EXPIRED');
  });

  it('sends a code to the other channel where there is one', async () => {
    await bindMailbox();
    const verifyCode = await codeFor(device, 'forget');
    expect(await forget(device, { verifyCode })).toMatchObject({ code: '1042', body: { verifyTypes: [2] } });
    const code = await gateway.code(mailbox());
    expect((await forget(device, { verifyCode, codes: [{ type: 2, code: '000000' }] })).code).toBe('EXPIRED');
    expect((await forget(device, { verifyCode, codes: [{ type: 2, code }] })).code).toBe('0000');
  });

  it('answers a stranger the same whether or not there is an account [S20]', async () => {
    const answers = [];
    for (const phone of [member.phone, '13611112222']) {
      const on = gateway.device();
      const sent = await on.call('/exchangeUser/sendMsg', {
        scene: 'forget',
        countryCode: '86',
        phone,
        captchaTicket: await captchaTicket(on, 'sendCode', phone),
      });
      const who = { loginName: phone, countryCode: '86' };
      const calls = [
        await on.call('/exchangeUser/forgetLoginPassword', { ...who, verifyCode: '000000', newPassword: NEW_PASSWORD }),
        await on.call('/exchangeUser/queryEmailByPhone', { countryCode: '86', phone, code: '000000' }),
        await on.call('/exchangeUser/recovery/request', {
          ...who,
          kind: 'password',
          verifyCode: '000000',
          newPassword: NEW_PASSWORD,
        }),
        await on.call('/exchangeUser/recovery/request', { ...who, kind: 'otp', loginPassword: 'wrong password' }),
      ];
      answers.push([sent, ...calls].map(({ code, body }) => ({ code, body })));
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('refuses a leaked password before anything else [S21]', async () => {
    expect(await forget(device, { verifyCode: '000000', newPassword: 'pimpjuice1' })).toMatchObject({
      code: 'ARGS_INVALID',
      body: { fields: ['newPassword'], issue: 'LOGIN_PASSWORD_COMMON' },
    });
  });
});

describe('a thief with only the SIM [S49]', () => {
  it('sets no password: the second factor is missing, or the request waits and the owner stops it', async () => {
    const thief = gateway.device();
    await onlyPhone();
    expect((await forget(thief, { verifyCode: await codeFor(thief, 'forget') })).code).toBe('CONDITION_NOT_FULLFILL');
    // Without the number of the document there is no request.
    expect(await passwordRequest(thief, { codes: undefined })).toMatchObject({
      code: '1042',
      body: { verifyTypes: [10] },
    });
    expect((await passwordRequest(thief, { codes: [{ type: 10, code: 'P00000000' }] })).code).toBe('KYC_NOT_FOUND');
    expect((await passwordRequest(thief)).code).toBe('0000');
    expect((await passwordRequest(thief)).code).toBe('ALREADY_EXISTS');
    await wait(71 * HOUR);
    expect(await login(thief, NEW_PASSWORD)).toBe('PASSWORD_INCORRECT');
    // The owner signs in with the password, so it is not lost.
    expect(await login(device, member.password)).toBe('0000');
    await wait(80 * HOUR);
    expect(await login(device, member.password)).toBe('0000');
  });

  it('is seen by the owner who is signed in, who stops it by the password without leaving', async () => {
    const owner = await signIn(gateway.device(), member);
    const waiting = async () => (await owner.call('/exchangeUser/getUserInfo')).body.recovery;
    expect(await waiting()).toBeNull();
    const { body } = await passwordRequest(gateway.device());
    expect(await waiting()).toEqual({ kind: 'password', effectiveAt: body.effectiveAt });
    expect((await owner.call('/exchangeUser/checkLoginPwd', { password: 'wrong password 1' })).code).toBe(
      'PASSWORD_INCORRECT',
    );
    // The code to the phone shows that the phone is there, which nobody denies.
    await owner.call('/exchangeUser/sendMsg', { scene: 'security' });
    const code = await gateway.code(target());
    expect((await owner.call('/common/verifyCode', { type: 1, scene: 'security', code })).body).toBe(true);
    expect(await waiting()).not.toBeNull();
    expect((await owner.call('/exchangeUser/checkLoginPwd', { password: member.password })).body).toBe(true);
    expect(await waiting()).toBeNull();
    await wait(80 * HOUR);
    expect(await login(device, member.password)).toBe('0000');
  });

  it('cannot keep the notice from the owner’s mailbox, and its link stops the request', async () => {
    await bindMailbox();
    const thief = gateway.device();
    expect((await passwordRequest(thief)).code).toBe('0000');
    const notice = await gateway.message(mailbox());
    expect(notice).toContain('Someone asked to set a new login password');
    const token = linkIn(notice);
    const stop = async (fields: object = {}) => await device.call('/exchangeUser/recovery/stop', { token, ...fields });
    expect((await stop()).body).toEqual({ stops: 'request', done: false });
    expect((await stop({ confirm: true })).body).toEqual({ stops: 'request', done: true });
    expect((await stop()).body).toEqual({ stops: 'request', done: true });
    await wait(80 * HOUR);
    expect(await login(device, member.password)).toBe('0000');
  });

  it('cannot sign in by code on a new device where the policy proves new devices', async () => {
    const { policy } = gateway.services.config;
    Object.assign(gateway.services.config, { policy: { ...policy, login: { ...policy.login, proveNewDevice: true } } });
    const thief = gateway.device();
    const verifyCode = await codeFor(thief, 'login');
    const answer = await thief.call('/exchangeUser/login', {
      loginName: member.phone,
      countryCode: '86',
      loginType: 2,
      verifyCode,
    });
    Object.assign(gateway.services.config, { policy });
    expect(answer.body).toMatchObject({ needAuth: true, token: '', verifyTypes: [4] });
  });
});

describe('a thief with only the password [S49]', () => {
  it('replaces neither phone nor authenticator', async () => {
    const thief = await signIn(gateway.device(), member);
    await bindMailbox();
    await giveOtp(gateway, member.id);
    const loginPassword = member.password;
    expect(await ask(thief, 'otp', { loginPassword })).toMatchObject({
      code: '1042',
      body: { verifyTypes: [1, 2, 4, 10] },
    });
    const newPhone = '13700001234';
    const phone = { loginPassword, newCountryCode: '86', newPhone, newPhoneCode: '000000' };
    expect(await ask(thief, 'phone', phone)).toMatchObject({ code: '1042', body: { verifyTypes: [2, 3, 4, 10] } });
    // Neither do they change it inside a session.
    const change = { oldPassword: member.password, newPassword: NEW_PASSWORD };
    expect((await thief.call('/exchangeUser/updateLoginPassword', change)).code).toBe('1042');
    expect((await thief.call('/exchangeUser/disableAccount', { agree: true })).code).toBe('1042');
  });

  it('guesses a payment password six times, then strangers wait and the owner does not', async () => {
    const thief = gateway.device();
    const verifyCode = await codeFor(thief, 'forget');
    const codes = [];
    for (let round = 0; round < 8; round++)
      codes.push((await forget(thief, { verifyCode, codes: [{ type: 4, code: `11122${round}` }] })).code);
    expect(codes).toEqual([
      ...Array.from({ length: 6 }, () => 'PINCODE_INVALID'),
      'TRY_AGAIN_LATER',
      'TRY_AGAIN_LATER',
    ]);
    await signIn(device, member);
    const info = await device.call('/exchangeUser/getUserInfo');
    // Payments go on: these tries are not theirs.
    expect(info.body.tranPassFailTimes).toBe(0);
    const own = { verifyCode: await codeFor(device, 'forget'), codes: [{ type: 4, code: member.paymentPassword }] };
    expect((await forget(device, own)).code).toBe('0000');
  });
});

describe('a thief with an unlocked browser for a minute [S49]', () => {
  it('changes no password, binds nothing and shuts nothing without a secret', async () => {
    await signIn(device, member);
    const wrong = { oldPassword: 'not the password', newPassword: NEW_PASSWORD };
    expect((await device.call('/exchangeUser/updateLoginPassword', wrong)).code).toBe('PASSWORD_INCORRECT');
    const byCode = { newPassword: NEW_PASSWORD, codes: [{ type: 1, code: '000000' }] };
    expect((await device.call('/exchangeUser/updateLoginPasswordByVerifyCode', byCode)).code).toBe('1042');
    expect((await device.call('/exchangeUser/updateLoginPasswordWhenExpired', wrong)).code).toBe(
      'CONDITION_NOT_FULLFILL',
    );
    const first = { password: NEW_PASSWORD, nickName: 'Thief' };
    expect((await device.call('/exchangeUser/setLoginPasswordAndNickName', first)).code).toBe('ALREADY_EXISTS');
    expect((await device.call('/exchangeUser/disableAccount', { agree: true })).code).toBe('1042');
  });
});

describe('a lost authenticator [S19]', () => {
  it('comes off after the wait, with a hold and a notice', async () => {
    const session = await signIn(gateway.device(), member);
    await giveOtp(gateway, member.id);
    const loginPassword = member.password;
    expect(await ask(device, 'otp', { loginPassword })).toMatchObject({
      code: '1042',
      body: { verifyTypes: [1, 4, 10] },
    });
    const codes = [
      { type: 1, code: await gateway.code(target()) },
      { type: 4, code: member.paymentPassword },
      { type: 10, code: idNoOf(member).toLowerCase() },
    ];
    const answer = await ask(device, 'otp', { loginPassword, codes });
    expect(answer.code).toBe('0000');
    expect(answer.body.effectiveAt - answer.head.serverTime).toBeGreaterThan(71.9 * HOUR);
    await wait(73 * HOUR);
    expect(await gateway.message(target())).toContain('removed as requested');
    expect((await session.call('/exchangeUser/getUserInfo')).code).toBe('6666');
    const { body } = await (await signIn(device, member)).call('/exchangeUser/getUserInfo');
    expect(body).toMatchObject({ boundOtp: false, hold: { reasons: ['otpOff'] } });
  });
});

describe('a lost phone', () => {
  const replace = async (newPhone: string) => {
    const newPhoneCode = await codeFor(device, 'newPhone', newPhone);
    const codes = [
      { type: 4, code: member.paymentPassword },
      { type: 10, code: idNoOf(member) },
    ];
    return await ask(device, 'phone', {
      loginPassword: member.password,
      newCountryCode: '86',
      newPhone,
      newPhoneCode,
      codes,
    });
  };

  it('is replaced after the wait; the old phone gets the notice', async () => {
    const newPhone = `137${member.phone.slice(3)}`;
    expect((await replace(newPhone)).code).toBe('0000');
    expect(await gateway.message(target())).toContain('replace the phone number of your account');
    await wait(73 * HOUR);
    expect(await login(device, member.password)).toBe('PASSWORD_INCORRECT');
    // Whoever asked has the new phone. The old one may be all that the owner has.
    for (const phone of [target(), `+86${newPhone}`]) {
      const notice = await gateway.message(phone);
      expect(notice).toContain('Your phone number changed as requested');
      expect(linkIn(notice)).not.toBe('');
    }
    const { body } = await (await signIn(device, { ...member, phone: newPhone })).call('/exchangeUser/getUserInfo');
    expect(body).toMatchObject({ phone: newPhone, hold: { reasons: ['phone'] } });
  });

  it('writes the notice of the end once, also when two processes look at the same time', async () => {
    expect((await replace(`135${member.phone.slice(3)}`)).code).toBe('0000');
    await gateway.shiftClock(73 * HOUR);
    const { db, config } = gateway.services;
    await Promise.all([1, 2, 3].map(async () => await fireDeadlines(db, config.policy, [recoveryProcess])));
    const notices = await db.query(
      sql`select 1 from notice where member_id = ${member.id} and event = 'recovered phone'`,
    );
    expect(notices).toHaveLength(1);
    expect(await gateway.message(target())).toContain('Your phone number changed as requested');
    await db.query(sql`delete from outbox_message where target = ${target()}`);
    await wait(74 * HOUR);
    expect(await gateway.message(target())).toBe('');
  });

  it('is no longer lost once the owner takes a code by it in a session', async () => {
    expect((await replace(`134${member.phone.slice(3)}`)).code).toBe('0000');
    await signIn(device, member);
    const proofs = await proofsOf(gateway, device, member);
    expect(
      (await device.call('/exchangeUser/setAntiFishingCode', { antiPhishingCode: 'blue kettle', ...proofs })).code,
    ).toBe('0000');
    await wait(80 * HOUR);
    expect(await login(device, member.password)).toBe('0000');
  });

  it('stays if somebody else has registered the new one meanwhile', async () => {
    const newPhone = `136${member.phone.slice(3)}`;
    expect((await replace(newPhone)).code).toBe('0000');
    await gateway.db.query(sql`update member set phone = ${newPhone} where id = ${(await gateway.member()).id}`);
    await wait(73 * HOUR);
    expect(await gateway.message(target())).toContain('could not complete the request');
    expect(await login(device, member.password)).toBe('0000');
  });

  it('never takes a phone that has an account', async () => {
    const other = await gateway.member();
    await gateway.db.query(sql`delete from outbox_message`);
    const ticket = await captchaTicket(device, 'sendCode', other.phone);
    await device.call('/exchangeUser/sendMsg', {
      scene: 'newPhone',
      countryCode: '86',
      phone: other.phone,
      captchaTicket: ticket,
    });
    expect(await gateway.code(`+86${other.phone}`)).toBe('');
  });
});

describe('a lost mailbox', () => {
  const newEmailCode = async (on: TestDevice, address: string) => {
    await gateway.db.query(sql`delete from attempt_counter where key ~ '^(code|cost) '`);
    const captcha = await captchaTicket(on, 'sendCode', address);
    await on.call('/exchangeUser/sendEmailRegCode', { scene: 'newEmail', email: address, captchaTicket: captcha });
    return await gateway.code(address);
  };
  const fields = async (on: TestDevice, newEmail: string) => ({
    loginPassword: member.password,
    newEmail,
    newEmailCode: await newEmailCode(on, newEmail),
  });
  const proofs = async () => [
    { type: 1, code: await gateway.code(target()) },
    { type: 4, code: member.paymentPassword },
    { type: 10, code: idNoOf(member) },
  ];

  it('is replaced after the wait, with a hold; the phone and the old mailbox get the notice with the link', async () => {
    await bindMailbox();
    const newEmail = `new-${member.id}@example.com`;
    const given = await fields(device, newEmail);
    expect(await ask(device, 'email', given)).toMatchObject({ code: '1042', body: { verifyTypes: [1, 4, 10] } });
    expect((await ask(device, 'email', { ...given, codes: await proofs() })).code).toBe('0000');
    for (const channel of [target(), mailbox()]) {
      const notice = await gateway.message(channel);
      expect(notice).toContain('replace the email address of your account');
      expect(linkIn(notice)).not.toBe('');
    }
    const session = await signIn(gateway.device(), member);
    await wait(71 * HOUR);
    expect((await gateway.db.one<{ email: string }>(sql`select email from member where id = ${member.id}`)).email).toBe(
      mailbox(),
    );
    await wait(73 * HOUR);
    expect((await session.call('/exchangeUser/getUserInfo')).code).toBe('6666');
    const { body } = await (await signIn(device, member)).call('/exchangeUser/getUserInfo');
    expect(body).toMatchObject({ email: newEmail, hold: { reasons: ['email'] } });
  });

  it('is no longer lost once the owner uses it', async () => {
    await bindMailbox();
    const given = await fields(device, `new-${member.id}@example.com`);
    await ask(device, 'email', given);
    expect((await ask(device, 'email', { ...given, codes: await proofs() })).code).toBe('0000');
    await gateway.db.query(sql`update member set login_factors = '{2}' where id = ${member.id}`);
    const first = { loginName: member.phone, countryCode: '86', loginType: 1, password: member.password };
    await gateway.db.query(sql`delete from attempt_counter where key ~ '^(code|cost) '`);
    const { body } = await device.call('/exchangeUser/login', first);
    const codes = [{ type: 2, code: await gateway.code(mailbox()) }];
    expect(
      (await device.call('/exchangeUser/loginAuth', { loginName: member.phone, preToken: body.preToken, codes })).code,
    ).toBe('0000');
    await wait(80 * HOUR);
    expect((await gateway.db.one<{ email: string }>(sql`select email from member where id = ${member.id}`)).email).toBe(
      mailbox(),
    );
  });

  it('stays if somebody else has registered the new one meanwhile', async () => {
    await bindMailbox();
    const newEmail = `new-${member.id}@example.com`;
    const given = await fields(device, newEmail);
    await ask(device, 'email', given);
    expect((await ask(device, 'email', { ...given, codes: await proofs() })).code).toBe('0000');
    await gateway.db.query(
      sql`update member set email = ${newEmail.toUpperCase()} where id = ${(await gateway.member()).id}`,
    );
    await wait(73 * HOUR);
    expect(await gateway.message(mailbox())).toContain('could not complete the request');
  });

  it('is not there in an account without one', async () => {
    expect((await ask(device, 'email', await fields(device, 'new-one@example.com'))).code).toBe(
      'CONDITION_NOT_FULLFILL',
    );
  });
});
