import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { alarmTo, noticeTo, queueMessages } from '../../src/people/messages/notices.ts';
import { sendMessages } from '../../src/people/messages/sendMessages.ts';
import { linkIn } from '../harness/recoverySteps.ts';
import { sendNotices, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { dyingServices } from '../harness/dyingServices.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
useTestGateway({ kycLevel: 1 }, (stage) => ({ gateway, member } = stage));

const mailbox = () => `${member.userNo.toLowerCase()}@example.com`;
const told = async () =>
  await gateway.db.query<{ target: string; body: string }>(sql`
    select target, body from outbox_message where target in (${mailbox()}, ${`+86${member.phone}`}) order by id`);

beforeEach(async () => {
  await gateway.db.query(sql`update member set email = ${mailbox()}, language = 'en' where id = ${member.id}`);
});

it('goes to what the owner had before the change, in the same statement', async () => {
  const { db } = gateway.services;
  const after = sql`update member set email = 'thief@example.com', language = 'zh_CN' where id = ${member.id} returning 1`;
  await db.query(alarmTo(member.id, 'loginCodeOff', { after }));
  await sendNotices(gateway.services);
  const messages = await told();
  expect(messages.map(({ target }) => target).toSorted()).toEqual([`+86${member.phone}`, mailbox()].toSorted());
  expect(new Set(messages.map(({ body }) => linkIn(body))).size).toBe(1);
});

it('comes in the order of the changes, however many the job takes at once', async () => {
  const events = ['loginCodeOff', 'otpBound', 'passkeyAdded', 'frozen', 'holdLifted', 'otpRemoved'] as const;
  for (const event of events) await gateway.db.query(noticeTo(member.id, event));
  // Moves the first row behind the others on its page.
  await gateway.db.query(sql`update notice set facts = '{}' where member_id = ${member.id} and event = 'loginCodeOff'`);
  await queueMessages(gateway.db);
  const queued = await gateway.db.query<{ event: string }>(sql`
    select n.event from message m join notice n on n.id = m.notice_id where m.member_id = ${member.id} and m.channel = 'sms' order by m.id`);
  expect(queued.map(({ event }) => event)).toEqual(events);
});

it('tells nobody of a change that changed nothing', async () => {
  const after = sql`update member set language = 'en' where id = -1 returning 1`;
  expect(await gateway.db.query(noticeTo(member.id, 'frozen', { after }))).toEqual([]);
  await sendNotices(gateway.services);
  expect(await told()).toEqual([]);
});

it('is lost with its change when the transaction rolls back', async () => {
  const failing = gateway.db.tx(async (tx) => {
    await tx.query(noticeTo(member.id, 'frozen'));
    throw new Error('The change failed.');
  });
  await expect(failing).rejects.toThrow('The change failed.');
  await sendNotices(gateway.services);
  expect(await told()).toEqual([]);
});

it('keeps no link in the database that opens anything', async () => {
  await gateway.db.query(alarmTo(member.id, 'loginCodeOff'));
  await sendNotices(gateway.services);
  const token = linkIn((await told())[0]?.body ?? '');
  expect(token).not.toBe('');
  const rows = await gateway.db.query<{ row: string }>(sql`
    select n::text || coalesce(m::text, '') as row from notice n left join message m on m.notice_id = n.id where n.member_id = ${member.id}`);
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
});

it('goes out once, wherever a process is killed on its way', async () => {
  const { db } = gateway.services;
  let deaths = 0;
  for (let nth = 1; ; nth += 1) {
    await db.query(sql`delete from outbox_message`);
    await db.query(alarmTo(member.id, 'loginCodeOff'));
    const { services, isDead } = dyingServices(gateway, nth);
    await queueMessages(services.db).catch(() => undefined);
    await sendMessages(services).catch(() => undefined);
    await sendNotices(gateway.services);
    expect((await told()).map(({ target }) => target).toSorted(), `killed at statement ${nth}`).toEqual(
      [`+86${member.phone}`, mailbox()].toSorted(),
    );
    if (!isDead()) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(5);
});
