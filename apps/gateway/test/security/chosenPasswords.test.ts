import { expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { servedEndpoints } from '../harness/served.ts';
import { PASSWORD, type TestGateway } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { workingExample } from '../harness/workingExamples.ts';

let gateway: TestGateway;
useTestGateway({}, (stage: Stage) => ({ gateway } = stage));

/** Calls with a password that they compare, or with a payment password. */
const COMPARED: ReadonlySet<string> = new Set([
  'user.checkLoginPwd',
  'user.checkTransPass',
  'user.login',
  'user.updateTranPass',
]);

const FIELDS = ['newPassword', 'password'] as const;
const fieldOf = (request: object) => FIELDS.find((name) => name in request);
const choosing = servedEndpoints.filter(
  ({ title, endpoint }) => !COMPARED.has(title) && fieldOf(endpoint.example.request as object) !== undefined,
);
/** A login password in the list of leaked ones that every other rule takes. */
const LEAKED = 'Password123';

it('the calls that choose a login password are found [S21]', () => {
  expect(choosing.map(({ title }) => title.replace('user.', '')).toSorted()).toEqual([
    'forgetLoginPassword',
    'register',
    'requestRecovery',
    'setLoginPasswordAndNickName',
    'updateLoginPassword',
    'updateLoginPasswordByVerifyCode',
    'updateLoginPasswordWhenExpired',
  ]);
});

it.each(choosing)('$title takes no leaked password [S21]', async (named) => {
  const { device, member, fields } = await workingExample(gateway, named).prepare();
  const field = fieldOf(fields) ?? '';
  const hash = async () => await gateway.db.one(sql`select password_hash as hash from member where id = ${member.id}`);
  const before = await hash();
  expect(await device.call(named.endpoint.path, { ...fields, [field]: LEAKED })).toMatchObject({
    code: 'ARGS_INVALID',
    body: { fields: [field], issue: 'LOGIN_PASSWORD_COMMON' },
  });
  expect(await hash()).toEqual(before);
});

it('updateLoginPasswordWhenExpired changes no password that has not expired [S21]', async () => {
  const named = choosing.find(({ title }) => title === 'user.updateLoginPasswordWhenExpired');
  if (!named) throw new Error('The call is not there.');
  const { device, member, fields } = await workingExample(gateway, named).prepare();
  await gateway.db.query(sql`update member set password_expired = false where id = ${member.id}`);
  expect((await device.call(named.endpoint.path, fields)).code).toBe('CONDITION_NOT_FULLFILL');
  const login = { loginName: member.phone, countryCode: '86', loginType: 1, password: PASSWORD };
  expect((await gateway.device().call('/exchangeUser/login', login)).code).toBe('0000');
});
