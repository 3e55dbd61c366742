import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { giveOtp } from '../harness/holds.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { captchaTicket, sendNotices, signIn, type TestMember } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

const HOUR = 3_600_000;
let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const newPhone = () => `135${String(randomInt(1e8)).padStart(8, '0')}`;
const newEmail = () => `${randomUUID()}@example.com`;
const userInfo = async (on = device) => (await on.call('/exchangeUser/getUserInfo')).body;

/** Has a code sent to an address that somebody wants to bind. @returns the answer to the request, and the code */
async function askForCode(on: TestDevice, typed: string, scene = 'bind') {
  await gateway.db.query(sql`delete from attempt_counter where key ~ '^(code|cost) '`);
  const captcha = { scene, captchaTicket: await captchaTicket(on, 'sendCode', typed) };
  const sent = typed.includes('@')
    ? await on.call('/exchangeUser/sendEmailRegCode', { ...captcha, email: typed })
    : await on.call('/exchangeUser/sendMsg', { ...captcha, countryCode: '86', phone: typed });
  return { sent, code: await gateway.code(typed.includes('@') ? typed : `+86${typed}`) };
}

/** Asks to bind or to change a phone, and keeps the new token. */
async function toPhone(
  name: 'bindPhone' | 'changePhone',
  phone: string,
  verifyCode: string,
  codes?: readonly object[],
  on = device,
) {
  const answer = await on.call(`/exchangeUser/${name}`, {
    countryCode: '86',
    phone,
    verifyCode,
    ...(codes && { codes }),
  });
  on.token = answer.head.token ?? on.token;
  return answer;
}

async function toEmail(
  name: 'bindEmail' | 'changeEmail',
  email: string,
  verifyCode: string,
  codes?: readonly object[],
  on = device,
) {
  const answer = await on.call(`/exchangeUser/${name}`, { email, verifyCode, ...(codes && { codes }) });
  on.token = answer.head.token ?? on.token;
  return answer;
}

/** Changes the phone with everything that it takes. */
async function changePhone(phone = newPhone()) {
  const { code } = await askForCode(device, phone);
  const { codes } = await proofsOf(gateway, device, member);
  return { phone, answer: await toPhone('changePhone', phone, code, codes) };
}

describe('a change of the phone [S49]', () => {
  it('needs a code to the old and the new one and a second proof, makes money wait, and tells both', async () => {
    await gateway.db.query(sql`update member set anti_phishing_code = 'blue kettle' where id = ${member.id}`);
    const before = device.token;
    const { phone, answer } = await changePhone();
    expect(answer.body).toBe(true);
    expect(await userInfo()).toMatchObject({ phone, loginName: phone, hold: { reasons: ['phone'], liftBy: [] } });
    const { until } = (await userInfo()).hold;
    expect(until - answer.head.serverTime).toBeGreaterThan(71 * HOUR);
    for (const told of [member.phone, phone]) {
      const text = await gateway.message(`+86${told}`);
      expect(text).toContain('is now');
      expect(text).toContain('blue kettle');
      expect(text).not.toContain(phone);
    }
    expect(device.token).not.toBe(before);
    const copy = gateway.device();
    Object.assign(copy, { id: device.id, token: before });
    expect((await copy.call('/exchangeUser/getUserInfo')).code).toBe('TOKEN_KICK_OUT');
    await signIn(gateway.device(), { ...member, phone });
    await expect(signIn(gateway.device(), member)).rejects.toThrow('PASSWORD_INCORRECT');
  });

  it('says which proofs it needs, after the code to the new one and before anything is used up', async () => {
    const phone = newPhone();
    const { code } = await askForCode(device, phone);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await toPhone('changePhone', phone, wrong)).code).toBe('EXPIRED');
    expect(await toPhone('changePhone', phone, code)).toMatchObject({ code: '1042', body: { verifyTypes: [1, 4] } });
    const { codes } = await proofsOf(gateway, device, member);
    expect((await toPhone('changePhone', phone, wrong, codes)).code).toBe('EXPIRED');
    expect((await toPhone('changePhone', phone, code, codes)).body).toBe(true);
  });

  it('takes neither a code for something else nor one that was used', async () => {
    const phone = newPhone();
    const { code } = await askForCode(device, phone);
    await device.call('/exchangeUser/sendMsg', { scene: 'paymentPassword' });
    const other = { type: 1, code: await gateway.code(`+86${member.phone}`) };
    const password = { type: 4, code: member.paymentPassword };
    expect((await toPhone('changePhone', phone, code, [other, password])).code).toBe('EXPIRED');
    const { codes } = await proofsOf(gateway, device, member);
    await device.call('/exchangeUser/addressWhitelistSwitchOn', { codes });
    expect((await toPhone('changePhone', phone, code, codes)).code).toBe('EXPIRED');
    // A code for a registration proves nothing here.
    await gateway.db.query(sql`delete from one_time_code where scene = 'bind'`);
    const { code: registration } = await askForCode(device, phone, 'register');
    expect((await toPhone('changePhone', phone, registration)).code).toBe('EXPIRED');
  });

  it('goes through once of several at the same time with the same proofs', async () => {
    const phone = newPhone();
    const { code } = await askForCode(device, phone);
    const { codes } = await proofsOf(gateway, device, member);
    const answers = await Promise.all(Array.from({ length: 6 }, () => toPhone('changePhone', phone, code, codes)));
    expect(answers.filter(({ code: answered }) => answered === '0000')).toHaveLength(1);
    const { count } = await gateway.db.one<{ count: bigint }>(sql`
      select count(*) as count from outgoing_hold where member_id = ${member.id}`);
    expect(count).toBe(1n);
  });

  it('belongs to an account with a phone, and to another number', async () => {
    const { code } = await askForCode(device, member.phone);
    expect((await toPhone('changePhone', member.phone, code)).code).toBe('BIND_ALREADY');
    expect((await toPhone('bindPhone', newPhone(), code)).code).toBe('BIND_ALREADY');
    expect((await toEmail('changeEmail', newEmail(), code)).code).toBe('CONDITION_NOT_FULLFILL');
  });

  it('takes an authenticator of a day in place of the old phone, and no younger one', async () => {
    const phone = newPhone();
    const { code } = await askForCode(device, phone);
    const otp = await giveOtp(gateway, member.id);
    await gateway.db.query(
      sql`update member_otp set bound_at = app_now() - interval '23 hours' where member_id = ${member.id}`,
    );
    expect(await toPhone('changePhone', phone, code, [otp])).toMatchObject({
      code: '1042',
      body: { verifyTypes: [1, 4] },
    });
    await gateway.db.query(
      sql`update member_otp set bound_at = app_now() - interval '25 hours' where member_id = ${member.id}`,
    );
    expect((await toPhone('changePhone', phone, code, [otp])).body).toBe(true);
    expect((await userInfo()).hold.reasons).toEqual(['phone']);
  });
});

describe('the first e-mail address', () => {
  it('is bound with a code to it and proofs by the phone, with a notice to both; money does not wait', async () => {
    const email = newEmail();
    const { code } = await askForCode(device, email.toUpperCase());
    expect(code).toBe('');
    const sent = await gateway.code(email);
    const { codes } = await proofsOf(gateway, device, member);
    expect((await toEmail('bindEmail', email, sent, codes)).body).toBe(true);
    expect(await userInfo()).toMatchObject({ email, hold: null });
    expect(await gateway.message(`+86${member.phone}`)).toContain('email address of your account is now');
    expect(await gateway.message(email)).toContain('email address of your account is now');
  });

  it('is bound by the call for both kinds too', async () => {
    const email = newEmail();
    const { code: verifyCode } = await askForCode(device, email);
    const proofs = await proofsOf(gateway, device, member);
    expect(
      (await device.call('/exchangeUser/bindPhoneOrEmailP96', { loginName: email, verifyCode, ...proofs })).body,
    ).toBe(true);
    expect(
      (await device.call('/exchangeUser/bindPhoneOrEmailP96', { loginName: newPhone(), countryCode: '86', verifyCode }))
        .code,
    ).toBe('BIND_ALREADY');
  });
});

describe('an address of another account', () => {
  const owned = async () => (await gateway.member()).phone;

  it('looks like a free one to whoever does not own it [S20]', async () => {
    const [taken, free] = [await owned(), newPhone()];
    const answers = [];
    for (const phone of [taken, free]) {
      const { sent } = await askForCode(device, phone);
      const tried = await toPhone('changePhone', phone, '123456');
      answers.push({ sent: sent.body, code: tried.code, body: tried.body });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('shows that it is taken only after the code that went there [S20]', async () => {
    const taken = await owned();
    const { code } = await askForCode(device, taken);
    expect((await toPhone('changePhone', taken, code)).code).toBe('BIND_ANOTHER_ALREADY');
    expect((await userInfo()).phone).toBe(member.phone);
  });

  it('cannot be bound with a code that another member asked for [S19]', async () => {
    const phone = newPhone();
    const thief = await signIn(gateway.device(), await gateway.member());
    const { code } = await askForCode(device, phone);
    expect((await toPhone('changePhone', phone, code, undefined, thief)).code).toBe('EXPIRED');
    expect((await toPhone('changePhone', phone, code)).code).toBe('1042');
  });

  it.each(['phone', 'email'] as const)(
    'goes to one of two members who bind the same %s at the same time',
    async (kind) => {
      const other = await gateway.member();
      const otherDevice = await signIn(gateway.device(), other);
      const address = kind === 'phone' ? newPhone() : newEmail();
      const bind = async (on: TestDevice, { code, proofs }: { code: string; proofs: readonly object[] }) =>
        kind === 'phone'
          ? await toPhone('changePhone', address, code, proofs, on)
          : await toEmail('bindEmail', address, code, proofs, on);
      const attempt = async (on: TestDevice, who: TestMember) => {
        const { code } = await askForCode(on, address);
        return { code, proofs: (await proofsOf(gateway, on, who)).codes };
      };
      const [mine, theirs] = [await attempt(device, member), await attempt(otherDevice, other)];
      const answers = await Promise.all([bind(device, mine), bind(otherDevice, theirs)]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'BIND_ANOTHER_ALREADY']);
      const { count } = await gateway.db.one<{ count: bigint }>(
        sql`select count(*) as count from member where ${address} in (phone, email)`,
      );
      expect(count).toBe(1n);
    },
  );
});

describe('a code at every login', () => {
  const factor = async (name: string, proofs?: object) => await device.call(`/exchangeUser/${name}`, { ...proofs });

  it('is switched on and off with proofs, and asked for at the next login', async () => {
    expect(await factor('phoneVerifySwitchOn')).toMatchObject({ code: '1042', body: { verifyTypes: [1, 4] } });
    expect((await factor('phoneVerifySwitchOn', await proofsOf(gateway, device, member))).body).toBe(true);
    expect(await userInfo()).toMatchObject({ verifyPhone: true, verifyEmail: false });
    await gateway.db.query(sql`delete from attempt_counter where key ~ '^(code|cost) '`);
    const first = { loginName: member.phone, countryCode: '86', loginType: 1, password: member.password };
    device.token = '';
    const { body } = await device.call('/exchangeUser/login', first);
    expect(body).toMatchObject({ needAuth: true, verifyTypes: [1] });
    // A code for the login that waits, and for nothing else; from no other device.
    const again = { type: 1, scene: 'login', preToken: body.preToken };
    await gateway.db.query(sql`delete from attempt_counter where key ~ '^(code|cost) '`);
    const sent = await device.call('/common/sendVerifyCode', again);
    expect(sent.body).toMatchObject({ resendAfter: 60, target: expect.stringContaining('•') });
    const visitor = gateway.device();
    expect((await visitor.call('/common/sendVerifyCode', again)).code).toBe('TOKEN_INVALID');
    expect((await device.call('/common/sendVerifyCode', { ...again, scene: 'security' })).code).toBe('NO_THIS_METHOD');
    expect((await device.call('/common/sendVerifyCode', { ...again, type: 2 })).code).toBe('NO_THIS_METHOD');
    expect((await device.call('/common/sendVerifyCode', { type: 1, scene: 'login' })).code).toBe('NO_LOGIN');
    const codes = [{ type: 1, code: await gateway.code(`+86${member.phone}`) }];
    const opened = await device.call('/exchangeUser/loginAuth', {
      loginName: member.phone,
      preToken: body.preToken,
      codes,
    });
    device.token = opened.body.token;
    expect((await factor('phoneVerifySwitchOff', await proofsOf(gateway, device, member))).body).toBe(true);
    expect((await device.call('/exchangeUser/login', first)).body.needAuth).toBe(false);
  });

  it('needs an address to go to', async () => {
    expect((await factor('emailVerifySwitchOn', await proofsOf(gateway, device, member))).code).toBe(
      'CONDITION_NOT_FULLFILL',
    );
  });
});

describe('the masked e-mail address of a phone [S20]', () => {
  it('shows to whoever has the code that went to the phone, and to nobody else', async () => {
    const email = newEmail();
    const owner = await gateway.member({ email });
    const visitor = gateway.device();
    const { code } = await askForCode(visitor, owner.phone, 'forget');
    const ask = (phone: string, text: string) =>
      visitor.call('/exchangeUser/queryEmailByPhone', { countryCode: '86', phone, code: text });
    const wrong = code === '000000' ? '000001' : '000000';
    const unknown = newPhone();
    await askForCode(visitor, unknown, 'forget');
    const [refused, missing] = [await ask(owner.phone, wrong), await ask(unknown, wrong)];
    expect([refused.code, refused.body]).toEqual([missing.code, missing.body]);
    expect((await ask(owner.phone, code)).body).toEqual({ emailMasked: `${email.slice(0, 2)}•••@example.com` });
  });
});

describe('the anti-phishing code [S35]', () => {
  const set = async (antiPhishingCode: string) =>
    await device.call('/exchangeUser/setAntiFishingCode', {
      antiPhishingCode,
      ...(await proofsOf(gateway, device, member)),
    });

  it('needs proofs, is in its comparable form, and is in the messages', async () => {
    expect((await device.call('/exchangeUser/setAntiFishingCode', { antiPhishingCode: 'blue heron' })).code).toBe(
      '1042',
    );
    expect((await set('ｂｌｕｅ heron')).body).toBe(true);
    expect((await userInfo()).antiPhishingCode).toBe('blue heron');
    await sendNotices(gateway.services);
    await proofsOf(gateway, device, member);
    expect(await gateway.message(`+86${member.phone}`)).toContain('blue heron');
  });

  it.each(['blue\u200bheron', 'blue\u202eheron', '\u3164', 'bluе heron', 'x'.repeat(21), '\ufdfa'.repeat(2)])(
    'is not %j',
    async (text) => {
      expect((await set(text)).code).toBe('ARGS_INVALID');
    },
  );
});
