import type { contract, MessageSetting, NotificationChannel, SentMessage } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, JoinedHandler } from '../../call/CallContext.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { sampleOf } from './sampleOf.ts';
import { alarmTo } from './notices.ts';
import { isOn, type SentSubject, SUBJECTS, subjects } from './subjects.ts';
import type { Reader } from './writeMessage.ts';

interface Settings extends Reader {
  readonly isBound: boolean;
  readonly chosen: Readonly<Record<string, boolean>>;
}

/** Whether `member m` has a phone, or an e-mail address. Notifications go to browsers, which come and go. */
const BOUND: Readonly<Record<NotificationChannel, Sql>> = {
  sms: sql`m.phone is not null`,
  email: sql`m.email is not null`,
  push: sql`true`,
};

export const messageFlag: JoinedHandler<typeof contract.user.messageFlag, Settings> = {
  read: ({ channel }, caller) => sql`
    select m.language, m.anti_phishing_code as "antiPhishingCode", ${BOUND[channel]} as "isBound",
      coalesce((select jsonb_object_agg(o.type, o.is_on) from message_setting o where o.member_id = m.id and o.channel = ${channel}), '{}')
        as chosen
    from member m where m.id = ${caller}`,

  async answer({ channel }, { config }, row) {
    if (!row) throw new Error('The member of a session is not there.');
    const list = subjects
      .filter(([type]) => isOn(channel, type))
      .map(([type, { isLocked, byDefault }]): MessageSetting => ({
        type,
        on: isLocked || (row.chosen[type] ?? byDefault.includes(channel)),
        locked: isLocked,
        sample: sampleOf(row, type, channel, config.policy),
      }));
    return { bound: row.isBound, list };
  },
};

const isSent = (type: string): type is SentSubject => type in SUBJECTS;

/** Without these an owner does not hear that money has gone. */
const ABOUT_MONEY_GONE: ReadonlySet<SentSubject> = new Set<SentSubject>(['transferOut', 'withdrawal']);

export const modifyMessageFlag: Handler<typeof contract.user.modifyMessageFlag> = async (
  { channel, type, on },
  ctx,
) => {
  const { db, session } = ctx;
  if (!isSent(type) || SUBJECTS[type].isLocked) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  const { byDefault }: { readonly byDefault: readonly NotificationChannel[] } = SUBJECTS[type];
  const isAboutMoneyGone = !on && ABOUT_MONEY_GONE.has(type);
  const change = async (tx: Db) => {
    const row = await tx.maybe<{ before: boolean | null }>(sql`
    insert into message_setting (member_id, channel, type, is_on)
    select m.id, ${channel}, ${type}, ${on} from member m where m.id = ${session.memberId} and ${BOUND[channel]}
    on conflict (member_id, channel, type) do update set is_on = excluded.is_on
    returning (select o.is_on from message_setting o
      where o.member_id = message_setting.member_id and o.channel = message_setting.channel and o.type = message_setting.type) as before`);
    if (!row) throw new ApiFailure('CONDITION_NOT_FULLFILL');
    const wasOn = row.before ?? byDefault.includes(channel);
    if (wasOn && isAboutMoneyGone) await tx.query(alarmTo(session.memberId, 'moneyMessagesOff'));
  };
  await (isAboutMoneyGone ? db.tx(change) : change(db));
  return true;
};

export const setMessageLanguage: Handler<typeof contract.user.setMessageLanguage> = async (
  { messageLanguage },
  ctx,
) => {
  const { db, session } = ctx;
  const change = (condition: Sql) => sql`
    update member set language = ${messageLanguage} where id = ${session.memberId} and ${condition} returning 1`;
  // The notice is in the language of before: a thief chooses one that the owner cannot read.
  const after = change(sql`language <> ${messageLanguage}`);
  await db.batch([alarmTo(session.memberId, 'languageChanged', { after }), change(sql`language is null`)]);
  return true;
};

interface SentPage {
  readonly total: number;
  readonly list: readonly SentMessage[];
}

export const sentMessages: JoinedHandler<typeof contract.user.sentMessages, SentPage> = {
  read({ channel, type, pageNo, pageSize }, caller) {
    const mine = sql`n.member_id = ${caller} and n.channel = ${channel} and n.state <> 'unwanted'
      and (${type ?? null}::text is null or n.type = ${type ?? null})`;
    return sql`
      select (select count(*)::int from message n where ${mine}) as total, coalesce((
        select jsonb_agg(jsonb_build_object('id', p.id::text, 'type', p.type, 'state', p.state, 'target', p.target,
          'at', epoch_ms(coalesce(p.done_at, p.created_at)), 'text', p.text) order by p.id desc)
        from (select n.* from message n where ${mine} order by n.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}) p), '[]') as list`;
  },

  async answer({ pageNo, pageSize }, _ctx, row) {
    return { pageNo, pageSize, total: row?.total ?? 0, list: [...(row?.list ?? [])] };
  },
};
