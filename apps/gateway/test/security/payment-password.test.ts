import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { HasherBusy } from '../../src/secrets/PasswordHasher.ts';
import { PASSWORD, PAYMENT_PASSWORD, signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { ANY_PURPOSE } from '../harness/payTicket.ts';

const HOUR = 3_600_000;
let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true, balances: { USDT: '100' } }, (stage) => ({ gateway, member, device } = stage));

const check = (password: string) => device.call('/exchangeUser/checkTransPass', { password, ...ANY_PURPOSE });
const update = (fields: object) => device.call('/exchangeUser/updateTranPass_v2', { ...fields });

describe('guessing [S18]', () => {
  it('shows the tries that are left, locks for two hours after five, and starts again after a right one', async () => {
    for (const remainTimes of [4, 3, 2])
      expect(await check('111222')).toMatchObject({ code: '1049', body: { remainTimes, lockedUntil: null } });
    expect((await check(PAYMENT_PASSWORD)).code).toBe('0000');
    for (const remainTimes of [4, 3, 2, 1])
      expect(await check('111222')).toMatchObject({ code: '1049', body: { remainTimes } });
    expect((await device.call('/exchangeUser/getUserInfo')).body.tranPassFailTimes).toBe(4);
    const last = await check('111222');
    expect(last).toMatchObject({ code: '1049', body: { remainTimes: 0 } });
    expect(last.body.lockedUntil - last.head.serverTime).toBeGreaterThan(1.9 * HOUR);
    expect(await check(PAYMENT_PASSWORD)).toMatchObject({
      code: '1049',
      body: { remainTimes: 0, lockedUntil: last.body.lockedUntil },
    });
    await gateway.shiftClock(2 * HOUR + 1000);
    await signIn(device, member);
    expect(await check('111222')).toMatchObject({ code: '1049', body: { remainTimes: 4 } });
    expect((await check(PAYMENT_PASSWORD)).code).toBe('0000');
  });

  it('in fifty parallel tries compares five', async () => {
    let compared = 0;
    const { hasher } = gateway.services;
    const verify = hasher.verifyPaymentPassword;
    Object.assign(hasher, {
      verifyPaymentPassword: (stored: string, password: string) => {
        compared += 1;
        return verify(stored, password);
      },
    });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => check(String(300_000 + index))));
    Object.assign(hasher, { verifyPaymentPassword: verify });
    expect(compared).toBe(5);
    expect(answers.every(({ code }) => code === '1049')).toBe(true);
    expect(
      answers
        .map(({ body }) => body.remainTimes)
        .filter((left) => left > 0)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4]);
    expect(await check(PAYMENT_PASSWORD)).toMatchObject({ code: '1049', body: { remainTimes: 0 } });
  });

  it('right ones in parallel are all right, and no answer says locked', async () => {
    for (let round = 0; round < 2; round++) await check('111222');
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(PAYMENT_PASSWORD)));
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => '0000'));
    expect(await check('111222')).toMatchObject({ body: { remainTimes: 4 } });
  });

  it('right and wrong ones in parallel: an answer says locked only when it is so', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => check(index % 3 === 0 ? '111222' : PAYMENT_PASSWORD)),
    );
    for (const { code, body } of answers) if (code === '1049') expect(body).toMatchObject({ lockedUntil: null });
    expect((await check(PAYMENT_PASSWORD)).code).toBe('0000');
  });

  it('a process that ends between booking and settling counts nothing, however often', async () => {
    const { hasher } = gateway.services;
    const verify = hasher.verifyPaymentPassword;
    for (let round = 0; round < 6; round++) {
      let compared: (value?: unknown) => void = () => {};
      const isComparing = new Promise((resolve) => (compared = resolve));
      // The process stops for ever in the comparison.
      Object.assign(hasher, { verifyPaymentPassword: () => (compared(), new Promise(() => {})) });
      void check(PAYMENT_PASSWORD);
      await isComparing;
      Object.assign(hasher, { verifyPaymentPassword: verify });
      await gateway.shiftClock((round + 1) * 61_000);
    }
    expect((await device.call('/exchangeUser/getUserInfo')).body.tranPassFailTimes).toBe(0);
    expect((await check(PAYMENT_PASSWORD)).code).toBe('0000');
  });

  it('that a busy hasher refuses count nothing', async () => {
    const { hasher } = gateway.services;
    const verify = hasher.verifyPaymentPassword;
    Object.assign(hasher, { verifyPaymentPassword: () => Promise.reject(new HasherBusy()) });
    for (let round = 0; round < 8; round++) expect((await check('111222')).code).toBe('TRY_AGAIN_LATER');
    Object.assign(hasher, { verifyPaymentPassword: verify });
    expect(await check('111222')).toMatchObject({ code: '1049', body: { remainTimes: 4 } });
  });

  it('tells nothing about an old password that is compared while a new one is stored', async () => {
    const { hasher } = gateway.services;
    const verify = hasher.verifyPaymentPassword;
    let finish: (value: boolean) => void = () => {};
    let compared: (value?: unknown) => void = () => {};
    const isComparing = new Promise((resolve) => (compared = resolve));
    Object.assign(hasher, {
      verifyPaymentPassword: () => (compared(), new Promise<boolean>((resolve) => (finish = resolve))),
    });
    const late = check(PAYMENT_PASSWORD);
    await isComparing;
    Object.assign(hasher, { verifyPaymentPassword: verify });
    expect((await update({ type: 'change', oldPassword: PAYMENT_PASSWORD, newPassword: '731946' })).code).toBe('0000');
    finish(true);
    expect((await late).code).toBe('TRY_AGAIN_LATER');
  });

  it('shares its count with the change of the password', async () => {
    for (let round = 0; round < 5; round++)
      await update({ type: 'change', oldPassword: '111222', newPassword: '731946' });
    expect(await check(PAYMENT_PASSWORD)).toMatchObject({ code: '1049', body: { remainTimes: 0 } });
  });
});

describe('setting and changing', () => {
  it('refuses weak ones [S18]', async () => {
    for (const newPassword of ['123456', '111111', '112211', '12345', '1234567', 'abcdef']) {
      expect((await update({ type: 'change', oldPassword: PAYMENT_PASSWORD, newPassword })).code).toBe('ARGS_INVALID');
    }
  });

  it('needs a first password, and the right kind of proof', async () => {
    const poor = await gateway.member({ paymentPassword: null });
    await signIn(device, poor);
    expect((await check('280619')).code).toBe('PINCODE_INVALID');
    expect((await update({ type: 'change', oldPassword: '280619', newPassword: '731946' })).code).toBe(
      'CONDITION_NOT_FULLFILL',
    );
    expect((await update({ type: 'set', newPassword: '731946', loginPassword: PASSWORD })).code).toBe('0000');
    expect((await device.call('/exchangeUser/getUserInfo')).body.transferFlag).toBe(1);
    expect((await check('731946')).code).toBe('0000');
  });

  it('holds outgoing money for a day after a change [S32]', async () => {
    expect((await update({ type: 'change', oldPassword: PAYMENT_PASSWORD, newPassword: '731946' })).code).toBe('0000');
    expect((await check(PAYMENT_PASSWORD)).code).toBe('1049');
    expect((await device.call('/exchangeUser/getUserInfo')).body.transferFlag).toBe(3);
    const friend = await gateway.member();
    const preview = () =>
      device.call('/lucky_transfer/transferTo', {
        toType: 1,
        to: friend.userNo,
        currency: 'USDT',
        amount: '1',
        preview: true,
      });
    expect(await preview()).toMatchObject({ code: 'NO_RIGHTS', body: { transferFlag: 3 } });
    await gateway.shiftClock(24 * HOUR + 1000);
    await signIn(device, member);
    expect((await preview()).code).toBe('0000');
  });

  it('is reset with the login password and a code, and ends earlier tickets', async () => {
    const { payPassTicket } = (await check(PAYMENT_PASSWORD)).body;
    expect(payPassTicket).toBeDefined();
    await device.call('/exchangeUser/sendMsg', { scene: 'paymentPassword' });
    const verifyCode = await gateway.code(`+86${member.phone}`);
    const reset = (fields: object) =>
      update({ type: 'reset', newPassword: '731946', loginPassword: PASSWORD, verifyCode, ...fields });
    expect((await reset({ loginPassword: 'wrong' })).code).toBe('PASSWORD_INCORRECT');
    expect((await reset({ verifyCode: verifyCode === '000000' ? '000001' : '000000' })).code).toBe('EXPIRED');
    expect((await reset({})).code).toBe('0000');
    expect((await reset({})).code).toBe('EXPIRED');
    const { tickets } = await gateway.db.one<{ tickets: bigint }>(
      sql`select count(*) as tickets from pay_ticket where member_id = ${member.id}`,
    );
    expect(tickets).toBe(0n);
  });
});

describe('at rest', () => {
  it('two equal ones look different, and neither can be checked without the pepper [S22]', async () => {
    const twin = await gateway.member();
    const rows = await gateway.db.query<{ hash: string; password: string }>(sql`
      select pay_password_hash as hash, password_hash as password from member where id in (${member.id}, ${twin.id})`);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
    for (const { hash, password } of rows) {
      expect(hash).toMatch(/^\$argon2id\$/);
      expect(password).toMatch(/^\$argon2id\$/);
    }
    const { verify } = await import('@node-rs/argon2');
    expect(await verify(rows[0]?.hash ?? '', PAYMENT_PASSWORD)).toBe(false);
  });
});
