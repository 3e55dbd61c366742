import { readScales } from '../../assets/amounts.ts';
import type { Services } from '../../call/Services.ts';
import { sql } from '../../db/index.ts';
import type { Language } from '../../outside/mail/letter.ts';
import type { Push, PushTarget } from '../../outside/push/PushService.ts';
import { pepperedHash } from '../../secrets/digest.ts';
import { linkOf } from '../messages/linkOf.ts';
import { type NoticeFacts, readFacts } from '../messages/notice-facts.ts';
import { quietLine } from '../messages/quiet-lines.ts';
import { type MessageEvent, SUBJECTS, type SentSubject } from '../messages/subjects.ts';
import { sendWaiting, waitAgain } from '../messages/waiting.ts';
import { writeLine } from '../messages/writeMessage.ts';
import { MANNERS } from './manners.ts';

interface Due {
  readonly id: bigint;
  readonly noticeId: bigint;
  readonly type: SentSubject;
  readonly event: MessageEvent;
  readonly facts: NoticeFacts;
  /** The language of the member, or the one from before the change that it is about. */
  readonly language: Language | null;
  readonly tries: number;
  /** The number of the lease, under which alone the outcome is written. */
  readonly lease: number;
  readonly isOn: boolean;
  /** Seen in the app meanwhile. */
  readonly isRead: boolean;
  /** The member allows details, and the session of this browser is open. */
  readonly details: boolean;
  readonly pushId: bigint;
  /** Null where the browser is gone. */
  readonly target: { readonly endpoint: string; readonly p256dh: string; readonly auth: string } | null;
}

const TOPIC_CHARACTERS = 32;

/** Members choose the services of their browsers, and a slow one must not hold up everybody. */
const LANES = 3;

/** A sender has a notification for so long: more than a push service takes to answer or to be given up. Milliseconds. */
const LEASE = 30_000;

/**
 * Takes the first notification whose time has come, and of one browser only the oldest, so that a later step of an order comes later.
 * Nobody else takes it until the lease is over, which is after a process that dies.
 */
const claimNext = async ({ db }: Pick<Services, 'db'>) =>
  await db.maybe<Due>(sql`
    with next as (
      select q.id from message q
      where q.state = 'waiting' and q.channel = 'push' and q.try_at <= app_now()
        and (q.leased_until is null or q.leased_until <= clock_timestamp()) and not exists (
          select 1 from message e where e.state = 'waiting' and e.channel = 'push' and e.push_id = q.push_id and e.id < q.id and e.try_at <= app_now())
      order by q.try_at, q.id limit 1 for update skip locked
    ), leased as (
      update message set leased_until = clock_timestamp() + ${LEASE} * interval '1 millisecond', lease = lease + 1
      where id = (select id from next) returning *
    )
    select q.lease, q.id, n.id as "noticeId", q.type, n.event, n.facts, q.tries, q.push_id as "pushId", n.read_at is not null as "isRead",
      case when n.addressee is null then m.language else n.addressee ->> 'language' end as language, coalesce(o.is_on, true) as "isOn",
      m.push_details and exists (
        select from session s where s.token_hash = p.session_hash and s.ended_at is null and least(s.expires_at, s.absolute_at) > app_now()) as details,
      case when p.id is not null then jsonb_build_object('endpoint', p.endpoint, 'p256dh', encode(p.p256dh, 'base64'), 'auth', encode(p.auth, 'base64'))
        end as target
    from leased q join notice n on n.id = q.notice_id join member m on m.id = q.member_id
    left join push_subscription p on p.id = q.push_id and p.member_id = q.member_id
    left join message_setting o on o.member_id = q.member_id and o.channel = q.channel and o.type = q.type`);

/**
 * Hands every notification whose time has come to the push service of its browser, and tries again later what a service does not take. After
 * a process that dies in between, another hands it over again, and the browser shows the notice once, because it names it.
 * @returns how many went out
 */
export async function sendPushes(services: Services): Promise<number> {
  // Every lane ends before this does: a gateway that stops waits for this alone.
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => sendInTurn(services)));
  return lanes.reduce((sum, lane) => {
    if (lane.status === 'rejected') throw lane.reason;
    return sum + lane.value;
  }, 0);
}

async function sendInTurn(services: Services): Promise<number> {
  return await sendWaiting(async () => {
    const due = await claimNext(services);
    return due && (await send(services, due));
  });
}

/** Holds no connection while the push service is asked. */
async function send(services: Services, due: Due): Promise<boolean> {
  const { db, push, config, log } = services;
  const { id, lease, tries, type, target } = due;
  const end = async (state: 'sent' | 'failed' | 'unwanted', said = '') => {
    await db.query(sql`
      update message set done_at = app_now(), state = ${state}, text = ${said}
      where id = ${id} and lease = ${lease} and state = 'waiting'`);
    return state === 'sent';
  };
  if (!target || due.isRead || (!due.isOn && !SUBJECTS[type].isLocked)) return await end('unwanted');
  const [title, body] = await wordsOf(services, due);
  const said = `${title}\n${body}`;
  if (!push) return await end('failed', said);
  const text = JSON.stringify({ id: String(due.noticeId), title, body, link: linkOf(due), lang: due.language ?? 'en' });
  try {
    const pushed = await push.send(targetOf(target), { ...mannerOf(due, config.secrets.pepper), text });
    if (pushed === 'taken') return await end('sent', said);
    if (pushed === 'gone') await db.query(sql`delete from push_subscription where id = ${due.pushId}`);
    else log.warn({ message: String(id) }, 'a push service refuses a notification');
    return await end('failed', said);
  } catch (error) {
    log.warn(
      { failure: error instanceof Error ? error.message : String(error), message: String(id), tries },
      'notification not sent',
    );
    return !(await waitAgain(db, services, due)) && (await end('failed', said));
  }
}

/** By default what anybody may see; the usual words of the notice where the member allows it. */
async function wordsOf({ ledger }: Services, { details, type, event, facts, language }: Due) {
  if (!details) return quietLine({ language }, type, event);
  return writeLine({ language }, event, readFacts(facts, await readScales(ledger)));
}

const targetOf = ({ endpoint, p256dh, auth }: NonNullable<Due['target']>): PushTarget => ({
  endpoint,
  p256dh: Buffer.from(p256dh, 'base64'),
  auth: Buffer.from(auth, 'base64'),
});

/** The topic is a keyed hash, because push services see it. */
function mannerOf({ type, facts }: Due, pepper: Buffer): Omit<Push, 'text'> {
  const { urgency, lasts, topic } = MANNERS[type];
  const about = topic?.(facts);
  if (about === undefined) return { urgency, lasts };
  return {
    urgency,
    lasts,
    topic: pepperedHash(pepper, 'push topic', about).toString('base64url').slice(0, TOPIC_CHARACTERS),
  };
}
