import { type Db, type Sql, sql } from '../../db/index.ts';
import type { LoginName } from '../members/login-name.ts';
import { NOTICES, type OwnerNotice } from './account-events.ts';
import type { Link } from './stop-links.ts';
import { EVENTS, RULES } from './subjects.ts';
import type { MessageFacts } from './writeMessage.ts';

/** Every phone and mailbox of a member, so that a thief of one of them cannot keep a notice from the owner. */
const NAMES = sql`
  case when m.phone is null then '[]' else jsonb_build_array(jsonb_build_object('kind', 'phone', 'areaCode', m.country_code, 'number', m.phone)) end
  || case when m.email is null then '[]' else jsonb_build_array(jsonb_build_object('kind', 'email', 'email', m.email)) end`;

interface Told {
  readonly facts?: MessageFacts;
  readonly link?: Link;
  /** Default: every phone and mailbox of the member. */
  readonly to?: readonly LoginName[];
  /** The change itself, one statement that returns a row where it changes something. One that does not writes no notice. */
  readonly after?: Sql;
  /** Another statement of the same change. */
  readonly beside?: Sql;
}

/**
 * The statement that tells the owner of an account about a change, and makes the change where `after` is given. Without it, run it in
 * the transaction of the change, before the member gets another mailbox, language or anti-phishing code: the message goes to what the owner
 * knows. @returns a row where it writes a notice
 */
export function noticeTo(
  memberId: bigint,
  notice: OwnerNotice,
  { facts = {}, link, to, after = sql`select 1`, beside }: Told = {},
): Sql {
  const names = to ? sql`${JSON.stringify(to)}::jsonb` : NAMES;
  return sql`
    with changed as (${after})${beside ? sql`, beside as (${beside})` : sql``}
    insert into notice (member_id, type, event, about, facts, link, addressee)
    select m.id, ${NOTICES[notice]}, ${notice}, gen_random_uuid()::text, ${JSON.stringify(facts)}::jsonb, ${link ? JSON.stringify(link) : null}::jsonb,
      jsonb_build_object('names', ${names}, 'language', m.language, 'antiPhishingCode', m.anti_phishing_code)
    from member m where m.id = ${memberId} and exists (select 1 from changed)
    returning 1`;
}

/** The same with a link that shuts the account: whoever made the change may have been at an unlocked browser. */
export function alarmTo(memberId: bigint, notice: OwnerNotice, told: Omit<Told, 'link'> = {}): Sql {
  return noticeTo(memberId, notice, { ...told, link: { does: 'freeze' } });
}

/** The end of a statement with a table `happened (member_id, event, about, facts)`. It writes no notice twice. */
export const tellHappened = (): Sql => sql`
  insert into notice (member_id, type, event, about, facts)
  select h.member_id, t.type, h.event, h.about, h.facts
  from happened h
  join unnest(${EVENTS.map(({ event }) => event)}::text[], ${EVENTS.map(({ type }) => type)}::text[]) as t (event, type) on t.event = h.event
  where h.member_id is not null
  on conflict do nothing`;

const column = <Name extends keyof (typeof RULES)[number]>(name: Name) => RULES.map((rule) => rule[name]);

/** As many notices become messages in one statement. */
const BATCH = 500;

/**
 * Writes the messages of every notice that has none yet: to the names it was written for, or on each channel on which the member can be
 * reached and wants to hear of it, in the order of the notices; and to each browser of the member. `offset 0` makes the server read the rows beside a notice by their keys.
 */
export async function queueMessages(db: Db): Promise<void> {
  const chosen = (channel: Sql) => sql`(
      select is_on from message_setting where member_id = n.member_id and channel = ${channel} and type = n.type offset 0
    )`;
  await db.query(sql`
    with due as (
      update notice set is_queued = true
      where id in (select id from notice where not is_queued order by id limit ${BATCH} for update skip locked)
      returning id, member_id, type, event, addressee
    ), rule as (
      select * from unnest(${column('event')}::text[], ${column('channel')}::text[], ${column('isLocked')}::boolean[], ${column('isOn')}::boolean[],
        ${column('after')}::int[]) as t (event, channel, is_locked, is_on, after)
    )
    insert into message (member_id, channel, type, notice_id, name, push_id, try_at)
    select n.member_id, case a.name ->> 'kind' when 'phone' then 'sms' else 'email' end, n.type, n.id as notice_id, a.name, null::bigint, app_now()
    from due n cross join lateral jsonb_array_elements(n.addressee -> 'names') as a (name)
    union all
    select n.member_id, t.channel, n.type, n.id, null, null, app_now()
    from due n join rule t on t.event = n.event and t.channel <> 'push'
    cross join lateral (select email, phone from member where id = n.member_id offset 0) m
    left join lateral ${chosen(sql`t.channel`)} o on true
    where n.addressee is null and (t.is_locked or coalesce(o.is_on, t.is_on)) and case t.channel when 'email' then m.email else m.phone end is not null
    union all
    select n.member_id, 'push', n.type, n.id, null, p.id, app_now() + coalesce(t.after, 0) * interval '1 millisecond'
    from due n cross join lateral (select id from push_subscription where member_id = n.member_id offset 0) p
    left join rule t on t.event = n.event and t.channel = 'push'
    left join lateral ${chosen(sql`'push'`)} o on true
    where n.addressee is not null or t.is_locked or coalesce(o.is_on, t.is_on)
    order by notice_id
    on conflict do nothing`);
}
