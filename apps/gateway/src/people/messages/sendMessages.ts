import type { NotificationChannel } from '@ezwallet/api-client/contract';
import { fromMinorUnits } from '@ezwallet/validators';
import { readScales } from '../../assets/amounts.ts';
import type { Services } from '../../call/Services.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';
import { type LoginName, maskLoginName } from '../members/login-name.ts';
import { emailOf, getMember, phoneOf } from '../members/members.ts';
import { type MessageEvent, SUBJECTS, type SentSubject } from './subjects.ts';
import { type MessageFacts, writeMessage } from './writeMessage.ts';

/** Facts of an event as the queue has them; amounts are in minor units. */
interface QueuedFacts {
  readonly billNo?: string;
  readonly currency?: string;
  readonly amount?: string;
  readonly fiat?: string;
  readonly fiatAmount?: string;
  readonly until?: number | null;
}

interface Due {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly type: SentSubject;
  readonly event: MessageEvent;
  readonly channel: NotificationChannel;
  readonly facts: QueuedFacts;
  readonly tries: number;
  /** False where the member has switched the subject off since the message was written. */
  readonly isOn: boolean;
}

const FIAT_PLACES = 2;

/** The first message whose time has come. Another process that sends has its row locked until it is done or dead. */
const nextDue = async (tx: Db) =>
  await tx.maybe<Due>(sql`
    select n.id, n.member_id as "memberId", n.type, n.event, n.channel, n.facts, n.tries, coalesce(o.is_on, true) as "isOn"
    from message n left join message_setting o on o.member_id = n.member_id and o.channel = n.channel and o.type = n.type
    where n.state = 'waiting' and n.try_at <= app_now() order by n.try_at, n.id limit 1 for update of n skip locked`);

/**
 * Sends every message whose time has come, and tries again later what a provider does not accept. A process that dies between
 * the provider and the database sends one message a second time; no message is lost.
 * @returns how many went out
 */
export async function sendMessages(services: Services): Promise<number> {
  let sent = 0;
  for (;;) {
    const result = await services.db.tx(async (tx) => {
      const due = await nextDue(tx);
      return due && (await send(tx, services, due));
    });
    if (result === undefined) return sent;
    if (result) sent += 1;
  }
}

async function send(tx: Db, services: Services, due: Due): Promise<boolean> {
  const { messenger, config, log } = services;
  const { id, channel, tries, type, event } = due;
  const member = await getMember(tx, due.memberId);
  const target: LoginName | undefined = channel === 'email' ? emailOf(member) : phoneOf(member);
  const end = async (state: 'sent' | 'failed' | 'unwanted', text = '') => {
    await tx.query(sql`
      update message set done_at = app_now(), state = ${state}, target = ${target ? maskLoginName(target) : ''}, text = ${text} where id = ${id}`);
    return state === 'sent';
  };
  if (!due.isOn && !SUBJECTS[type].isLocked) return await end('unwanted');
  const words = writeMessage(member, event, await readable(services, due.facts));
  if (!target || !messenger.canReach(target.kind)) return await end('failed', words.text);
  try {
    await messenger.deliver(target, words);
    return await end('sent', words.text);
  } catch (error) {
    const pause = config.policy.trade.notices.retryAfter[tries];
    log.warn({ err: error, message: String(id), tries }, 'message to a member not sent');
    if (pause === undefined) return await end('failed', words.text);
    await tx.query(sql`update message set tries = tries + 1, try_at = ${fromNow(pause)} where id = ${id}`);
    return false;
  }
}

async function readable({ ledger }: Services, facts: QueuedFacts): Promise<MessageFacts> {
  const { currency, amount, fiat, fiatAmount, until, billNo } = facts;
  const scaleOf = await readScales(ledger);
  return {
    ...(currency && amount && { coins: `${fromMinorUnits(BigInt(amount), scaleOf(currency))} ${currency}` }),
    ...(fiat && fiatAmount && { fiat: `${fromMinorUnits(BigInt(fiatAmount), FIAT_PLACES)} ${fiat}` }),
    ...(until !== undefined && { until }),
    ...(billNo !== undefined && { billNo }),
  };
}
