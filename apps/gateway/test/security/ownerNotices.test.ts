import { describe, expect, it } from 'vitest';
import { type Sql, sql } from '../../src/db/index.ts';
import { addAccount } from '../harness/addAccount.ts';
import { giveOtp, offeredOtpCode, startHold } from '../harness/holds.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { linkIn } from '../harness/recoverySteps.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({}, (stage: Stage) => ({ gateway, member, device } = stage));

const HOUR = 3_600_000;
const set = async (change: Sql) => await gateway.db.query(sql`update member set ${change} where id = ${member.id}`);
const proofs = async () => await proofsOf(gateway, device, member);
const call = async (path: string, fields: object = {}) => (await device.call(path, { ...fields })).code;
const capped = async () =>
  await gateway.db.query(
    sql`insert into own_limit (member_id, kind, active, kept) values (${member.id}, 'payment', 50000000, 50000000)`,
  );

/** Every change that weakens what guards an account: what somebody does who has what it takes, and what its owner reads. */
const CHANGES: readonly (readonly [string, () => Promise<string>, string])[] = [
  [
    'a first payment password',
    async () => {
      await set(sql`pay_password_hash = null`);
      return await call('/exchangeUser/updateTranPass_v2', {
        type: 'set',
        loginPassword: member.password,
        newPassword: '739104',
      });
    },
    'A payment password was set',
  ],
  [
    'no code at every login any more',
    async () => {
      await set(sql`login_factors = '{1}'`);
      return await call('/exchangeUser/phoneVerifySwitchOff', await proofs());
    },
    'no longer asks for a code at every login',
  ],
  ['replies by SMS', async () => await call('/exchangeUser/replySmsOn', await proofs()), 'counts in place of a code'],
  [
    'login by fingerprint',
    async () => {
      await call('/exchangeUser/biometricsOn', await proofs());
      return await call('/exchangeUser/biometricsLogin/on');
    },
    'login by fingerprint or face',
  ],
  [
    'an authenticator',
    async () => {
      const code = await offeredOtpCode(device);
      return await call('/exchangeUser/bindOtpInfo', { code, ...(await proofs()) });
    },
    'An authenticator app was added',
  ],
  [
    'new recovery codes right after an authenticator was bound',
    async () => {
      const code = await offeredOtpCode(device);
      await call('/exchangeUser/bindOtpInfo', { code, ...(await proofs()) });
      return await call('/exchangeUser/recoveryCodes/make');
    },
    'new recovery codes',
  ],
  [
    'another anti-phishing code',
    async () => {
      await set(sql`anti_phishing_code = 'blue kettle'`);
      return await call('/exchangeUser/setAntiFishingCode', { antiPhishingCode: 'red kettle', ...(await proofs()) });
    },
    'blue kettle',
  ],
  [
    'a hold that was lifted',
    async () => {
      const code = await giveOtp(gateway, member.id);
      await startHold(gateway, member.id);
      return await call('/exchangeUser/unlockWithdraw', { codes: [code] });
    },
    'Money can leave your account again',
  ],
  [
    'an own limit that goes up',
    async () => {
      await capped();
      return await call('/exchangeUser/updateCustomizeDailyPaymentLimit', { limit: '60' });
    },
    'daily payment limit goes up',
  ],
  [
    'an own limit that ends',
    async () => {
      await capped();
      return await call('/exchangeUser/resetPaymentLimit');
    },
    'daily payment limit goes up or ends',
  ],
  [
    'an own limit that is switched off',
    async () => {
      await capped();
      return await call('/exchangeUser/closeSwitch', { type: 'payment' });
    },
    'daily payment limit goes up or ends',
  ],
  [
    'no messages about withdrawals any more',
    async () => await call('/exchangeUser/modifyMessageFlag', { channel: 'email', type: 'withdrawal', on: false }),
    'turned off messages about money',
  ],
  [
    'an address on the whitelist',
    async () => {
      await set(sql`address_whitelist = true`);
      const to = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
      return await call('/exchangeUser/address/add', {
        toType: 2,
        to,
        currencyCode: 'USDT',
        protocol: 'TRC20',
        name: 'Mine',
        remark: '',
        ...(await proofs()),
      });
    },
    'added an address',
  ],
];

describe('the owner hears on every channel, with a link that shuts the account, of', () => {
  it.each(CHANGES)('%s [S49]', async (_what, change, words) => {
    const mailbox = `${member.userNo.toLowerCase()}@example.com`;
    await gateway.db.query(sql`update member set email = ${mailbox}, language = 'en' where id = ${member.id}`);
    await signIn(device, member);
    expect(await change()).toBe('0000');
    for (const target of [`+86${member.phone}`, mailbox]) {
      const text = await gateway.message(target);
      expect(text).toContain(words);
      expect(linkIn(text)).not.toBe('');
    }
  });
});

describe('the owner hears nothing of', () => {
  const notices = async () => {
    await gateway.services.messenger.settle();
    return await gateway.db.query<{ event: string }>(
      sql`select event from notice where member_id = ${member.id} and type = 'securityChange'`,
    );
  };

  it('changes that guard the account better, or change nothing', async () => {
    await signIn(device, member);
    await capped();
    expect(await call('/exchangeUser/updateCustomizeDailyPaymentLimit', { limit: '40' })).toBe('0000');
    expect(await call('/exchangeUser/phoneVerifySwitchOn', await proofs())).toBe('0000');
    expect(
      await call('/exchangeUser/setAntiFishingCode', { antiPhishingCode: 'red kettle', ...(await proofs()) }),
    ).toBe('0000');
    expect(await call('/exchangeUser/modifyMessageFlag', { channel: 'sms', type: 'withdrawal', on: false })).toBe(
      '0000',
    );
    expect(await notices()).toEqual([]);
  });

  it('the same rise a second time', async () => {
    await signIn(device, member);
    await capped();
    await call('/exchangeUser/updateCustomizeDailyPaymentLimit', { limit: '60' });
    await gateway.shiftClock(HOUR);
    await call('/exchangeUser/updateCustomizeDailyPaymentLimit', { limit: '60' });
    expect((await notices()).map(({ event }) => event)).toEqual(['limitRises']);
  });
});

it('the owner hears of a new account for the money of sales [S49]', async () => {
  await gateway.db.query(sql`update member set language = 'en' where id = ${member.id}`);
  await addAccount(gateway, member);
  expect(await gateway.message(`+86${member.phone}`)).toContain('added a payment account');
});
