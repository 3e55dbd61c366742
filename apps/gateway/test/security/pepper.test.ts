import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../../src/call/Services.ts';
import type { Config } from '../../src/config/index.ts';
import { sql } from '../../src/db/index.ts';
import { standForLeader } from '../../src/house/jobs/leader.ts';
import { digestOfName, refusePayer } from '../../src/money/cashier/payer-name.ts';
import { createPaymentText, readPaymentText } from '../../src/money/payments/payment-text.ts';
import { findIdentity, storeIdentity } from '../../src/people/identity/identities.ts';
import { buildApp } from '../../src/server/buildApp.ts';
import { createServices } from '../../src/server/createServices.ts';
import { checkPepper } from '../../src/secrets/checkPepper.ts';
import { findAccounts, storeAccount } from '../../src/trade/pay-accounts/PayAccount.ts';
import { addAccount } from '../harness/addAccount.ts';
import { giveOtp } from '../harness/holds.ts';
import { operate } from '../harness/operate.ts';
import { ANY_PURPOSE, payTicket } from '../harness/payTicket.ts';
import { addPerson, callAs } from '../harness/staffOf.ts';
import { TestDevice } from '../harness/TestDevice.ts';
import { createTestGateway, signIn, silentLog, type TestGateway, type TestMember } from '../harness/testGateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'ezwallet-pepper-'));
const next = randomBytes(32);
const file = join(folder, 'next');
writeFileSync(file, next.toString('base64'));

/** Digests with a pepper in them, and what a change of it does. */
const PEPPERED = {
  'identity.document': 'made again by the command',
  'kyc_hand_over.code_hash': 'compared under each pepper',
  'kyc_hand_over.token_hash': 'compared under each pepper',
  'kyc_video_code.code_hash': 'asked for again, good for minutes',
  'member.pay_password_hash': 'hashed again when it is used',
  'merchant_payment.payer_name': 'compared under each pepper',
  'one_time_code.code_hash': 'compared under each pepper',
  'pay_account.number_hash': 'made again by the command',
  'recovery_code.code_hash': 'compared under each pepper',
  'sms_reply.code_hash': 'asked for again, good for minutes',
  'stop_link.token_hash': 'kept: the link has the token',
};
/** Digests without one: of long tokens, of login passwords, and of no secrets. */
const PLAIN = new Set([
  'biometric_device.code_hash',
  'captcha_ticket.ticket_hash',
  'deposit.block_hash',
  'idem.hash',
  'login_challenge.token_hash',
  'member.password_hash',
  'passkey_challenge.challenge_hash',
  'pay_ticket.session_hash',
  'pay_ticket.ticket_hash',
  'purchase_ask.hash',
  'push_subscription.session_hash',
  'recovery_request.password_hash',
  'session.token_hash',
  'sim_block.hash',
  'sms_reply.reply_hash',
  'staff_journal.hash',
  'staff_proposal.digest',
  'support_pass.token_hash',
]);

/** With the first pepper. */
let gateway: TestGateway;
/** With the next one before it. */
let after: { services: Services; app: FastifyInstance };
/** The gateway that devices call. */
let app: FastifyInstance;
let member: TestMember;
let device: TestDevice;
let recoveryCodes: string[];
let paymentText: string;
let receipt: { billNo: string; issuedAt: number; seal: string };
let payerName: Buffer;
beforeAll(async () => {
  gateway = await createTestGateway();
  member = await gateway.member({ balances: { USDT: '100' }, kycLevel: 2 });
  await addAccount(gateway, member);
  app = gateway.app;
  device = await signInHere();
  const otp = await giveOtp(gateway, member.id);
  recoveryCodes = (await device.call('/exchangeUser/recoveryCodes/make', { codes: [otp] })).body.codes;
  paymentText = (await createPaymentText(gateway.services, member.id, { currency: 'USDT' })).text;
  const sent = { toType: 1, to: (await gateway.member()).userNo, currency: 'USDT', amount: '1' };
  const payPassTicket = await payTicket(gateway, member, sent);
  const { billNo } = (await device.call('/lucky_transfer/transferTo', { ...sent, reqNo: randomUUID(), payPassTicket }))
    .body;
  const { issuedAt, seal } = (await device.call('/order/getPaymentReceipt', { billNo })).body;
  receipt = { billNo, issuedAt, seal };
  payerName = digestOfName(gateway.services.config, member.realName);
});
afterAll(async () => {
  await after.app.close();
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

const secretsWith = (pepper: Buffer, ...earlierPeppers: Buffer[]) => ({
  ...gateway.services.config.secrets,
  pepper,
  earlierPeppers,
});
const old = () => gateway.services.config.secrets.pepper;
const startWith = async (secrets: Config['secrets']): Promise<typeof after> => {
  const config = { ...gateway.services.config, secrets };
  const services = await createServices(config, { db: gateway.db, isUp: () => true }, silentLog);
  return { services, app: await buildApp(services) };
};
const signInHere = async (who = member) =>
  await signIn(
    new TestDevice(async (url, headers, payload) => {
      const answer = await app.inject({ method: 'POST', url, headers: { ...headers }, payload });
      const contentType = String(answer.headers['content-type'] ?? '');
      return { status: answer.statusCode, contentType, bytes: answer.rawPayload };
    }),
    who,
  );
const checkPassword = async (password: string) =>
  (await device.call('/exchangeUser/checkTransPass', { password, ...ANY_PURPOSE })).code;
const storedHash = async () =>
  (await gateway.db.one<{ hash: string }>(sql`select pay_password_hash as hash from member where id = ${member.id}`))
    .hash;

it('another pepper begins with one command, while no gateway runs', async () => {
  const admin = await addPerson(gateway, 'Ann', ['admin']);
  const rotate = async () => await callAs(gateway.services, admin, 'rotate pepper', [], { to: file });
  const leader = standForLeader(gateway.db);
  await leader.renew();
  await expect(rotate()).rejects.toThrow('A gateway runs on this database');
  await leader.resign();
  expect((await rotate()).text).toMatch(/^\d+ digests are made again/);
  expect((await operate(gateway, 'rotate status')).text).toContain('the present one alone');
});

it('a gateway starts with the next one, and the one before behind it, and with no other', async () => {
  const { db } = gateway;
  await expect(checkPepper(db, secretsWith(old()))).rejects.toThrow('not the one that this database was made with');
  await expect(checkPepper(db, secretsWith(old(), next))).rejects.toThrow('not the one');
  await expect(checkPepper(db, secretsWith(next, randomBytes(32)))).rejects.toThrow('never made with');
  after = await startWith(secretsWith(next, old()));
  app = after.app;
});

it('a document and a number still belong to one member', async () => {
  const { db, config } = after.services;
  const other = await gateway.member({ kycLevel: 0 });
  const person = (await findIdentity(db, config, member.id)) ?? expect.fail();
  expect(await db.tx(async (tx) => await storeIdentity(tx, config, other.id, person))).toBe(false);
  const [account] = await findAccounts(db, config, member.id);
  const { details } = account ?? expect.fail();
  expect(await db.tx(async (tx) => await storeAccount(tx, config, other.id, details))).toBeUndefined();
});

it('a payment password fits, and is hashed again when it is used', async () => {
  const { text } = await operate({ ...gateway, services: after.services }, 'rotate status');
  expect(text).toBe('payment passwords: 3\nrecovery codes: 10');
  const before = await storedHash();
  expect(await checkPassword('000001')).toBe('1049');
  expect(await storedHash()).toBe(before);
  expect(await checkPassword(member.paymentPassword)).toBe('0000');
  const renewed = await storedHash();
  expect(renewed).toMatch(/^p[0-9a-f]{8}\$argon2id/);
  expect(await checkPassword(member.paymentPassword)).toBe('0000');
  expect(await storedHash()).toBe(renewed);
  // From now on it needs the next pepper alone.
  const alone = await startWith(secretsWith(next));
  app = alone.app;
  expect(await checkPassword(member.paymentPassword)).toBe('0000');
  app = after.app;
  await alone.app.close();
});

it('a payment password of before can be changed', async () => {
  const other = await gateway.member();
  const theirs = await signInHere(other);
  const change = { type: 'change', oldPassword: other.paymentPassword, newPassword: '471902' };
  expect((await theirs.call('/exchangeUser/updateTranPass_v2', change)).code).toBe('0000');
});

it('recovery codes, payment codes, receipts and the names of payers are good as before', async () => {
  const { services } = after;
  const { config } = services;
  const [first = ''] = recoveryCodes;
  const takeOff = async () =>
    await device.call('/exchangeUser/disableOtpInfo', {
      codes: [
        { type: 3, code: first },
        { type: 4, code: member.paymentPassword },
      ],
    });
  expect(await takeOff()).toMatchObject({ code: '0000', body: true });
  expect((await takeOff()).code).not.toBe('0000');
  expect(readPaymentText(config, paymentText)).toMatchObject({ kind: 'static' });
  const { billNo, issuedAt, seal } = receipt;
  const values = { user: member.userNo, bill: billNo, issued: String(issuedAt), seal };
  expect((await operate({ ...gateway, services }, 'receipts check', [], values)).code).toBe(0);
  expect(refusePayer(config, { payerName }, { realName: member.realName })).toBeUndefined();
  expect(refusePayer(config, { payerName }, { realName: 'Somebody Else' })).toBeDefined();
  // Without the pepper of before none of them is.
  const alone = { ...config, secrets: secretsWith(next) };
  expect(readPaymentText(alone, paymentText)).toMatchObject({ code: 'SIGN_INVALID' });
  expect(refusePayer(alone, { payerName }, { realName: member.realName })).toBeDefined();
});

it('every digest in the database is one that a change of the pepper has thought of', async () => {
  const columns = await gateway.db.query<{ name: string }>(sql`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.column_name ~ 'hash|digest' or (c.table_name, c.column_name) in (('identity', 'document'), ('merchant_payment', 'payer_name')))
      and c.data_type in ('bytea', 'text') order by name`);
  expect(columns.map(({ name }) => name).filter((name) => !PLAIN.has(name))).toEqual(Object.keys(PEPPERED).toSorted());
});
