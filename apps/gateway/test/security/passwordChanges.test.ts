import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { linkIn, NEW_PASSWORD, recoverySteps } from '../harness/recoverySteps.ts';
import { signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({}, (stage) => ({ gateway, member, device } = stage));

const { target, mailbox, codeFor, login, bindMailbox } = recoverySteps(() => ({ gateway, member }));

describe('a change of the payment password', () => {
  it('tells every channel, with a link to shut the account', async () => {
    await bindMailbox();
    await signIn(device, member);
    const change = { type: 'change', newPassword: '731946', oldPassword: member.paymentPassword };
    expect((await device.call('/exchangeUser/updateTranPass_v2', change)).code).toBe('0000');
    for (const channel of [target(), mailbox()]) {
      const notice = await gateway.message(channel);
      expect(notice).toContain('Your payment password changed');
      expect(linkIn(notice)).not.toBe('');
    }
  });
});

describe('a change of the login password [S8] [S21]', () => {
  it('ends other sessions, gives this one a new token and holds outgoing money', async () => {
    await bindMailbox();
    const other = await signIn(gateway.device(), member);
    const { token: stolen } = other;
    await signIn(device, member);
    const proofs = await proofsOf(gateway, device, member);
    const change = { oldPassword: member.password, newPassword: NEW_PASSWORD };
    expect((await device.call('/exchangeUser/updateLoginPassword', { ...change, ...proofs })).code).toBe('0000');
    const { body } = await device.call('/exchangeUser/getUserInfo');
    expect(body.hold.reasons).toEqual(['loginPassword']);
    other.token = stolen;
    expect((await other.call('/exchangeUser/getUserInfo')).code).not.toBe('0000');
    expect(linkIn(await gateway.message(mailbox()))).not.toBe('');
  });

  it('of an expired one needs no other proof and holds nothing, but has to be a new one', async () => {
    await gateway.db.query(sql`update member set password_expired = true where id = ${member.id}`);
    await signIn(device, member);
    const change = async (newPassword: string) =>
      (await device.call('/exchangeUser/updateLoginPasswordWhenExpired', { oldPassword: member.password, newPassword }))
        .code;
    expect(await change(member.password)).toBe('ARGS_INVALID');
    expect(await change(NEW_PASSWORD)).toBe('0000');
    const { body } = await device.call('/exchangeUser/getUserInfo');
    expect(body).toMatchObject({ pwdExpired: false, hold: null });
  });

  it('is a first one for an account that has none', async () => {
    await gateway.db.query(sql`update member set password_hash = null, nick_name = '' where id = ${member.id}`);
    expect(await login(device, 'anything at all')).toBe('PASSWORD_INCORRECT');
    const verifyCode = await codeFor(device, 'login');
    const { body } = await device.call('/exchangeUser/login', {
      loginName: member.phone,
      countryCode: '86',
      loginType: 2,
      verifyCode,
    });
    expect(body.firstLogin).toBe(true);
    device.token = body.token;
    const first = { password: NEW_PASSWORD, nickName: 'Robin' };
    expect((await device.call('/exchangeUser/setLoginPasswordAndNickName', first)).code).toBe('0000');
    expect((await device.call('/exchangeUser/getUserInfo')).body.nickName).toBe('Robin');
    expect(await login(gateway.device(), NEW_PASSWORD)).toBe('0000');
  });
});
