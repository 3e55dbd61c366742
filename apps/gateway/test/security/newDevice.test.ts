import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { giveOtp } from '../harness/holds.ts';
import { signIn } from '../harness/testGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const AUTHENTICATOR = 3;

const login = async (on: TestDevice) =>
  (
    await on.call('/exchangeUser/login', {
      loginName: member.phone,
      countryCode: '86',
      loginType: 1,
      password: member.password,
    })
  ).body;

const prove = async (on: TestDevice, preToken: string, code: string) =>
  await on.call('/exchangeUser/loginAuth', {
    loginName: member.phone,
    preToken,
    codes: [{ type: AUTHENTICATOR, code }],
  });

/** Binds an authenticator with recovery codes. */
async function bind(): Promise<readonly string[]> {
  const otp = await giveOtp(gateway, member.id);
  return (await device.call('/exchangeUser/recoveryCodes/make', { codes: [otp] })).body.codes;
}

const askForOther = async () =>
  await gateway.db.query(sql`
    insert into recovery_request (member_id, kind, state, effective_at)
    values (${member.id}, 'otp', 'waiting', app_now() + interval '72 hours')`);
const requestState = async () =>
  (await gateway.db.one<{ state: string }>(sql`select state from recovery_request where member_id = ${member.id}`))
    .state;

describe('a login on a device that the account does not know', () => {
  it('asks for the authenticator that is bound, and no longer once the device is known', async () => {
    expect(await login(device)).toMatchObject({ needAuth: false });
    const { code } = await giveOtp(gateway, member.id);
    const other = gateway.device();
    const asked = await login(other);
    expect(asked).toMatchObject({ needAuth: true, token: '', verifyTypes: [AUTHENTICATOR] });
    expect((await prove(other, asked.preToken, '000000')).code).toBe('TWO_FACODE_INVALID');
    expect((await prove(other, asked.preToken, code)).body).toMatchObject({
      needAuth: false,
      token: expect.any(String),
    });
    expect(await login(other)).toMatchObject({ needAuth: false });
    expect(await login(device)).toMatchObject({ needAuth: false });
  });

  it('asks for the authenticator besides what the member has chosen for every login', async () => {
    await bind();
    await gateway.db.query(sql`update member set login_factors = '{1}' where id = ${member.id}`);
    expect((await login(gateway.device())).verifyTypes).toEqual([1, AUTHENTICATOR]);
    expect((await login(device)).verifyTypes).toEqual([1]);
  });

  it('takes a recovery code in place of the authenticator, once', async () => {
    const [first = ''] = await bind();
    for (const expected of ['0000', 'TWO_FACODE_INVALID']) {
      const other = gateway.device();
      const { preToken } = await login(other);
      expect((await prove(other, preToken, first.toLowerCase().replace('-', ' '))).code).toBe(expected);
    }
  });

  it('lets one of several logins through that come with the same recovery code', async () => {
    const [first = ''] = await bind();
    const others = [1, 2, 3].map(() => gateway.device());
    const tickets = await Promise.all(others.map(async (other) => (await login(other)).preToken as string));
    const answers = await Promise.all(others.map(async (other, index) => await prove(other, tickets[index]!, first)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
  });

  it('counts wrong recovery codes with wrong codes of the authenticator', async () => {
    const [first = ''] = await bind();
    const other = gateway.device();
    const { preToken } = await login(other);
    const codes = [];
    for (const guess of ['000001', 'AAAAA-AAAAA', '000002', 'CCCCC-CCCCC', '000003', 'DDDDD-DDDDD', first])
      codes.push((await prove(other, preToken, guess)).code);
    expect(codes).toEqual([...Array.from({ length: 6 }, () => 'TWO_FACODE_INVALID'), 'TRY_AGAIN_LATER']);
  });

  it('takes no recovery code of another account', async () => {
    const stranger = await gateway.member();
    const theirs = await signIn(gateway.device(), stranger);
    const otp = await giveOtp(gateway, stranger.id);
    const { body } = await theirs.call('/exchangeUser/recoveryCodes/make', { codes: [otp] });
    await bind();
    const other = gateway.device();
    const { preToken } = await login(other);
    expect((await prove(other, preToken, body.codes[0])).code).toBe('TWO_FACODE_INVALID');
  });

  it('stops a request to replace the authenticator when somebody shows it, and not by a recovery code', async () => {
    const [first = ''] = await bind();
    await askForOther();
    const other = gateway.device();
    expect((await prove(other, (await login(other)).preToken, first)).code).toBe('0000');
    expect(await requestState()).toBe('waiting');
    await gateway.db.query(sql`delete from member_otp where member_id = ${member.id}`);
    const { code } = await giveOtp(gateway, member.id);
    const third = gateway.device();
    expect((await prove(third, (await login(third)).preToken, code)).code).toBe('0000');
    expect(await requestState()).toBe('stopped');
  });
});
