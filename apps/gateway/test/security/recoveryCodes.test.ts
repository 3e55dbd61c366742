import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { giveOtp, offeredOtpCode, startHold } from '../harness/holds.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const call = (name: string, fields: object = {}) => device.call(`/exchangeUser/${name}`, { ...fields });
const otpInfo = async () => (await call('getOtpInfo')).body;

/** An authenticator with recovery codes. */
async function makeCodes(): Promise<string[]> {
  const otp = await giveOtp(gateway, member.id);
  const { body } = await call('recoveryCodes/make', { codes: [otp] });
  return body.codes;
}

/** Takes the authenticator off. */
async function takeOff(code: string) {
  return await call('disableOtpInfo', {
    codes: [
      { type: 3, code },
      { type: 4, code: member.paymentPassword },
    ],
  });
}

describe('recovery codes', () => {
  it('are made with a code of the authenticator, and shown once', async () => {
    expect((await call('recoveryCodes/make')).code).toBe('CONDITION_NOT_FULLFILL');
    const codes = await makeCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/);
    expect(await otpInfo()).toEqual({ boundOtp: true, boundAt: expect.any(Number), recoveryCodesLeft: 10 });
    expect(await call('recoveryCodes/make')).toMatchObject({ code: '1042', body: { verifyTypes: [3] } });
    const rows = await gateway.db.query<{ text: string }>(sql`select r::text as text from recovery_code r`);
    for (const { text } of rows) for (const code of codes) expect(text).not.toContain(code);
  });

  it('need no further code right after the authenticator was bound, the first time', async () => {
    const { codes } = await proofsOf(gateway, device, member);
    await call('bindOtpInfo', { code: await offeredOtpCode(device), codes });
    await gateway.db.query(
      sql`update member_otp set bound_at = bound_at - interval '11 minutes' where member_id = ${member.id}`,
    );
    expect((await call('recoveryCodes/make')).code).toBe('1042');
    await gateway.db.query(
      sql`update member_otp set bound_at = bound_at + interval '11 minutes' where member_id = ${member.id}`,
    );
    const answers = await Promise.all([call('recoveryCodes/make'), call('recoveryCodes/make')]);
    expect(answers.map(({ code }) => code)).toContain('0000');
    expect((await otpInfo()).recoveryCodesLeft).toBe(10);
    expect((await call('recoveryCodes/make')).code).toBe('1042');
  });

  it('take the place of the authenticator once each, however they are typed [S19]', async () => {
    const [first = ''] = await makeCodes();
    const { codes } = await proofsOf(gateway, device, member);
    const wrong = codes.map(({ type, code }) => ({ type, code: type === 4 ? '000001' : code }));
    const typed = { type: 3, code: first.toLowerCase().replace('-', ' ') };
    // Nothing is used up while another proof is wrong.
    expect((await call('disableOtpInfo', { codes: [typed, ...wrong] })).code).toBe('1049');
    expect((await call('disableOtpInfo', { codes: [typed, ...codes] })).body).toBe(true);
    await giveOtp(gateway, member.id);
    expect((await takeOff(first)).code).toBe('TWO_FACODE_INVALID');
  });

  it('make no new ones, and new ones end them', async () => {
    const [first = ''] = await makeCodes();
    expect((await call('recoveryCodes/make', { codes: [{ type: 3, code: first }] })).code).toBe('TWO_FACODE_INVALID');
    await gateway.db.query(sql`delete from member_otp where member_id = ${member.id}`);
    expect(await makeCodes()).not.toContain(first);
    expect((await takeOff(first)).code).toBe('TWO_FACODE_INVALID');
  });

  it('let one of several calls through that come with the same one', async () => {
    const [code = ''] = await makeCodes();
    const { codes } = await proofsOf(gateway, device, member);
    const proven = { codes: [{ type: 3, code }, ...codes] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('disableOtpInfo', proven)));
    expect(answers.filter(({ code: answered }) => answered === '0000')).toHaveLength(1);
  });

  it('go with the authenticator', async () => {
    const [code = ''] = await makeCodes();
    expect((await takeOff(code)).body).toBe(true);
    expect(await gateway.db.query(sql`select 1 from recovery_code where member_id = ${member.id}`)).toEqual([]);
    expect(await gateway.message(`+86${member.phone}`)).toContain('authenticator app was removed');
  });

  it('lift no hold', async () => {
    const [code = ''] = await makeCodes();
    await startHold(gateway, member.id);
    expect((await call('unlockWithdraw', { codes: [{ type: 3, code }] })).code).toBe('TWO_FACODE_INVALID');
    expect((await call('getUserInfo')).body.hold).not.toBeNull();
  });

  it('of another member are wrong, and wrong ones block like wrong codes [S19]', async () => {
    const [foreign = ''] = await makeCodes();
    const other = await gateway.member();
    const theirs = await signIn(gateway.device(), other);
    await giveOtp(gateway, other.id);
    const { codes: sent } = await proofsOf(gateway, theirs, other);
    const attempt = () => theirs.call('/exchangeUser/disableOtpInfo', { codes: [{ type: 3, code: foreign }, ...sent] });
    const codes: string[] = [];
    for (let round = 0; round < 7; round++) codes.push((await attempt()).code);
    expect(codes).toEqual([...Array.from({ length: 6 }, () => 'TWO_FACODE_INVALID'), 'TRY_AGAIN_LATER']);
  });
});
