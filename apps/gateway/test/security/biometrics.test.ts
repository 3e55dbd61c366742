import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { readNewPassword } from '../../src/people/members/readNewPassword.ts';
import { tokenHash } from '../../src/secrets/digest.ts';
import { payTicket } from '../harness/payTicket.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { PAYMENT_PASSWORD, signIn, type TestMember } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

const HOUR = 3_600_000;
const YEAR = 365.2425 * 24 * HOUR;
let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true, balances: { USDT: '100' } }, (stage) => ({ gateway, member, device } = stage));

async function withProofs(path: string, who: TestDevice = device, whose: TestMember = member) {
  return await who.call(path, { ...(await proofsOf(gateway, who, whose)) });
}

const enable = async (who?: TestDevice, whose?: TestMember) =>
  expect((await withProofs('/exchangeUser/biometricsOn', who, whose)).code).toBe('0000');

/** Turns biometric login on. @returns the code */
async function enrol(who: TestDevice = device, whose: TestMember = member): Promise<string> {
  await enable(who, whose);
  const { code, body } = await withProofs('/exchangeUser/biometricsLogin/on', who, whose);
  expect(code).toBe('0000');
  return body as string;
}

const login = async (code: string, who: TestDevice = device, phone: string = member.phone) => {
  who.biometricsCode = code;
  const answer = await who.call('/exchangeUser/login', { loginName: phone, countryCode: '86', loginType: 3 });
  who.biometricsCode = '';
  return answer;
};

const changePassword = async () =>
  await gateway.db.query(sql`
    update member set password_hash = ${await gateway.services.hasher.hashPassword(readNewPassword('another horse 8', 'password'))} where id = ${member.id}`);

describe('turning biometrics on', () => {
  it.each(['/exchangeUser/biometricsOn', '/exchangeUser/biometricsLogin/on'])('%s takes proofs', async (path) => {
    if (path.endsWith('/on')) await enable();
    // In another session, those of the first call no longer count.
    await signIn(device, member);
    expect(await device.call(path)).toMatchObject({ code: '1042', body: { verifyTypes: [1, 4] } });
    const wrong = [
      { type: 1, code: '000000' },
      { type: 4, code: PAYMENT_PASSWORD },
    ];
    expect((await device.call(path, { codes: wrong })).code).toBe('EXPIRED');
  });

  it('for the login too takes no proofs again, once, for five minutes', async () => {
    await enable();
    expect((await device.call('/exchangeUser/biometricsLogin/on')).body).toMatch(/^bc_/);
    expect((await device.call('/exchangeUser/biometricsLogin/on')).code).toBe('1042');
    await enable();
    await gateway.shiftClock(5 * 60_000 + 1000);
    expect((await device.call('/exchangeUser/biometricsLogin/on')).code).toBe('1042');
  });

  it('for the login on another device takes proofs there', async () => {
    await enable();
    const second = await signIn(gateway.device(), member);
    expect((await second.call('/exchangeUser/biometricsLogin/on')).code).toBe('CONDITION_NOT_FULLFILL');
  });

  it('for the login needs biometrics to be on, and says so before it asks for proofs', async () => {
    expect((await device.call('/exchangeUser/biometricsLogin/on')).code).toBe('CONDITION_NOT_FULLFILL');
  });

  it('gives a code that the database knows as a digest only, for 99 years', async () => {
    const code = await enrol();
    expect(code).toMatch(/^bc_[\w-]{43}$/);
    const row = await gateway.db.one<{ hash: Buffer; text: string; left: number }>(sql`
      select code_hash as hash, b::text as text, extract(epoch from code_ends_at - app_now())::float8 as left
      from biometric_device b where member_id = ${member.id}`);
    expect(row.hash).toEqual(tokenHash(code));
    expect(row.text).not.toContain(code);
    expect((row.left * 1000) / YEAR).toBeCloseTo(99, 1);
    expect(gateway.logged()).not.toContain(code);
  });

  it('again makes a new code, and the old one stops working', async () => {
    const old = await enrol();
    const { body } = await withProofs('/exchangeUser/biometricsLogin/on');
    expect((await login(old)).code).toBe('EXPIRED');
    expect((await login(body as string)).code).toBe('0000');
  });
});

describe('a biometric code', () => {
  it('signs its member in on its device, as often as they like, and the login log says how', async () => {
    const code = await enrol();
    for (let time = 0; time < 2; time++)
      expect(await login(code)).toMatchObject({ code: '0000', body: { userId: String(member.id), needAuth: false } });
    const row = await gateway.db.one(sql`select method, result from login_log order by id desc limit 1`);
    expect(row).toEqual({ method: 'biometrics', result: 'opened' });
  });

  it('does not replace the codes that the member wants at each login', async () => {
    const code = await enrol();
    await gateway.db.query(sql`update member set login_factors = '{1}' where id = ${member.id}`);
    expect(await login(code)).toMatchObject({ code: '0000', body: { needAuth: true, verifyTypes: [1], token: '' } });
  });

  it('is refused from another device, also from one that the account knows', async () => {
    const code = await enrol();
    expect((await login(code, gateway.device())).code).toBe('EXPIRED');
    const second = await signIn(gateway.device(), member);
    expect((await login(code, second)).code).toBe('EXPIRED');
  });

  it('is refused from a copy of its device with another fingerprint, and from one with another id', async () => {
    const code = await enrol();
    const copy = gateway.device();
    Object.assign(copy, { id: device.id });
    expect((await login(code, copy)).code).toBe('EXPIRED');
    const twin = gateway.device();
    Object.assign(twin, { fingerprint: device.fingerprint });
    expect((await login(code, twin)).code).toBe('EXPIRED');
  });

  it('is refused for another account, also for one that uses biometrics on the same device [S25]', async () => {
    const other = await gateway.member();
    const code = await enrol();
    expect((await login(code, device, other.phone)).code).toBe('EXPIRED');
    await signIn(device, other);
    const theirs = await enrol(device, other);
    expect((await login(code, device, other.phone)).code).toBe('EXPIRED');
    expect((await login(theirs, device)).code).toBe('EXPIRED');
    expect((await login(code)).body.userId).toBe(String(member.id));
    expect((await login(theirs, device, other.phone)).body.userId).toBe(String(other.id));
  });

  it('ends with the login password, however that was changed', async () => {
    const code = await enrol();
    await changePassword();
    expect((await login(code)).code).toBe('EXPIRED');
  });

  it('ends with its device [S48]', async () => {
    const code = await enrol();
    await gateway.db.query(
      sql`delete from member_device where member_id = ${member.id} and device_id = ${device.id}::uuid`,
    );
    expect((await login(code)).code).toBe('EXPIRED');
    expect(await gateway.db.query(sql`select 1 from biometric_device where member_id = ${member.id}`)).toEqual([]);
  });

  it.each(['/exchangeUser/biometricsLogin/off', '/exchangeUser/biometricsOff'])(
    'ends with %s, which may be repeated',
    async (path) => {
      const code = await enrol();
      for (let time = 0; time < 2; time++) expect(await device.call(path)).toMatchObject({ code: '0000', body: true });
      expect((await login(code)).code).toBe('EXPIRED');
    },
  );

  it('of one device stays when another device turns biometrics off', async () => {
    const code = await enrol();
    const second = await signIn(gateway.device(), member);
    await second.call('/exchangeUser/biometricsOff');
    expect((await login(code)).code).toBe('0000');
  });

  it('ends after 99 years', async () => {
    const code = await enrol();
    await gateway.db.query(sql`update biometric_device set code_ends_at = app_now() where member_id = ${member.id}`);
    expect((await login(code)).code).toBe('EXPIRED');
  });

  it('opens no frozen account', async () => {
    const code = await enrol();
    await gateway.db.query(sql`update member set user_flag = 0 where id = ${member.id}`);
    expect((await login(code)).code).toBe('USER_INVALID');
  });

  it('is what the body says: the header does not count', async () => {
    const code = await enrol();
    await device.exchange();
    const fields = { loginName: member.phone, countryCode: '86', loginType: 3 };
    const answer = await device.raw('/api/exchangeUser/login', device.seal(fields), { biometricscode: code });
    expect(device.read(answer).code).toBe('EXPIRED');
  });

  it.each([
    ['a number', 7],
    ['a list', ['bc_']],
    ['an object', { toString: 'bc_' }],
    ['nothing', null],
    ['an empty text', ''],
  ])('that is %s is refused', async (_what, value) => {
    await enrol();
    expect((await login(value as string)).code).toBe('EXPIRED');
  });
});

describe('wrong biometric codes', () => {
  it('block biometric login after six, the right code too, and leave the password alone', async () => {
    const code = await enrol();
    for (let left = 5; left >= 0; left--)
      expect(await login(`bc_guess${left}`)).toMatchObject({ code: 'EXPIRED', body: { remainTimes: left } });
    expect((await login(code)).code).toBe('TRY_AGAIN_LATER');
    await signIn(device, member);
    await gateway.shiftClock(2 * HOUR + 1000);
    expect((await login(code)).code).toBe('0000');
  });

  it('of fifty parallel ones six are compared at most', async () => {
    await device.exchange();
    device.biometricsCode = 'bc_guess';
    const request = { loginName: member.phone, countryCode: '86', loginType: 3 };
    const answers = await Promise.all(Array.from({ length: 50 }, () => device.call('/exchangeUser/login', request)));
    expect(answers.filter(({ code }) => code === 'EXPIRED')).toHaveLength(6);
    expect(answers.filter(({ code }) => code === 'TRY_AGAIN_LATER')).toHaveLength(44);
  });

  it('of a stranger block nobody else', async () => {
    const code = await enrol();
    const stranger = gateway.device();
    for (let time = 0; time < 8; time++) await login('bc_guess', stranger);
    expect((await login(code)).code).toBe('0000');
  });

  it('are answered the same for an account with biometrics, one without, and none', async () => {
    await enrol();
    const without = await gateway.member();
    const answers = await Promise.all(
      [member.phone, without.phone, '13611113333'].map(async (phone) => {
        const { code, body } = await login('bc_guess', gateway.device(), phone);
        return { code, body };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

describe('a payment ticket by biometrics', () => {
  const request = () => ({ toType: 1, to: 'ZZZZZ', currency: 'USDT', amount: '20' });
  const ask = async (code: string, who = device) => {
    who.biometricsCode = code;
    const { to, toType, currency, amount } = request();
    const answer = await who.call('/exchangeUser/checkTransPass', {
      biometrics: true,
      scene: 'transfer',
      confirmed: { toType, to, currency, amount, fee: '0' },
    });
    who.biometricsCode = '';
    return answer;
  };

  let code: string;
  beforeEach(async () => {
    code = await enrol();
  });

  it('is the same ticket as by the payment password', async () => {
    const payee = await gateway.member();
    device.biometricsCode = code;
    const sent = { toType: 1, to: payee.userNo, currency: 'USDT', amount: '20' };
    const confirmed = { ...sent, fee: '0' };
    const { body } = await device.call('/exchangeUser/checkTransPass', {
      biometrics: true,
      scene: 'transfer',
      confirmed,
    });
    device.biometricsCode = '';
    const { payPassTicket } = body as { payPassTicket: string };
    const reqNo = crypto.randomUUID();
    expect(
      (await device.call('/lucky_transfer/transferTo', { ...sent, amount: '21', reqNo, payPassTicket })).code,
    ).toBe('NO_THIS_TICKET');
    expect((await device.call('/lucky_transfer/transferTo', { ...sent, reqNo, payPassTicket })).code).toBe('0000');
    expect(await payTicket(gateway, member, sent)).not.toBe(payPassTicket);
  });

  it('needs the code of this member on this device', async () => {
    expect((await ask('')).code).toBe('NO_THIS_METHOD');
    expect((await ask('bc_guess')).code).toBe('NO_THIS_METHOD');
    const second = await signIn(gateway.device(), member);
    expect((await ask(code, second)).code).toBe('NO_THIS_METHOD');
    const thief = await gateway.member();
    await signIn(device, thief);
    expect((await ask(code)).code).toBe('NO_THIS_METHOD');
  });

  it('needs a payment password to replace', async () => {
    await gateway.db.query(sql`update member set pay_password_hash = null where id = ${member.id}`);
    expect((await ask(code)).code).toBe('PINCODE_INVALID');
  });

  it('is refused after a change of the login password, and after biometrics are off', async () => {
    await changePassword();
    expect((await ask(code)).code).toBe('NO_THIS_METHOD');
    await device.call('/exchangeUser/biometricsOff');
    expect((await ask(code)).code).toBe('NO_THIS_METHOD');
  });

  it('is refused after six wrong codes, and the payment password still works', async () => {
    for (let time = 0; time < 6; time++) await ask('bc_guess');
    expect((await ask(code)).code).toBe('TRY_AGAIN_LATER');
    const { toType, to, currency, amount } = request();
    const confirmed = { toType, to, currency, amount, fee: '0' };
    const byPassword = { password: member.paymentPassword, scene: 'transfer', confirmed };
    expect((await device.call('/exchangeUser/checkTransPass', byPassword)).code).toBe('0000');
  });
});
