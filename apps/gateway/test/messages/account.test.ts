import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { holdOutgoing } from '../../src/people/members/holds.ts';
import { collectAccountNotices } from '../../src/people/messages/collectAccountNotices.ts';
import { queueMessages } from '../../src/people/messages/notices.ts';
import { sendMessages } from '../../src/people/messages/sendMessages.ts';
import { catchUp } from '../harness/catchUp.ts';
import { ticketed } from '../harness/payTicket.ts';
import { operate } from '../harness/operate.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway(
  { signedIn: true, kycLevel: 3, balances: { USDT: '500' } },
  (stage) => ({ gateway, member, device } = stage),
);

const mailOf = ({ userNo }: TestMember) => `${userNo.toLowerCase()}@example.com`;

/** Collects and sends, like the job of the gateway. @returns what this member got since the last time */
async function told(to: TestMember = member): Promise<{ channel: string; body: string }[]> {
  await catchUp(gateway.db, 'account', () => collectAccountNotices(gateway.db));
  await queueMessages(gateway.db);
  await sendMessages(gateway.services);
  await gateway.services.messenger.settle();
  return await gateway.db.query<{ channel: string; body: string }>(sql`
    delete from outbox_message where target in (${mailOf(to)}, ${`+86${to.phone}`}) returning channel, body`);
}

async function withMail(person: TestMember): Promise<TestMember> {
  await gateway.db.query(sql`update member set email = ${mailOf(person)}, language = 'en' where id = ${person.id}`);
  return person;
}

async function pay(to: string, type: 1 | 2, more: object = {}): Promise<string> {
  const request = { toType: type, to, currency: 'USDT', amount: '20', ...more };
  const fields = await ticketed(gateway, member, { ...request, reqNo: randomUUID(), payPassTicket: 'none' });
  const { code, body } = await device.call('/lucky_transfer/transferTo', fields);
  expect(code).toBe('0000');
  return body.billNo;
}

beforeEach(async () => {
  await withMail(member);
  await told();
});

it('tells both sides of a transfer by e-mail, once', async () => {
  const payee = await withMail(await gateway.member());
  const billNo = await pay(payee.userNo, 1);
  expect(await told()).toEqual([
    {
      channel: 'email',
      body: `【EZ Wallet】You sent 20.00 USDT. If this was not you, change your passwords now. Bill ${billNo}`,
    },
  ]);
  expect(await told(payee)).toMatchObject([
    {
      channel: 'email',
      body: expect.stringMatching(/You received 20\.00 USDT\. They are in your balance\. Bill \d+$/),
    },
  ]);
  expect(await told()).toEqual([]);
});

it('tells about a refused withdrawal when it is refused, however long it waited', async () => {
  const billNo = await pay('TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv', 2, {
    protocol: 'TRC20',
    terms: { fee: '1', total: '21' },
  });
  await gateway.db.query(sql`update withdrawal set state = 'review' where bill_no = ${billNo} and state <> 'review'`);
  expect(await told()).toEqual([]);
  await gateway.shiftClock(3 * 3_600_000);
  await operate(gateway, 'withdrawals refuse', [billNo], { reason: 'The address is on a list.' });
  expect(await told()).toMatchObject([
    { channel: 'email', body: expect.stringContaining('Your withdrawal of 20.00 USDT was refused.') },
  ]);
});

it('says nothing when the owner hides or restores an old bill', async () => {
  const billNo = await pay((await gateway.member()).userNo, 1);
  await gateway.db.query(sql`update bill set created_at = app_now() - interval '2 days' where bill_no = ${billNo}`);
  await told();
  await gateway.db.query(sql`delete from notice where about = ${billNo}`);
  expect((await device.call('/order/deleteLucky/v2', { billNos: [billNo] })).code).toBe('0000');
  expect(await told()).toEqual([]);
});

it('tells about a change of the account on every channel, with the moment from which money can leave', async () => {
  await gateway.db.tx(async (tx) => await holdOutgoing(tx, gateway.services.config.policy, member.id, 'whitelistOff'));
  const messages = await told();
  expect(messages.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
  expect(messages[0]?.body).toMatch(
    /^【EZ Wallet】Your withdrawal whitelist is off\. Money can leave your account from \d{4}-\d\d-\d\d \d\d:\d\d \(UTC\+8\)\. If this was not you, freeze your account now\.$/,
  );
});

it('tells about a login on a new device, and not of one on a known device [S48]', async () => {
  expect(await told()).toEqual([]);
  await signIn(gateway.device(), member);
  const messages = await told();
  expect(messages.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
  expect(messages[0]?.body).toContain('Someone logged in to your account on a new device');
  await signIn(device, member);
  expect(await told()).toEqual([]);
});
