import type { Endpoint } from '@ezwallet/api-client/contract';
import { expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { giveOtp } from '../harness/holds.ts';
import { servedEndpoints } from '../harness/served.ts';
import type { TestGateway } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { workingExample } from '../harness/workingExamples.ts';

const [PHONE, EMAIL, OTP, PAYMENT_PASSWORD, LOGIN_PASSWORD] = [1, 2, 3, 4, 9];

let gateway: TestGateway;
useTestGateway({}, (stage: Stage) => ({ gateway } = stage));

type Row = 'access' | 'setting' | 'password' | 'recoveryCodes' | 'hold' | 'freeze';

/** Each change that asks for proofs, with its row of the table. A new one fails until it is here. */
const CHANGES: Readonly<Record<string, Row>> = {
  addressWhitelistSwitchOff: 'setting',
  addressWhitelistSwitchOn: 'setting',
  bindEmail: 'access',
  bindOtpInfo: 'access',
  bindPhone: 'access',
  bindPhoneOrEmailP96: 'access',
  biometricsLoginOn: 'access',
  biometricsOn: 'access',
  changeEmail: 'access',
  changePhone: 'access',
  disableAccount: 'freeze',
  disableOtpInfo: 'access',
  emailVerifySwitchOff: 'setting',
  emailVerifySwitchOn: 'setting',
  makeRecoveryCodes: 'recoveryCodes',
  passkeyOffer: 'access',
  passkeyRemove: 'access',
  phoneVerifySwitchOff: 'setting',
  phoneVerifySwitchOn: 'setting',
  replySmsOff: 'setting',
  replySmsOn: 'access',
  setAntiPhishingCode: 'setting',
  unlockWithdraw: 'hold',
  updateLoginPassword: 'password',
  updateLoginPasswordByVerifyCode: 'access',
};

/** What members have, and what each row then asks for. */
const MEMBERS = {
  'an authenticator of a day': { otp: '25 hours', asks: { access: [OTP], setting: [OTP], password: [OTP] } },
  'an authenticator of an hour': {
    otp: '1 hour',
    asks: { access: [PHONE, PAYMENT_PASSWORD], setting: [PHONE, PAYMENT_PASSWORD], password: [PHONE] },
  },
  'a payment password': {
    otp: null,
    asks: { access: [PHONE, PAYMENT_PASSWORD], setting: [PHONE, PAYMENT_PASSWORD], password: [PHONE] },
  },
} as const;

const asking = servedEndpoints.filter(({ endpoint }) => isAsking(endpoint));
function isAsking({ auth, example }: Endpoint): boolean {
  return auth === 'user' && 'codes' in (example.request as object);
}

it('the table names every change that asks for proofs [S49]', () => {
  expect(asking.map(({ title }) => title.replace('user.', '')).toSorted()).toEqual(Object.keys(CHANGES).toSorted());
});

/** Their example has an authenticator already, which they are about. */
const ABOUT_AUTHENTICATOR: ReadonlySet<string> = new Set([
  'user.disableOtpInfo',
  'user.makeRecoveryCodes',
  'user.unlockWithdraw',
]);

const cases = asking.flatMap((named) =>
  Object.entries(MEMBERS)
    // It needs one, or none.
    .filter(([, { otp }]) =>
      otp === null ? !ABOUT_AUTHENTICATOR.has(named.title) : named.title !== 'user.bindOtpInfo',
    )
    .map(([has, { otp, asks }]) => ({ title: named.title, has, named, otp, asks })),
);

it.each(cases)('$title asks a member with $has for what the table says [S49]', async ({ named, otp, asks }) => {
  const { device, member, fields } = await workingExample(gateway, named).prepare();
  const row = CHANGES[named.title.replace('user.', '')];
  if (otp !== null) {
    if (!ABOUT_AUTHENTICATOR.has(named.title)) await giveOtp(gateway, member.id);
    await gateway.db.query(
      sql`update member_otp set bound_at = app_now() - ${otp}::interval where member_id = ${member.id}`,
    );
  }
  // One that nobody asked for, because a call may want some at least.
  const answer = await device.call(named.endpoint.path, { ...fields, codes: [{ type: 10, code: 'E12345678' }] });
  if (row === 'hold' && otp !== '25 hours') {
    expect(answer.code).toBe('NO_RIGHTS');
    return;
  }
  const expected = { ...asks, recoveryCodes: [OTP], hold: [OTP], freeze: [PAYMENT_PASSWORD] };
  const { phone } = await gateway.db.one<{ phone: string | null }>(
    sql`select phone from member where id = ${member.id}`,
  );
  const wanted = expected[row ?? 'access'].map((type) => (type === PHONE && phone === null ? EMAIL : type));
  expect(answer).toMatchObject({ code: '1042', body: { verifyTypes: wanted } });
  expect(answer.body.verifyTypes.length).toBeLessThanOrEqual(2);
});

it('a member without a payment password gives two codes, or a code and the login password, as the session says before [S49]', async () => {
  const named = asking.find(({ title }) => title === 'user.setAntiPhishingCode');
  if (!named) throw new Error('The call is not there.');
  const { device, member } = await workingExample(gateway, named).prepare();
  const asked = async () => (await device.call('/exchangeUser/getUserInfo')).body.changeProofs;
  expect(await asked()).toEqual({
    access: [PHONE, PAYMENT_PASSWORD],
    setting: [PHONE, PAYMENT_PASSWORD],
    password: [PHONE],
    recoveryCodes: [OTP],
  });
  await gateway.db.query(sql`update member set pay_password_hash = null, email = null where id = ${member.id}`);
  expect(await asked()).toMatchObject({ access: [PHONE, LOGIN_PASSWORD], password: [PHONE] });
  await gateway.db.query(sql`update member set email = ${`${member.userNo}@example.com`} where id = ${member.id}`);
  expect(await asked()).toMatchObject({ access: [PHONE, EMAIL], password: [PHONE] });
  const { code, body } = await device.call(named.endpoint.path, { antiPhishingCode: 'heron' });
  expect({ code, wanted: body.verifyTypes }).toEqual({ code: '1042', wanted: [PHONE, EMAIL] });
  await giveOtp(gateway, member.id);
  expect(await asked()).toMatchObject({ access: [OTP], setting: [OTP], password: [OTP] });
});
