import type { NotificationChannel } from '@ezwallet/api-client/contract';
import { readScales } from '../../assets/amounts.ts';
import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { type LoginName, maskLoginName } from '../members/login-name.ts';
import { emailOf, getMember, type Member, phoneOf } from '../members/members.ts';
import { type NoticeFacts, readFacts } from './notice-facts.ts';
import { type Link, openLink } from './stop-links.ts';
import { type MessageEvent, SUBJECTS, type SentSubject } from './subjects.ts';
import { sendWaiting, waitAgain } from './waiting.ts';
import { type Reader, writeMessage } from './writeMessage.ts';

/** Browsers have a sender of their own. */
type LetterChannel = Exclude<NotificationChannel, 'push'>;

interface Due {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly type: SentSubject;
  readonly event: MessageEvent;
  readonly channel: LetterChannel;
  readonly facts: NoticeFacts;
  readonly link: Link | null;
  /** Random for a notice with a link, whose seed it is. */
  readonly about: string;
  /** Who the owner was before the change; null for what a member hears as it is now. */
  readonly addressee: Reader | null;
  readonly name: LoginName | null;
  readonly tries: number;
  /** False where the member has switched the subject off since the message was written. */
  readonly isOn: boolean;
}

const HIDDEN = '…';

/** The first letter or SMS whose time has come, notices of changes before others. Another process that sends has its row locked until it is done or dead. */
const nextDue = async (tx: Db) =>
  await tx.maybe<Due>(sql`
    select q.id, q.member_id as "memberId", q.type, n.event, q.channel, n.facts, n.link, n.about, n.addressee, q.name, q.tries, coalesce(o.is_on, true) as "isOn"
    from message q join notice n on n.id = q.notice_id
    left join message_setting o on o.member_id = q.member_id and o.channel = q.channel and o.type = q.type
    where q.state = 'waiting' and q.channel <> 'push' and q.try_at <= app_now() order by q.name is null, q.try_at, q.id limit 1 for update of q skip locked`);

/**
 * Sends every message whose time has come, and tries again later what a provider does not accept. After a process that dies between the
 * provider and the database, another hands the message over again under the same key, so that the provider delivers it once.
 * @returns how many went out
 */
export async function sendMessages(services: Services): Promise<number> {
  return await sendWaiting(
    async () =>
      await services.db.tx(async (tx) => {
        const due = await nextDue(tx);
        return due && (await send(tx, services, due));
      }),
  );
}

async function send(tx: Db, services: Services, due: Due): Promise<boolean> {
  const { messenger, config, log } = services;
  const { id, channel, tries, type, event } = due;
  const member = await getMember(tx, due.memberId);
  const target = due.name ?? addressOf(member, channel);
  const end = async (state: 'sent' | 'failed' | 'unwanted', said = '') => {
    await tx.query(sql`
      update message set done_at = app_now(), state = ${state}, target = ${target ? maskLoginName(target) : ''}, text = ${said} where id = ${id}`);
    return state === 'sent';
  };
  if (!due.isOn && !SUBJECTS[type].isLocked) return await end('unwanted');
  const link = due.link && {
    does: due.link.does,
    url: await openLink(tx, config, member.id, { link: due.link, seed: due.about }),
  };
  const words = writeMessage(
    due.addressee ?? member,
    event,
    readFacts(due.facts, await readScales(services.ledger)),
    link ?? undefined,
  );
  // Nobody but the owner learns the link.
  const text = link ? words.text.replaceAll(link.url, HIDDEN) : words.text;
  if (!target || !messenger.canReach(target.kind)) return await end('failed', text);
  try {
    await messenger.deliver(target, { ...words, key: `message-${id}` });
    return await end('sent', text);
  } catch (error) {
    log.warn({ err: error, message: String(id), tries }, 'message to a member not sent');
    return !(await waitAgain(tx, services, due)) && (await end('failed', text));
  }
}

const addressOf = (member: Member, channel: LetterChannel): LoginName | undefined =>
  channel === 'email' ? emailOf(member) : phoneOf(member);
