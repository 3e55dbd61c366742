import { randomUUID } from 'node:crypto';
import { SUPPORT_STATES } from '@ezwallet/api-client/constants';
import { describe, expect, it } from 'vitest';
import type { Policy } from '../../src/config/index.ts';
import { WEEKDAYS } from '../../src/config/policy/opening-hours.ts';
import { appNow, sql } from '../../src/db/index.ts';
import { closeConversation, supportProcess } from '../../src/house/support/process.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import { answerTicket, findTickets, readTicket, showTyping } from '../../src/house/support/staff.ts';
import { supportByItself } from '../../src/sandbox/supporter.ts';
import { freezeAccount } from '../../src/access/recovery/freezing.ts';
import { operate } from '../harness/operate.ts';
import { supportCode } from '../harness/sentCodes.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { signIn, type TestMember } from '../harness/testGateway.ts';
import { makePicture, uploadGuestPicture, uploadPicture } from '../harness/uploadPicture.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

const DAY = 24 * 60 * 60_000;
const { withSupport, withMember, closed } = SUPPORT_STATES;
let stage = {} as Stage;
useTestGateway({}, (prepared) => (stage = prepared));

async function asker(): Promise<{ readonly device: TestDevice; readonly member: TestMember }> {
  const { gateway } = stage;
  const member = await gateway.member();
  return { device: await signIn(gateway.device(), member), member };
}

/** Somebody who has proved the phone of a member, and cannot sign in. */
async function guest() {
  const { gateway } = stage;
  const member = await gateway.member();
  const device = gateway.device();
  await device.exchange();
  const { body } = await device.call('/support/guest/enter', await supportCode({ gateway, device, member }));
  return { device, member, pass: body.pass as string };
}

const ask = async (device: TestDevice, text: string, about: object = { subject: 'free' }, nonce = randomUUID()) =>
  await device.call('/support/open', { text, nonce, ...about });
const hear = async (device: TestDevice, id: string, fields: object = {}) =>
  await device.call('/support/news', { id, ...fields });
const ticketOf = async (no: string) => (await findTickets(stage.gateway.db, sql`h.no = ${no}`, 1))[0]!;
const reply = async (no: string, text: string) =>
  await answerTicket(stage.gateway.db, stage.gateway.services.config.policy, (await ticketOf(no)).id, text, 'Mia');

describe('a conversation with support', () => {
  it('begins with an automatic answer, takes turns, shows what was read, and tells the member of an answer', async () => {
    const { device } = await asker();
    const { body } = await ask(device, 'How do I change my phone number?');
    const first = (await hear(device, body.id)).body;
    expect(first).toMatchObject({ state: withSupport, subject: 'free', seenBySupport: 0, lastSeq: 2 });
    expect(first.messages.map(({ by }: { by: string }) => by)).toEqual(['member', 'house']);

    await readTicket(stage.gateway.db, (await ticketOf(body.id)).id);
    expect((await hear(device, body.id, { after: 2 })).body).toMatchObject({ seenBySupport: 2, messages: [] });
    await reply(body.id, 'Under Security, then Phone number.');
    const { list, answerMinutes } = (await device.call('/support/conversations')).body;
    expect(list).toMatchObject([{ id: body.id, state: withMember, unread: 1, lastBy: 'staff' }]);
    expect(answerMinutes).toBeGreaterThanOrEqual(1);
    const inbox = (await device.call('/exchangeInbox/getListV2', { pageNo: 1, pageSize: 10 })).body;
    expect(inbox.list[0]).toMatchObject({ type: 0, isRead: 0, link: `/chat?id=${body.id}` });

    await device.call('/support/seen', { id: body.id, seq: 3 });
    expect((await device.call('/support/conversations')).body.list[0].unread).toBe(0);
    const read = (await device.call('/exchangeInbox/getListV2', { pageNo: 1, pageSize: 10 })).body;
    expect(read.list[0].isRead).toBe(1);
    const said = { id: body.id, kind: 'text', text: ' Found it. ', nonce: randomUUID() };
    expect((await device.call('/support/send', said)).body).toMatchObject({ seq: 4, text: 'Found it.', by: 'member' });
    expect((await device.call('/support/send', said)).body.seq).toBe(4);
    expect((await hear(device, body.id, { after: 4 })).body.state).toBe(withSupport);
  });

  it('is one for each subject, however often its first message is sent', async () => {
    const { device } = await asker();
    const nonce = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => await ask(device, 'My level', { subject: 'verification' }, nonce)),
    );
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    const again = await ask(device, 'Still my level', { subject: 'verification' });
    expect(ids).toContain(again.body.id);
    expect((await hear(device, again.body.id)).body.messages.map(({ text }: { text: string }) => text)).toEqual([
      'My level',
      expect.any(String),
      'Still my level',
    ]);
  });

  it('knows only bills and orders of its asker, and holds five of them open', async () => {
    const { device } = await asker();
    const foreign = { subject: 'order', reference: '202611210930150000042' };
    expect((await ask(device, 'Where is it?', foreign)).code).toBe('ORDER_NOT_FOUND');
    expect((await ask(device, 'Where is it?', { subject: 'order' })).code).toBe('ORDER_NOT_FOUND');
    expect((await ask(device, 'Hello', { subject: 'free', reference: '42' })).code).toBe('ORDER_NOT_FOUND');
    const subjects = ['free', 'verification', 'account', 'login'];
    for (const subject of subjects) expect((await ask(device, 'Hello', { subject })).code).toBe('0000');
  });

  it('closes by either side and after a week of silence, and opens again with a message', async () => {
    const { gateway } = stage;
    const { device } = await asker();
    const { id } = (await ask(device, 'A question')).body;
    expect((await device.call('/support/close', { id })).body).toBe(true);
    expect((await device.call('/support/close', { id })).body).toBe(true);
    expect((await hear(device, id)).body.state).toBe(closed);
    await device.call('/support/send', { id, kind: 'text', text: 'One more', nonce: randomUUID() });
    await reply(id, 'An answer');
    expect((await hear(device, id)).body.state).toBe(withMember);
    await closeConversation(gateway.db, (await ticketOf(id)).id, 'operator');
    await reply(id, 'One thing more');
    await gateway.shiftClock(8 * 24 * 60 * 60_000);
    await fireDeadlines(gateway.db, gateway.services.config.policy, [supportProcess]);
    expect((await ticketOf(id)).state).toBe('closed');
  });

  it('answers a waiting call at once when support types, writes or closes', async () => {
    const { gateway } = stage;
    const { device } = await asker();
    const { id } = (await ask(device, 'A question')).body;
    const { policy } = gateway.services.config;
    const ticket = (await ticketOf(id)).id;
    const typing = hear(device, id, { after: 2, wait: true, stateSeen: withSupport });
    await showTyping(gateway.db, policy, ticket);
    expect((await typing).body).toMatchObject({ isTyping: true, messages: [] });
    const written = hear(device, id, { after: 2, wait: true, stateSeen: withSupport, typingSeen: true });
    await answerTicket(gateway.db, policy, ticket, 'Here it is.', 'Mia');
    expect((await written).body).toMatchObject({ isTyping: false, messages: [{ text: 'Here it is.' }] });
    await hear(device, id, { after: 3, isTyping: true });
    const { types } = await gateway.db.one<{ types: boolean }>(
      sql`select opener_types_until > app_now() as types from conversation where no = ${id}`,
    );
    expect(types).toBe(true);
    expect((await operate(gateway, 'support show', [id])).text).toMatch(/ is typing$/);
    await gateway.shiftClock(policy.support.typing + 1);
    expect((await operate(gateway, 'support show', [id])).text).not.toContain('is typing');
  });

  it('is answered by the person of staff who took it, until they release it or their time is over', async () => {
    const { gateway } = stage;
    const { policy } = gateway.services.config;
    const { device } = await asker();
    const no: string = (await ask(device, 'A question')).body.id;
    const by = async (name: string, verb: string, values: Record<string, string> = {}) =>
      (await operate(gateway, `support ${verb}`, [no], values, undefined, name)).text;
    const answer = { text: 'An answer.' };
    expect(await by('Ann', 'take')).toContain('yours until');
    expect(await by('Ann', 'take')).toContain('yours until');
    expect((await operate(gateway, 'support show', [no])).text).toMatch(/taken by Ann since \d{4}-/);
    expect((await operate(gateway, 'support list')).text).toMatch(new RegExp(`${no}.*Ann \\d{4}-`));
    for (const verb of ['take', 'reply', 'release', 'close'])
      await expect(by('Ben', verb, answer)).rejects.toThrow(/^Ann took .* or when Ann releases it\.$/);
    await gateway.db.query(
      sql`update conversation set updated_at = app_now() - interval '20 seconds' where no = ${no}`,
    );
    await supportByItself(gateway.db, policy);
    expect((await ticketOf(no)).state).toBe('withSupport');

    expect(await by('Ann', 'reply', answer)).toContain('answered');
    expect(await by('Ann', 'release')).toContain('free');
    expect(await by('Ben', 'reply', answer)).toContain('answered');
    // Two at once: one has it.
    const taking = await Promise.allSettled([by('Ann', 'take'), by('Ben', 'take')]);
    expect(taking.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await gateway.db.query(sql`update conversation set taken_until = app_now() where no = ${no}`);
    expect((await ticketOf(no)).taken).toBeNull();
    expect(await by('Cai', 'take')).toContain('yours until');
    expect(await by('Cai', 'close')).toContain('closed');
    expect((await ticketOf(no)).taken).toBeNull();
  });

  it('says when people answer again, in the language of its asker', async () => {
    const { gateway } = stage;
    const { policy } = gateway.services.config;
    const closed = { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] };
    const now = await appNow(gateway.db);
    // Closed from the first minute of this day on, until a morning within a week.
    const today = new Date(now).getUTCDay();
    const opening = WEEKDAYS[(today + 2) % 7]!;
    const hours = { timeZone: 'Asia/Hong_Kong', ...closed, [opening]: [[9 * 60, 18 * 60]] } as const;
    Object.assign(gateway.services.config, { policy: { ...policy, support: { ...policy.support, hours } } });
    try {
      const words = { en: 'People answer again from', zh_CN: '现在是客服休息时间', zh_HK: '現在是客服休息時間' };
      for (const [messageLanguage, said] of Object.entries(words)) {
        const { device } = await asker();
        await device.call('/exchangeUser/setMessageLanguage', { messageLanguage });
        const { id } = (await ask(device, 'A question')).body;
        const { messages, opensAt } = (await hear(device, id)).body;
        expect(messages[1].text).toContain(said);
        expect(messages[1].text).toContain('09:00');
        expect(messages[1].text).toContain('GMT+8');
        expect(opensAt).toBeGreaterThan(now);
        expect(new Date(opensAt).toISOString().slice(11, 16)).toBe('01:00');
        expect((await device.call('/support/conversations')).body.opensAt).toBe(opensAt);
        expect((await gateway.device().call('/common/getCommonConfigs')).body.supportOpensAt).toBe(opensAt);
      }
    } finally {
      Object.assign(gateway.services.config, { policy });
    }
  });

  it('takes pictures of its asker, and lets nobody else read or write', async () => {
    const [one, other] = [await asker(), await asker()];
    const { id } = (await ask(one.device, 'A question')).body;
    const fileId = await uploadPicture(one.device);
    const sent = { id, kind: 'image', fileId, nonce: randomUUID() };
    expect((await one.device.call('/support/send', sent)).body).toMatchObject({ kind: 'image', fileId });
    const foreign = { id, kind: 'image', fileId: await uploadPicture(other.device), nonce: randomUUID() };
    expect((await one.device.call('/support/send', foreign)).code).toBe('ARGS_INVALID');
    expect((await hear(other.device, id)).code).toBe('ORDER_NOT_FOUND');
    expect((await other.device.call('/support/close', { id })).code).toBe('ORDER_NOT_FOUND');
  });

  it('has its messages answered in the sandbox, in the language of the question', async () => {
    const { gateway } = stage;
    const { device } = await asker();
    const { id } = (await ask(device, '我的订单没有到账', { subject: 'free' })).body;
    const { policy } = gateway.services.config;
    await gateway.db.query(
      sql`update conversation set updated_at = app_now() - interval '20 seconds' where no = ${id}`,
    );
    await supportByItself(gateway.db, policy);
    await supportByItself(gateway.db, policy);
    const { messages, state } = (await hear(device, id)).body;
    expect(state).toBe(withMember);
    expect(messages).toHaveLength(3);
    expect(messages[2].text).toContain('谢谢');
  });
});

describe('a guest', () => {
  it('proves a phone, and a frozen member reaches support that way, over several visits', async () => {
    const { gateway } = stage;
    const member = await gateway.member();
    await gateway.db.tx(async (tx) => await freezeAccount(tx, member.id, 'member'));
    const device = gateway.device();
    await device.exchange();
    const entered = await device.call('/support/guest/enter', await supportCode({ gateway, device, member }));
    expect(entered.code).toBe('0000');
    const { pass } = entered.body;
    expect((await device.call('/support/guest/news', { pass })).body).toMatchObject({
      state: withMember,
      messages: [],
    });
    const said = { pass, text: 'My account is frozen, and it was not me.', nonce: randomUUID() };
    expect((await device.call('/support/guest/send', said)).body).toMatchObject({ seq: 1 });
    expect((await device.call('/support/guest/send', said)).body).toMatchObject({ seq: 1 });
    const { messages, reference } = (await device.call('/support/guest/news', { pass })).body;
    expect(messages.map(({ by }: { by: string }) => by)).toEqual(['member', 'house']);
    expect(reference).toBe('');
    const [ticket] = await findTickets(gateway.db, sql`h.guest = ${`+86 ${member.phone}`}`, 5);
    const { userNo } = await gateway.db.one<{ userNo: string }>(
      sql`select user_no as "userNo" from member where id = ${member.id}`,
    );
    expect(ticket).toMatchObject({ subject: 'login', userNo: null, reference: userNo });
    await answerTicket(gateway.db, gateway.services.config.policy, ticket!.id, 'We open it again for you.', 'Mia');
    expect((await device.call('/support/guest/news', { pass, after: 2 })).body.messages).toMatchObject([
      { by: 'staff' },
    ]);
  });

  it('without an account is answered in the language of their page', async () => {
    const { gateway } = stage;
    const device = gateway.device();
    await device.exchange();
    const code = await supportCode({ gateway, device, member: { phone: '13100008888' } });
    const { pass } = (await device.call('/support/guest/enter', { ...code, lang: 'zh_CN' })).body;
    await device.call('/support/guest/send', { pass, text: '我收不到验证码', nonce: randomUUID() });
    const { messages } = (await device.call('/support/guest/news', { pass })).body;
    expect(messages[1].text).toContain('感谢留言');
  });

  it('sends pictures, which the conversation’s pass and staff read, and nobody else', async () => {
    const { gateway } = stage;
    const [one, other] = [await guest(), await guest()];
    const fileId = await uploadGuestPicture(one.device, one.pass);
    const sent = { pass: one.pass, kind: 'image', fileId, nonce: randomUUID() };
    expect((await one.device.call('/support/guest/send', sent)).body).toMatchObject({ kind: 'image', fileId, seq: 1 });
    expect((await one.device.call('/support/guest/send', sent)).body.seq).toBe(1);
    const { messages } = (await one.device.call('/support/guest/news', { pass: one.pass })).body;
    expect(messages.map(({ by }: { by: string }) => by)).toEqual(['member', 'house']);
    expect((await one.device.call('/support/guest/image', { pass: one.pass, fileId })).body).toMatchObject({
      src: expect.stringMatching(/^data:image\/png;base64,/),
      w: 24,
      h: 24,
    });

    // Another guest, a member, and the owner of the phone by their session.
    const foreign = { pass: other.pass, fileId };
    expect((await other.device.call('/support/guest/image', foreign)).code).toBe('RECORD_ALREADY_DELETED');
    const stolen = { ...foreign, kind: 'image', nonce: randomUUID() };
    expect((await other.device.call('/support/guest/send', stolen)).code).toBe('ARGS_INVALID');
    const owner = await signIn(gateway.device(), one.member);
    for (const device of [owner, (await asker()).device]) {
      expect((await device.call('/common/getImage', { fileId })).code).toBe('RECORD_ALREADY_DELETED');
      const { id } = (await ask(device, 'A question')).body;
      const mine = { id, kind: 'image', fileId, nonce: randomUUID() };
      expect((await device.call('/support/send', mine)).code).toBe('ARGS_INVALID');
    }
    const own = await uploadPicture(owner);
    const unproven = { pass: one.pass, kind: 'image', fileId: own, nonce: randomUUID() };
    expect((await one.device.call('/support/guest/send', unproven)).code).toBe('ARGS_INVALID');
    expect((await one.device.call('/support/guest/image', { pass: one.pass, fileId: own })).code).toBe(
      'RECORD_ALREADY_DELETED',
    );

    const { no } = await gateway.db.one<{ no: string }>(
      sql`select no from conversation where guest = ${`+86 ${one.member.phone}`}`,
    );
    expect((await operate(gateway, 'support show', [no])).text).toContain(`picture ${fileId}`);
    const looked = operate(gateway, 'support look', [no], { as: 'Mia' }, (line) => {
      if (!line.startsWith('http')) return;
      const [url = ''] = line.split(' ');
      void fetch(url).then(
        async () => await fetch(`${url}/content`).then(async (answer) => await answer.arrayBuffer()),
      );
    });
    expect((await looked).text).toMatch(/1 of 1 files seen$/);
    expect(await gateway.db.query(sql`select by_staff, about from staff_look where file_id = ${fileId}`)).toMatchObject(
      [{ by_staff: 'Mia', about: no }],
    );

    await gateway.db.query(sql`update support_pass set expires_at = app_now()`);
    expect((await one.device.call('/support/guest/image', { pass: one.pass, fileId })).code).toBe('EXPIRED');
    const late = { pass: one.pass, fileBase64: (await makePicture()).toString('base64'), fileName: 'screen.png' };
    expect((await one.device.call('/support/guest/upload', late)).code).toBe('EXPIRED');
  });

  it('sends only pictures, and only as much as the policy gives to a conversation, a device and a network', async () => {
    const { gateway } = stage;
    const { policy } = gateway.services.config;
    const kilobytes = 64;
    const picture = await makePicture(100);
    const size = Math.ceil(picture.length / 1000);
    expect(size).toBeLessThan(kilobytes);
    const upload = async ({ device, pass }: { device: TestDevice; pass: string }, bytes = picture) =>
      (
        await device.call('/support/guest/upload', {
          pass,
          fileBase64: bytes.toString('base64'),
          fileName: 'screen.png',
        })
      ).code;
    const free = { hour: 1_000_000, day: 1_000_000 };
    const none = { device: free, conversation: free, network: free, house: free };
    const withLimits = async (guestFile: Policy['costs']['guestFile'], megabytesOfGuest = 50) => {
      Object.assign(gateway.services.config, {
        policy: {
          ...policy,
          costs: { ...policy.costs, guestFile },
          files: { ...policy.files, megabytesOfGuest },
        },
      });
      return await guest();
    };
    try {
      const few = { hour: kilobytes, day: kilobytes };
      for (const scope of ['conversation', 'device'] as const) {
        const one = await withLimits({ ...none, [scope]: few });
        const codes = [await upload(one), await upload(one)];
        expect(codes).toEqual(['0000', 'REQUEST_TOO_FREQUENT']);
        expect(await upload(await guest())).toBe('0000');
      }
      for (const [index, scope] of (['network', 'house'] as const).entries()) {
        await gateway.shiftClock((10 + 2 * index) * DAY);
        const one = await withLimits({ ...none, [scope]: few });
        expect(await upload(one)).toBe('0000');
        expect(await upload(await guest())).toBe('REQUEST_TOO_FREQUENT');
      }
      const full = await withLimits(none, 1);
      await gateway.db.query(sql`update stored_file set size = 1_000_000 where conversation_id is not null`);
      expect(await upload(full)).toBe('0000');
      await gateway.db.query(sql`update stored_file set size = 999_999 where conversation_id is not null`);
      expect(await upload(full)).toBe('OVER_MAX_TOTAL');
      expect(await upload(await guest(), Buffer.from('<html><script>alert(1)</script></html>'))).toBe('TYPE_INVALID');
    } finally {
      Object.assign(gateway.services.config, { policy });
    }
  });

  it('needs the code, and a pass that is not too old', async () => {
    const { gateway } = stage;
    const member = { phone: `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` };
    const device = gateway.device();
    await device.exchange();
    const fields = await supportCode({ gateway, device, member });
    const wrong = { ...fields, verifyCode: fields.verifyCode === '000000' ? '000001' : '000000' };
    expect((await device.call('/support/guest/enter', wrong)).code).toBe('EXPIRED');
    const { pass } = (await device.call('/support/guest/enter', fields)).body;
    expect((await device.call('/support/guest/enter', fields)).code).toBe('EXPIRED');
    expect((await device.call('/support/guest/news', { pass: `${pass}x` })).code).toBe('EXPIRED');
    await gateway.db.query(sql`update support_pass set expires_at = app_now()`);
    expect((await device.call('/support/guest/news', { pass })).code).toBe('EXPIRED');
  });
});
