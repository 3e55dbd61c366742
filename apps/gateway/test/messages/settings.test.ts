import { beforeEach, describe, expect, it } from 'vitest';
import type { MessageSetting, SentMessage } from '@ezwallet/api-client/contract';
import { sql } from '../../src/db/index.ts';
import { sendMessages } from '../../src/people/messages/sendMessages.ts';
import { SUBJECTS } from '../../src/people/messages/subjects.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { captchaTicket, sendNotices, signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const read = async (channel: 'sms' | 'email'): Promise<{ bound: boolean; list: MessageSetting[] }> =>
  (await device.call('/exchangeUser/messageFlag', { channel })).body;
const change = async (channel: string, type: string, on: boolean) =>
  (await device.call('/exchangeUser/modifyMessageFlag', { channel, type, on })).code;
const sent = async (fields: object = {}): Promise<{ total: number; list: SentMessage[] }> =>
  (await device.call('/exchangeUser/sentMessages', { channel: 'sms', pageNo: 1, pageSize: 20, ...fields })).body;
const onOf = ({ list }: { list: MessageSetting[] }, type: string) => list.find((row) => row.type === type)?.on;

/** Writes a notice with its message, and does not send it. */
const queue = async (event: 'transferIn' | 'hold whitelistOff', channel: 'sms' | 'email') =>
  await gateway.db.query(sql`
    with told as (
      insert into notice (member_id, type, event, about, facts, is_queued)
      values (${member.id}, ${event === 'transferIn' ? event : 'securityChange'}, ${event}, gen_random_uuid()::text,
        '{"currency": "USDT", "amount": "20000000", "billNo": "1"}', true)
      returning *
    )
    insert into message (member_id, channel, type, notice_id) select member_id, ${channel}, type, id from told`);

beforeEach(async () => {
  await gateway.db.query(sql`
    update member set email = ${`${member.userNo}@example.com`}, language = 'en', anti_phishing_code = 'blue kettle' where id = ${member.id}`);
  await gateway.services.messenger.settle();
  await gateway.db.query(sql`delete from message where member_id = ${member.id}`);
});

describe('the settings', () => {
  it('list every subject that the gateway sends, with a sample in the language of the member and the anti-phishing code', async () => {
    const { bound, list } = await read('sms');
    expect(bound).toBe(true);
    expect(list.map(({ type }) => type)).toEqual(Object.keys(SUBJECTS));
    for (const { sample } of list)
      expect(sample).toMatch(/^【EZ Wallet】[^{}\u4e00-\u9fff]+\nAnti-phishing code: blue kettle$/u);
    expect((await device.call('/exchangeUser/setMessageLanguage', { messageLanguage: 'zh_HK' })).code).toBe('0000');
    expect((await read('email')).list[1]?.sample).toBe(
      '【EZ Wallet】你的帳戶在新裝置登入：iPhone 上的 Safari。如非本人操作，請立即凍結帳戶。\n防釣魚碼: blue kettle',
    );
  });

  it('keep what a member chooses, for that channel and that member', async () => {
    expect(onOf(await read('sms'), 'transferIn')).toBe(false);
    expect(await change('sms', 'transferIn', true)).toBe('0000');
    expect(onOf(await read('sms'), 'transferIn')).toBe(true);
    expect(await change('email', 'transferIn', false)).toBe('0000');
    expect(await change('email', 'transferIn', false)).toBe('0000');
    expect([onOf(await read('sms'), 'transferIn'), onOf(await read('email'), 'transferIn')]).toEqual([true, false]);
    await signIn(device, await gateway.member());
    expect(onOf(await read('sms'), 'transferIn')).toBe(false);
  });

  it.each(['code', 'newDevice', 'securityChange', 'kyc'])('cannot switch %s', async (type) => {
    for (const on of [true, false]) expect(await change('sms', type, on)).toBe('CONDITION_NOT_FULLFILL');
    expect(await gateway.db.query(sql`select 1 from message_setting where member_id = ${member.id}`)).toEqual([]);
  });

  it('need a phone or an address on the channel', async () => {
    await gateway.db.query(sql`update member set email = null where id = ${member.id}`);
    expect((await read('email')).bound).toBe(false);
    expect(await change('email', 'order', false)).toBe('CONDITION_NOT_FULLFILL');
  });
});

it('does not send what the member has switched off since, and sends what nobody can switch off', async () => {
  await queue('transferIn', 'email');
  await queue('hold whitelistOff', 'email');
  for (const type of ['transferIn', 'securityChange'])
    await gateway.db.query(
      sql`insert into message_setting (member_id, channel, type, is_on) values (${member.id}, 'email', ${type}, false)`,
    );
  await sendMessages(gateway.services);
  const { list } = await sent({ channel: 'email' });
  expect(list).toMatchObject([{ type: 'securityChange', state: 'sent' }]);
});

describe('the messages that went out', () => {
  it('are shown to their owner alone, masked, as they were sent', async () => {
    await queue('transferIn', 'sms');
    expect((await sent()).list).toMatchObject([{ type: 'transferIn', state: 'waiting', target: '', text: '' }]);
    await sendMessages(gateway.services);
    const text =
      '【EZ Wallet】You received 20.00 USDT. They are in your balance. Bill 1\nAnti-phishing code: blue kettle';
    expect(await sent()).toMatchObject({
      total: 1,
      list: [{ state: 'sent', target: `+86 •••• ${member.phone.slice(-4)}`, text }],
    });
    expect(await sent({ type: 'order' })).toMatchObject({ total: 0, list: [] });
    expect(await sent({ channel: 'email' })).toMatchObject({ total: 0 });
    expect(await sent({ pageNo: 2 })).toMatchObject({ total: 1, list: [] });
    await signIn(device, await gateway.member());
    await sendNotices(gateway.services);
    expect(await sent()).toMatchObject({ total: 1, list: [{ type: 'newDevice' }] });
  });

  it('have no one-time code: neither the answer nor the database', async () => {
    const ticket = await captchaTicket(device, 'sendCode', member.phone);
    const target = { countryCode: '86', phone: member.phone };
    expect(
      (await device.call('/exchangeUser/sendMsg', { scene: 'login', ...target, captchaTicket: ticket })).code,
    ).toBe('0000');
    const code = await gateway.code(`+86${member.phone}`);
    expect(code).toMatch(/^\d{6}$/);
    const { list } = await sent({ type: 'code' });
    expect(list).toMatchObject([
      { type: 'code', state: 'sent', text: expect.stringContaining('•••••• is your code to log in') },
    ]);
    const rows = await gateway.db.query<{ row: string }>(
      sql`select m::text as row from message m where member_id = ${member.id}`,
    );
    expect(rows.map(({ row }) => row).join('')).not.toContain(code);
  });

  it('leave no trace of a code for somebody without an account', async () => {
    const phone = '13700000001';
    const ticket = await captchaTicket(device, 'sendCode', phone);
    await device.call('/exchangeUser/sendMsg', { scene: 'register', countryCode: '86', phone, captchaTicket: ticket });
    expect(await gateway.message(`+86${phone}`)).toContain('用于注册');
    expect(await gateway.db.query(sql`select 1 from message where target like '%0001'`)).toEqual([]);
  });
});

it('knows three languages, and nothing else is one', async () => {
  for (const messageLanguage of ['fr', 'zh', '', null, 'zh_CN; drop table member'])
    expect((await device.call('/exchangeUser/setMessageLanguage', { messageLanguage })).code).toBe('ARGS_INVALID');
  expect(await gateway.db.one(sql`select language from member where id = ${member.id}`)).toEqual({ language: 'en' });
});
