import { expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

interface Written {
  readonly to?: TestMember;
  readonly type?: string;
  readonly facts?: object;
  /** Seconds from now. */
  readonly in?: number;
}

async function write(event: string, { to = member, type = 'securityChange', facts = {}, in: after = 0 }: Written = {}) {
  const { id } = await gateway.db.one<{ id: string }>(sql`
    insert into notice (member_id, type, event, about, facts, created_at)
    values (${to.id}, ${type}, ${event}, gen_random_uuid()::text, ${JSON.stringify(facts)}::jsonb, app_now() + ${after}::float8 * interval '1 second')
    returning id::text`);
  return id;
}

const page = { pageNo: 1, pageSize: 20 };
const list = async (filter: object = {}) =>
  (await device.call('/exchangeInbox/getListV2', { ...page, ...filter })).body as {
    total: number;
    unReadNum: number;
    list: { id: string; title: string; content: string; type: number; isRead: number; link: string }[];
  };
const outside = async () =>
  (await device.call('/exchangeInbox/getSiteMsg', { pageNo: 1, pageSize: 100, isRead: 0 })).body as {
    unReadNum: number;
    toastLists: { id: string }[];
    popupLists: { id: string }[];
  };
const COINS = { currency: 'USDT', amount: '20000000' };

/** Only what the test writes. */
async function empty(): Promise<void> {
  await gateway.db.query(sql`delete from notice where member_id = ${member.id}`);
  await gateway.db.query(sql`update member set language = 'en' where id = ${member.id}`);
}

it('lists what happened to the member, newest first, in the language of the member and with a link into the app', async () => {
  await empty();
  await write('transferIn', { type: 'transferIn', facts: { ...COINS, billNo: 'B1' } });
  await write('match seller', { type: 'order', facts: { ...COINS, billNo: 'S1' } });
  await write('match buyer', { type: 'order', facts: { ...COINS, billNo: 'P1' } });
  await write('newDevice', { type: 'newDevice', facts: { device: 'Chrome on Windows' } });
  await write('passwordChanged');
  const { total, unReadNum, list: rows } = await list();
  expect({ total, unReadNum }).toEqual({ total: 5, unReadNum: 5 });
  expect(rows.map(({ type, link, isRead }) => ({ type, link, isRead }))).toEqual([
    { type: 1, link: '/security', isRead: 0 },
    { type: 1, link: '/devices', isRead: 0 },
    { type: 2, link: '/order/detail?billNo=P1', isRead: 0 },
    { type: 2, link: '/sellOrder/detail?billNo=S1', isRead: 0 },
    { type: 3, link: '/order/detail?billNo=B1', isRead: 0 },
  ]);
  expect(rows.at(-1)).toMatchObject({ title: 'You received 20.00 USDT.' });
  await gateway.db.query(sql`update member set language = 'zh_HK' where id = ${member.id}`);
  expect((await list()).list.at(-1)?.title).toContain('20.00 USDT');
  expect((await list()).list.at(-1)?.title).not.toContain('received');
});

it('filters by subject, by what was read, and by time; unread counts all', async () => {
  await empty();
  const first = await write('transferIn', { type: 'transferIn', facts: { ...COINS, billNo: 'B1' } });
  await write('passwordChanged');
  expect((await list({ typeList: [3] })).list.map(({ id }) => id)).toEqual([first]);
  expect((await list({ typeList: [0, 4] })).list).toEqual([]);
  expect((await device.call('/exchangeInbox/setRead', { id: first })).body).toBe(true);
  expect(await list({ isRead: 1 })).toMatchObject({ total: 1, unReadNum: 1, list: [{ id: first, isRead: 1 }] });
  expect(await list({ endDate: 1 })).toMatchObject({ total: 0, unReadNum: 1, list: [] });
});

it('reads and marks only messages of the caller', async () => {
  await empty();
  const other = await gateway.member();
  const theirs = await write('passwordChanged', { to: other });
  const own = await write('passwordChanged');
  expect((await device.call('/exchangeInbox/getInbox', { id: own })).body).toMatchObject({ id: own, type: 1 });
  for (const id of [theirs, 'ms_4Tz8', '999999999999999999'])
    expect((await device.call('/exchangeInbox/getInbox', { id })).code).toBe('RECORD_ALREADY_DELETED');
  await device.call('/exchangeInbox/setRead', { id: `${own},${theirs},x` });
  const theirRow = await gateway.db.one(
    sql`select read_at is null as "isUnread" from notice where id = ${theirs}::bigint`,
  );
  expect(theirRow).toEqual({ isUnread: true });
  expect((await list()).unReadNum).toBe(0);
});

it('a login is a card on the other devices, and money that left is a toast, until they were read', async () => {
  await empty();
  const here = await write('newDevice', { type: 'newDevice', facts: { device: 'this one' }, in: -60 });
  const elsewhere = await write('newDevice', { type: 'newDevice', facts: { device: 'another' }, in: 60 });
  const sent = await write('withdrawalDone', { type: 'withdrawal', facts: { ...COINS, billNo: 'W1' } });
  const { unReadNum, toastLists, popupLists } = await outside();
  expect(unReadNum).toBe(3);
  expect(toastLists.map(({ id }) => id)).toEqual([sent]);
  expect(popupLists.map(({ id }) => id)).toEqual([elsewhere]);
  await device.call('/exchangeInbox/setRead', { id: [here, elsewhere, sent].join(',') });
  expect(await outside()).toEqual({ unReadNum: 0, toastLists: [], popupLists: [] });
});

it('a real login on a new device is in the inbox of the first', async () => {
  await empty();
  await gateway.shiftClock(60_000);
  await signIn(gateway.device(), member);
  await signIn(device, member);
  expect((await list()).list.map(({ link }) => link)).toContain('/devices');
});
