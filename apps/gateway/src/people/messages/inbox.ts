import { MESSAGE_TYPES } from '@ezwallet/api-client/constants';
import type { contract, InboxMessage, SiteMessage } from '@ezwallet/api-client/contract';
import { readScales } from '../../assets/amounts.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { type Sql, sql, together } from '../../db/index.ts';
import type { Language } from '../../outside/mail/letter.ts';
import { linkOf } from './linkOf.ts';
import { type NoticeFacts, readFacts } from './notice-facts.ts';
import type { MessageEvent, SentSubject } from './subjects.ts';
import { writeLine } from './writeMessage.ts';

type MessageType = InboxMessage['type'];

const { site, system, trade, funds, promotion } = MESSAGE_TYPES;

/** The place of each subject in the inbox. Codes have no notice. */
const TYPES = {
  code: system,
  newDevice: system,
  securityChange: system,
  order: trade,
  transferIn: funds,
  transferOut: funds,
  recharge: funds,
  withdrawal: funds,
  support: site,
  promotion,
} as const satisfies Readonly<Record<SentSubject, MessageType>>;

const subjectsOf = (types: readonly MessageType[]): readonly string[] =>
  Object.entries(TYPES).flatMap(([subject, type]) => (types.includes(type) ? [subject] : []));

/** Money that left or came back while nobody looked. Screens tell everything else that moves. */
const AS_TOAST: readonly MessageEvent[] = ['withdrawalDone', 'withdrawalReturned'];
/** Somebody is at the account: it stays until the member has looked. */
const AS_CARD: readonly MessageEvent[] = ['newDevice'];

interface Row {
  readonly id: string;
  readonly type: SentSubject;
  readonly event: MessageEvent;
  readonly facts: NoticeFacts;
  readonly isRead: 0 | 1;
  readonly createdAt: number;
  readonly language: Language | null;
}

const ROW = sql`n.id::text as id, n.type, n.event, n.facts, (n.read_at is not null)::int as "isRead", n.created_at as "createdAt",
  (select language from member where id = n.member_id) as language`;

function siteMessage(row: Row, scaleOf: (asset: string) => number): SiteMessage {
  const [title, content] = writeLine(row, row.event, readFacts(row.facts, scaleOf));
  return { id: row.id, title, content };
}

const inboxMessage = (row: Row, scaleOf: (asset: string) => number): InboxMessage => ({
  ...siteMessage(row, scaleOf),
  type: TYPES[row.type],
  isRead: row.isRead,
  createdAt: row.createdAt,
  link: linkOf(row),
});

interface Filter {
  readonly typeList?: readonly MessageType[] | undefined;
  readonly isRead?: 0 | 1 | undefined;
  readonly startDate?: number | undefined;
  readonly endDate?: number | undefined;
}

/** Times of the wire are milliseconds, and notices have parts of one. */
const instant = (ms: number): Sql => sql`to_timestamp(${ms}::float8 / 1000)`;

/** A condition on `notice n`. */
function matching(memberId: bigint, { typeList, isRead, startDate, endDate }: Filter): Sql {
  return [
    ...(typeList ? [sql`n.type = any(${subjectsOf(typeList)}::text[])`] : []),
    ...(isRead === undefined ? [] : [isRead === 1 ? sql`n.read_at is not null` : sql`n.read_at is null`]),
    ...(startDate === undefined ? [] : [sql`n.created_at >= ${instant(startDate)}`]),
    ...(endDate === undefined ? [] : [sql`n.created_at < ${instant(endDate + 1)}`]),
  ].reduce((all, part) => sql`${all} and ${part}`, sql`n.member_id = ${memberId}`);
}

export const getListV2: Handler<typeof contract.inbox.getListV2> = async (
  { pageNo, pageSize, ...filter },
  { db, session: { memberId }, ledger },
) => {
  const mine = matching(memberId, filter);
  const [counts, rows] = await together(db, (reader) => [
    reader.one<{ total: number; unReadNum: number }>(sql`
      select (select count(*)::int from notice n where ${mine}) as total,
        (select count(*)::int from notice n where n.member_id = ${memberId} and n.read_at is null) as "unReadNum"`),
    reader.query<Row>(sql`
      select ${ROW} from notice n where ${mine} order by n.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`),
  ]);
  const scaleOf = await readScales(ledger);
  return { pageNo, pageSize, ...counts, list: rows.map((row) => inboxMessage(row, scaleOf)) };
};

/** Ids are numbers of notices. Anything else names none. */
const idsOf = (text: string): readonly string[] => text.split(',').filter((id) => /^\d{1,18}$/.test(id));

export const getInbox: Handler<typeof contract.inbox.getInbox> = async ({ id }, { db, session, ledger }) => {
  const row = await db.maybe<Row>(sql`
    select ${ROW} from notice n where n.member_id = ${session.memberId} and n.id = any(${idsOf(id)}::bigint[])`);
  if (!row) throw new ApiFailure('RECORD_ALREADY_DELETED');
  return inboxMessage(row, await readScales(ledger));
};

export const setRead: Handler<typeof contract.inbox.setRead> = async ({ id }, { db, session }) => {
  await db.query(sql`
    update notice set read_at = app_now()
    where member_id = ${session.memberId} and id = any(${idsOf(id)}::bigint[]) and read_at is null`);
  return true;
};

export const getSiteMsg: Handler<typeof contract.inbox.getSiteMsg> = async (
  { pageNo, pageSize, typeList, ...filter },
  { db, session: { memberId, tokenHash }, ledger },
) => {
  const shown = [...AS_TOAST, ...AS_CARD];
  const [counts, list] = await together(db, (reader) => [
    reader.one<{ unReadNum: number }>(sql`
      select count(*)::int as "unReadNum" from notice n where ${matching(memberId, { typeList })} and n.read_at is null`),
    // A login on a new device is news on those that the account knew before. One person has one session, so that the session
    // here is always newer than a login elsewhere. The notice of this device has the very time at which it became known.
    reader.query<Row>(sql`
      select ${ROW} from notice n join session s on s.token_hash = ${tokenHash}
      join member_device d on d.member_id = s.member_id and d.device_id = s.device_id
      where ${matching(memberId, filter)} and n.event = any(${shown}::text[])
        and (n.event <> all(${AS_CARD}::text[]) or n.created_at > d.first_at)
      order by n.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`),
  ]);
  const scaleOf = await readScales(ledger);
  const as = (events: readonly MessageEvent[]) =>
    list.filter(({ event }) => events.includes(event)).map((row) => siteMessage(row, scaleOf));
  return { ...counts, toastLists: as(AS_TOAST), popupLists: as(AS_CARD) };
};
