import { afterEach, describe, expect, it } from 'vitest';
import { moreBits } from '../../src/access/captcha/captchas.ts';
import type { Policy } from '../../src/config/index.ts';
import { HOUSE_COUNT_FULL } from '../../src/people/costs/costs.ts';
import { sql } from '../../src/db/index.ts';
import { policy } from '../../src/config/index.ts';
import { pruneExpired } from '../../src/house/jobs/pruneExpired.ts';
import { captchaTicket, createTestGateway, signIn, type TestGateway, testPolicy } from '../harness/testGateway.ts';
import { TestDevice } from '../harness/TestDevice.ts';
import type { TestDeviceV2 } from '../harness/TestDeviceV2.ts';

let gateway: TestGateway;
afterEach(async () => await gateway.close());

const costly = (costs: Partial<Policy['costs']>): Policy => ({
  ...testPolicy,
  login: { ...testPolicy.login, proveNewDevice: false },
  costs: { ...testPolicy.costs, ...costs },
});
const few = (points: number) => ({ hour: points, day: points });

/** A device that calls from an address. */
function deviceAt(address: string): TestDevice {
  return new TestDevice(async (url, headers, payload) => {
    const forwarded = { ...headers, 'x-forwarded-for': address };
    const answer = await gateway.app.inject({ method: 'POST', url, headers: forwarded, payload });
    return { status: answer.statusCode, contentType: String(answer.headers['content-type']), bytes: answer.rawPayload };
  });
}

async function sendCode(device: TestDevice, phone: string, countryCode = '44', scene = 'register') {
  const captcha = await captchaTicket(device, 'sendCode', phone);
  return await device.call('/exchangeUser/sendMsg', { scene, countryCode, phone, captchaTicket: captcha });
}

const foreign = (index: number) => `74001${String(index).padStart(5, '0')}`;
const sent = async () => {
  await gateway.services.messenger.settle();
  return Number((await gateway.db.one<{ count: bigint }>(sql`select count(*) from outbox_message`)).count);
};

describe('codes that strangers ask for [S53]', () => {
  it('stop early for one address, however many devices and numbers it has; its neighbours’ networks go on', async () => {
    gateway = await createTestGateway({
      policy: costly({ sms: { ...testPolicy.costs.sms, network: policy.costs.sms.network } }),
    });
    const codes: string[] = [];
    for (let index = 0; index < 40; index += 1)
      codes.push((await sendCode(deviceAt(`203.0.113.${index}`), foreign(index))).code);
    const most = policy.costs.sms.network.hour;
    expect(most).toBeLessThan(40);
    expect(codes.filter((code) => code === '0000')).toHaveLength(most);
    expect(codes.slice(most)).toEqual(Array.from({ length: 40 - most }, () => 'REQUEST_TOO_FREQUENT'));
    expect(await sent()).toBe(most);
    expect((await sendCode(deviceAt('198.51.100.7'), foreign(50))).code).toBe('0000');
    await gateway.shiftClock(3_601_000);
    expect((await sendCode(deviceAt('203.0.113.7'), foreign(51))).code).toBe('0000');
  });

  it('have a count for the day beside that of the hour', async () => {
    gateway = await createTestGateway({
      policy: costly({ sms: { ...testPolicy.costs.sms, network: { hour: 2, day: 3 } } }),
    });
    for (const code of ['0000', '0000', 'REQUEST_TOO_FREQUENT'])
      expect((await sendCode(deviceAt('203.0.113.1'), foreign(1))).code).toBe(code);
    await gateway.shiftClock(3_601_000);
    for (const code of ['0000', 'REQUEST_TOO_FREQUENT'])
      expect((await sendCode(deviceAt('203.0.113.1'), foreign(2))).code).toBe(code);
  });

  it('stop for a device, a country, and a country alone', async () => {
    gateway = await createTestGateway({
      policy: costly({ sms: { ...testPolicy.costs.sms, country: few(2), device: few(3) } }),
    });
    const device = deviceAt('203.0.113.1');
    const codes: string[] = [];
    for (let index = 0; index < 3; index += 1) codes.push((await sendCode(device, foreign(index))).code);
    // What was refused does not count for the device.
    for (let index = 0; index < 2; index += 1) codes.push((await sendCode(device, `1311234567${index}`, '86')).code);
    expect(codes).toEqual(['0000', '0000', 'REQUEST_TOO_FREQUENT', '0000', 'SEND_SMS_TOO_FREQUENT']);
  });

  it('go to the countries of the policy only, with or without an account', async () => {
    gateway = await createTestGateway({ policy: { ...costly({}), codes: { ...testPolicy.codes, countries: ['44'] } } });
    const member = await gateway.member();
    expect((await sendCode(gateway.device(), foreign(1))).code).toBe('0000');
    for (const phone of [member.phone, '13112345678'])
      expect((await sendCode(gateway.device(), phone, '86', 'login')).code).toBe('SEND_SMS_FAILED');
    // The password still opens the account, and its owner gets codes to the phone that is bound.
    const own = await signIn(gateway.device(), member);
    expect((await own.call('/exchangeUser/sendMsg', { scene: 'paymentPassword' })).code).toBe('0000');
  });

  it('end for the whole house at its count, with an alarm; members with a session get theirs', async () => {
    gateway = await createTestGateway({ policy: costly({ sms: { ...testPolicy.costs.sms, house: few(3) } }) });
    const own = await signIn(gateway.device(), await gateway.member());
    const codes: string[] = [];
    for (let index = 0; index < 5; index += 1)
      codes.push((await sendCode(deviceAt(`203.0.${index}.1`), foreign(index))).code);
    expect(codes).toEqual(['0000', '0000', '0000', 'REQUEST_TOO_FREQUENT', 'REQUEST_TOO_FREQUENT']);
    expect((await own.call('/exchangeUser/sendMsg', { scene: 'paymentPassword' })).code).toBe('0000');
    // Once for the hour and once for the day.
    const alarms = gateway
      .logged()
      .split('\n')
      .filter((line) => line.includes(HOUSE_COUNT_FULL));
    expect(alarms.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 50, kind: 'sms', counter: 'cost sms house hour ' }),
      expect.objectContaining({ level: 50, kind: 'sms', counter: 'cost sms house day ' }),
    ]);
  });

  it('do not use up those of an owner in the same network and country', async () => {
    gateway = await createTestGateway({
      policy: costly({ sms: { ...testPolicy.costs.sms, network: few(1), country: few(1) } }),
    });
    const member = await gateway.member();
    const own = await signIn(gateway.device(), member);
    own.token = '';
    expect((await sendCode(gateway.device(), '13112345678', '86')).code).toBe('0000');
    expect((await sendCode(gateway.device(), '13112345679', '86')).code).toBe('REQUEST_TOO_FREQUENT');
    expect((await sendCode(own, member.phone, '86', 'login')).code).toBe('0000');
  });

  it('by e-mail are counted in the same way', async () => {
    gateway = await createTestGateway({ policy: costly({ email: { ...testPolicy.costs.email, network: few(2) } }) });
    const codes: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const device = gateway.device();
      const email = `robin${index}@example.com`;
      const captcha = await captchaTicket(device, 'sendCode', email);
      codes.push(
        (await device.call('/exchangeUser/sendEmailPub', { scene: 'register', email, captchaTicket: captcha })).code,
      );
    }
    expect(codes).toEqual(['0000', '0000', 'REQUEST_TOO_FREQUENT']);
  });
});

describe('a new device id is no way around [S53]', () => {
  const puzzle = (device: TestDevice) =>
    device.call('/common/generateSlider', { scene: 'login', account: '13812345678', mode: 'assist' });
  const times = async (count: number, call: () => Promise<{ code: string }>) => {
    const codes: string[] = [];
    for (let index = 0; index < count; index += 1) codes.push((await call()).code);
    return codes;
  };

  it('to the count of puzzles, challenges and keys', async () => {
    gateway = await createTestGateway({
      policy: costly({
        puzzle: { ...testPolicy.costs.puzzle, network: few(2) },
        challenge: { ...testPolicy.costs.challenge, network: few(2) },
      }),
    });
    expect(await times(3, () => puzzle(gateway.device()))).toEqual(['0000', '0000', 'REQUEST_TOO_FREQUENT']);
    expect(await times(3, () => gateway.device().call('/exchangeUser/passkey/ask'))).toEqual([
      '0000',
      '0000',
      'REQUEST_TOO_FREQUENT',
    ]);
    const rows = await gateway.db.query(sql`select from passkey_challenge union all select from captcha_puzzle`);
    expect(rows).toHaveLength(4);
  });

  it('to how often visitors may call', async () => {
    gateway = await createTestGateway({
      policy: { ...costly({}), rates: { ...testPolicy.rates, login: { ...testPolicy.rates.login, network: 3 } } },
    });
    const member = await gateway.member();
    const login = () =>
      gateway.device().call('/exchangeUser/login', {
        loginName: member.phone,
        countryCode: '86',
        loginType: 1,
        password: member.password,
      });
    expect(await times(4, login)).toEqual(['0000', '0000', '0000', 'REQUEST_TOO_FREQUENT']);
  });

  it('and puzzles of a network get harder', async () => {
    const captcha = { ...testPolicy.captcha, harder: { from: 2, most: 2 } };
    gateway = await createTestGateway({ policy: { ...costly({}), captcha } });
    const bits: number[] = [];
    for (let index = 0; index < 16; index += 1) bits.push((await puzzle(gateway.device())).body.pow.bits);
    const usual = testPolicy.captcha.assistBits[0];
    expect([bits[0], bits[3], bits[7], bits[15]]).toEqual([usual, usual + 1, usual + 2, usual + 2]);
    expect((await puzzle(deviceAt('198.51.100.7'))).body.pow.bits).toBe(usual);
    expect(moreBits({ from: 120, most: 4 }, 119)).toBe(0);
  });
});

describe('devices of strangers [S53]', () => {
  const newDevices = few(3);

  it.each([1, 2])(
    'get so many keys of version %s from one network; a member’s device gets one all the same',
    async (version) => {
      const policyOf = costly({ newDevice: { ...testPolicy.costs.newDevice, network: newDevices } });
      gateway = await createTestGateway({ policy: policyOf });
      const make = (): TestDevice | TestDeviceV2 => (version === 1 ? gateway.device() : gateway.deviceV2());
      const own = await signIn(make(), await gateway.member());
      for (let index = 0; index < 2; index += 1) await make().call('/common/getCountryCode');
      await expect(make().call('/common/getCountryCode')).rejects.toThrow(
        version === 1 ? 'p2 answered 400' : 'p3 answered 400',
      );
      await own.exchange();
      expect((await own.call('/exchangeUser/getUserInfo')).code).toBe('0000');
    },
  );

  it('are forgotten after a week; those of members stay', async () => {
    gateway = await createTestGateway();
    const own = await signIn(gateway.deviceV2(), await gateway.member());
    const stranger = gateway.deviceV2();
    await stranger.call('/common/getCountryCode');
    const known = async () =>
      (await gateway.db.query<{ id: string }>(sql`select device_id as id from envelope_device`)).map(({ id }) => id);
    const after = async (days: number) => {
      await gateway.shiftClock(days * 86_400_000);
      await pruneExpired(gateway.db, gateway.services.ledger);
      return await known();
    };
    expect(new Set(await after(6))).toEqual(new Set([own.id, stranger.id]));
    expect(await after(8)).toEqual([own.id]);
    expect(await after(399)).toEqual([own.id]);
    expect(await after(401)).toEqual([]);
  });
});
