import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CountingDb, countRoundTrips } from '../harness/countRoundTrips.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { captchaTicket, createTestGateway, type TestGateway, type TestMember } from '../harness/testGateway.ts';

let gateway: TestGateway;
let counter: CountingDb;
let member: TestMember;
beforeAll(async () => {
  gateway = await createTestGateway({}, (db) => (counter = countRoundTrips(db)).db);
  // Messages leave beside the call, whose answer does not wait for them.
  Object.assign(gateway.services.messenger, { send: () => undefined });
  member = await gateway.member({ email: 'robin.known@example.com' });
});
afterAll(async () => await gateway.close());

const NOBODY = '13611114455';
const NO_MAIL = 'robin.nobody@example.com';
const CODE = '123456';
type Fields = Readonly<Record<string, unknown>>;
const sending = async (device: TestDevice, scene: string, target: string) => ({
  scene,
  captchaTicket: await captchaTicket(device, 'sendCode', target),
});

/** Every call that takes the name of an account from somebody who is not signed in. */
const CALLS: Readonly<
  Record<
    string,
    readonly [path: string, kind: 'phone' | 'email', fields: (device: TestDevice, name: string) => Promise<Fields>]
  >
> = {
  'a login by password': [
    '/exchangeUser/login',
    'phone',
    async (_d, loginName) => ({ loginName, loginType: 1, password: 'wrong password' }),
  ],
  'a login by password and e-mail': [
    '/exchangeUser/login',
    'email',
    async (_d, loginName) => ({ loginName, loginType: 1, password: 'wrong password' }),
  ],
  'a login by code': [
    '/exchangeUser/login',
    'phone',
    async (_d, loginName) => ({ loginName, loginType: 2, verifyCode: CODE }),
  ],
  'a code for a login': [
    '/exchangeUser/sendMsg',
    'phone',
    async (d, phone) => ({ phone, ...(await sending(d, 'login', phone)) }),
  ],
  'a code for a registration': [
    '/exchangeUser/sendMsg',
    'phone',
    async (d, phone) => ({ phone, ...(await sending(d, 'register', phone)) }),
  ],
  'a code for a forgotten password': [
    '/exchangeUser/sendMsg',
    'phone',
    async (d, phone) => ({ phone, ...(await sending(d, 'forget', phone)) }),
  ],
  'a code by e-mail': [
    '/exchangeUser/sendEmailPub',
    'email',
    async (d, email) => ({ email, ...(await sending(d, 'forget', email)) }),
  ],
  'a check of a code': [
    '/exchangeUser/checkoutPhoneCode',
    'phone',
    async (_d, phone) => ({ scene: 'login', countryCode: '86', phone, code: CODE }),
  ],
  'a check of a code by e-mail': [
    '/exchangeUser/checkEmailCodePub',
    'email',
    async (_d, email) => ({ scene: 'forget', email, code: CODE }),
  ],
  'a registration': [
    '/exchangeUser/register',
    'phone',
    async (_d, loginName) => ({ loginName, password: 'some password 9', verifyCode: CODE, agree: true }),
  ],
  'a forgotten password': [
    '/exchangeUser/forgetLoginPassword',
    'phone',
    async (_d, loginName) => ({ loginName, newPassword: 'some password 9', verifyCode: CODE }),
  ],
  'a look for a name': ['/common/checkPhoneOrEmail', 'phone', async (_d, loginName) => ({ loginName })],
  'a look for a phone': ['/exchangeUser/checkoutPhone', 'phone', async (_d, phone) => ({ countryCode: '86', phone })],
  'the e-mail address of a phone': [
    '/exchangeUser/queryEmailByPhone',
    'phone',
    async (_d, phone) => ({ countryCode: '86', phone, code: CODE }),
  ],
};

it.each(Object.entries(CALLS))(
  '%s tells a stranger nothing: not by its answer, and not by its work [S20]',
  async (_what, [path, kind, fields]) => {
    const ask = async (name: string) => {
      const device = gateway.device();
      await device.exchange();
      const request = await fields(device, name);
      await gateway.services.messenger.settle();
      await gateway.services.clock.sync();
      counter.take();
      const { code, body } = await device.call(path, request);
      return { code, body: JSON.stringify(body), waits: counter.take() };
    };
    // What a process reads once is read by now.
    await ask(kind === 'phone' ? '13611117788' : 'somebody.else@example.com');
    const known = await ask(kind === 'phone' ? member.phone : 'robin.known@example.com');
    expect(known.code, known.body).not.toBe('ARGS_INVALID');
    expect(await ask(kind === 'phone' ? NOBODY : NO_MAIL)).toEqual(known);
  },
);
