import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { bindOtp as bindOtpNow } from '../../src/access/factors/otp.ts';
import { otpCode, otpStep } from '../../src/secrets/totp.ts';
import { base32 } from '@scure/base';
import { operate } from '../harness/operate.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { PASSWORD, signIn, type TestMember } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let { gateway, member, device } = {} as Stage;
let now = 0;
useTestGateway({ signedIn: true, balances: { USDT: '100' } }, (stage) => {
  ({ gateway, member, device } = stage);
  now = 0;
});

const call = (name: string, fields: object = {}) => device.call(`/exchangeUser/${name}`, { ...fields });
const hold = async () => (await call('getUserInfo')).body.hold;
const unlock = (codes?: readonly object[]) => call('unlockWithdraw', codes ? { codes } : {});

/** Lets time pass, and signs the member in again. */
async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  await gateway.shiftClock(now);
  await signIn(device, member);
}

async function resetPaymentPassword(newPassword = '731946'): Promise<TestMember> {
  await gateway.db.query(sql`delete from attempt_counter where key ~ '^(code|cost) '`);
  await call('sendMsg', { scene: 'paymentPassword' });
  const verifyCode = await gateway.code(`+86${member.phone}`);
  const { head } = await call('updateTranPass_v2', { type: 'reset', newPassword, loginPassword: PASSWORD, verifyCode });
  device.token = head.token ?? '';
  return { ...member, paymentPassword: newPassword };
}

const preview = async () => {
  const friend = await gateway.member();
  const fields = { toType: 1, to: friend.userNo, currency: 'USDT', amount: '1', preview: true };
  return (await device.call('/lucky_transfer/transferTo', fields)).code;
};

/** Binds an authenticator app. @returns its codes */
async function bindOtp(): Promise<(drift?: number) => { type: 3; code: string }> {
  const { secret } = (await call('getOtpInfo')).body;
  const key = base32.decode(secret);
  const codeOf = (drift = 0) => otpCode(key, otpStep(gateway.services.clock.now()) + drift);
  const { codes } = await proofsOf(gateway, device, member);
  expect((await call('bindOtpInfo', { code: codeOf(-1), codes })).code).toBe('0000');
  return (drift = 0) => ({ type: 3, code: codeOf(drift) });
}

describe('the hold after a reset of the payment password [S32]', () => {
  it('does not fall to the new password with a code, and tells when it ends', async () => {
    const changed = await resetPaymentPassword();
    const expected = { reasons: ['paymentPassword'], liftBy: [], until: expect.any(Number) };
    expect(await unlock()).toMatchObject({ code: 'NO_RIGHTS', body: expected });
    const { codes } = await proofsOf(gateway, device, changed);
    const refused = await unlock(codes);
    expect(refused).toMatchObject({ code: 'NO_RIGHTS', body: expected });
    expect(refused.body.until - refused.head.serverTime).toBeGreaterThan(23.9 * HOUR);
    expect(await hold()).toEqual(refused.body);
    expect(await preview()).toBe('NO_RIGHTS');
    await pass(DAY + 1000);
    expect(await hold()).toBeNull();
    expect(await preview()).toBe('0000');
  });
});

describe('the hold after the whitelist is switched off [S32]', () => {
  it('does not fall to the proofs by which it was switched off', async () => {
    await call('addressWhitelistSwitchOn', await proofsOf(gateway, device, member));
    await call('addressWhitelistSwitchOff', await proofsOf(gateway, device, member));
    const { codes } = await proofsOf(gateway, device, member);
    expect(await unlock(codes)).toMatchObject({ code: 'NO_RIGHTS', body: { reasons: ['whitelistOff'], liftBy: [] } });
    expect(await preview()).toBe('NO_RIGHTS');
  });
});

describe('an authenticator', () => {
  it('that was bound a day before the change lifts the hold, once for each code [S19][S32]', async () => {
    const otp = await bindOtp();
    await pass(DAY + 60_000);
    await resetPaymentPassword();
    expect(await unlock()).toMatchObject({ code: '1042', body: { verifyTypes: [3] } });
    expect((await hold()).liftBy).toEqual([3]);
    const wrong = otp().code === '000000' ? '000001' : '000000';
    expect((await unlock([{ type: 3, code: wrong }])).code).toBe('TWO_FACODE_INVALID');
    const used = otp();
    expect((await unlock([used])).body).toBe(true);
    expect(await hold()).toBeNull();
    expect(await preview()).toBe('0000');
    await resetPaymentPassword('405182');
    expect((await unlock([used])).code).toBe('TWO_FACODE_INVALID');
  });

  it('that is younger, or was bound during the hold, does not [S32]', async () => {
    const otp = await bindOtp();
    await pass(23 * HOUR);
    await resetPaymentPassword();
    expect(await unlock([otp()])).toMatchObject({ code: 'NO_RIGHTS', body: { liftBy: [] } });
    // A second change does not make it older than the first, which still holds.
    await pass(2 * HOUR);
    await resetPaymentPassword('405182');
    expect((await unlock([otp()])).code).toBe('NO_RIGHTS');
  });

  it('can be taken off with its code only, and money waits then [S32][S49]', async () => {
    const otp = await bindOtp();
    await pass(2 * DAY);
    const { codes } = await proofsOf(gateway, device, member);
    await gateway.db.query(
      sql`update member_otp set bound_at = app_now() - interval '25 hours' where member_id = ${member.id}`,
    );
    expect(await call('disableOtpInfo', { codes })).toMatchObject({ code: '1042', body: { verifyTypes: [3] } });
    expect((await call('disableOtpInfo', { codes: [otp()] })).body).toBe(true);
    expect(await hold()).toMatchObject({ reasons: ['otpOff'], liftBy: [] });
    expect((await call('getUserInfo')).body.boundOtp).toBe(false);
    await bindOtp();
    expect((await unlock([otp()])).code).toBe('NO_RIGHTS');
  });

  it('is shown its secret until it is bound, and never again [S19]', async () => {
    const first = (await call('getOtpInfo')).body;
    expect(first).toMatchObject({ boundOtp: false, otpauthUri: expect.stringContaining(`secret=${first.secret}`) });
    await bindOtp();
    expect((await call('getOtpInfo')).body).toEqual({
      boundOtp: true,
      boundAt: expect.any(Number),
      recoveryCodesLeft: 0,
    });
    const { codes } = await proofsOf(gateway, device, member);
    expect((await call('bindOtpInfo', { code: '123456', codes })).code).toBe('BIND_ALREADY');
  });

  it('keeps the secret that waits for a page that loads again, for 15 minutes and on the device that asked [S19]', async () => {
    const secret = async () => (await call('getOtpInfo')).body.secret as string;
    const first = await secret();
    await pass(14 * MINUTE);
    expect(await secret()).toBe(first);
    await pass(2 * MINUTE);
    const second = await secret();
    expect(second).not.toBe(first);

    const other = gateway.device();
    await signIn(other, member);
    const elsewhere = (await other.call('/exchangeUser/getOtpInfo')).body.secret;
    expect(elsewhere).not.toBe(second);
    await signIn(device, member);
    expect([second, elsewhere]).not.toContain(await secret());
  });

  it('is bound with the secret whose code was shown, and not with one that another tab asked for since [S19]', async () => {
    await call('getOtpInfo');
    await gateway.db.query(
      sql`update member_otp set last_step = 1, offered_at = app_now() - interval '1 hour' where member_id = ${member.id}`,
    );
    await call('getOtpInfo');
    await expect(bindOtpNow(gateway.db, member.id, (change) => change)).rejects.toMatchObject({ code: 'BIND_ALREADY' });
    expect((await call('getOtpInfo')).body.boundOtp).toBe(false);
  });
});

describe('staff', () => {
  it('lift a hold after a review, and the record says so', async () => {
    await resetPaymentPassword();
    expect((await operate(gateway, 'holds list')).text).toContain(member.userNo);
    await expect(operate(gateway, 'holds lift', [member.userNo])).rejects.toThrow('--note');
    await operate(gateway, 'holds lift', [member.userNo], { note: 'video matches passport' });
    expect(await hold()).toBeNull();
    expect(await preview()).toBe('0000');
    expect(
      await gateway.db.query(
        sql`select reason, lifted_by as by, note from outgoing_hold where member_id = ${member.id}`,
      ),
    ).toEqual([{ reason: 'paymentPassword', by: 'staff', note: 'video matches passport' }]);
    await expect(operate(gateway, 'holds lift', [member.userNo], { note: 'again' })).rejects.toThrow('has no hold');
    expect((await unlock()).code).toBe('CONDITION_NOT_FULLFILL');
  });
});

it('holds of several changes end together, with the longest', async () => {
  await resetPaymentPassword();
  await gateway.db.query(sql`
    insert into outgoing_hold (member_id, reason, until) values (${member.id}, 'phone', app_now() + interval '72 hours')`);
  expect((await hold()).reasons).toEqual(['paymentPassword', 'phone']);
  await pass(DAY + 1000);
  expect((await hold()).reasons).toEqual(['phone']);
  expect(await preview()).toBe('NO_RIGHTS');
});
