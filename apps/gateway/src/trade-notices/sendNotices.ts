import type { NotificationChannel, TradeParty } from '@ezwallet/api-client/contract';
import { fromMinorUnits } from '@ezwallet/validators';
import { readScales } from '../assets/amounts.ts';
import type { Services } from '../call/Services.ts';
import { type Db, fromNow, sql } from '../db/index.ts';
import type { LoginName } from '../members/login-name.ts';
import { emailOf, getMember, phoneOf } from '../members/members.ts';
import { signed } from '../mail/words.ts';
import type { NoticeKey } from './notices.ts';
import { type Language, noticeWords } from './words.ts';

/** A notice with what its words need. */
interface Due {
  readonly id: bigint;
  readonly event: string;
  readonly side: TradeParty;
  readonly channel: NotificationChannel;
  readonly until: number | null;
  readonly tries: number;
  readonly memberId: bigint;
  readonly language: Language | null;
  readonly billNo: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly fiat: string;
  readonly fiatAmount: bigint;
}

const FIAT_PLACES = 2;

/** The first notice whose time has come. Another process that sends has its row locked until it is done or dead. */
const nextDue = async (tx: Db) =>
  await tx.maybe<Due>(sql`
    select n.id, n.event, n.side, n.channel, n.due_at as until, n.tries, m.id as "memberId", m.language,
      case n.side when 'seller' then s.bill_no else b.bill_no end as "billNo", s.asset_id as currency, s.amount, s.fiat,
      s.fiat_amount as "fiatAmount"
    from trade_notice n join sale s on s.id = n.sale_id left join purchase b on b.id = n.purchase_id
    join member m on m.id = case n.side when 'seller' then s.seller_id else b.buyer_id end
    where n.done_at is null and n.try_at <= app_now() order by n.try_at, n.id limit 1 for update of n skip locked`);

/** Nobody knows which language somebody reads whose app has not said it. */
const languagesOf = ({ language }: Due): readonly Language[] => (language === null ? ['zh_CN', 'en'] : [language]);

/**
 * Sends every notice whose time has come, and tries again later what a provider does not accept. A process that dies between
 * the provider and the database sends one message a second time; no message is lost.
 * @returns how many went out
 */
export async function sendNotices(services: Services): Promise<number> {
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
  const { id, channel, tries } = due;
  const member = await getMember(tx, due.memberId);
  const target: LoginName | undefined = channel === 'email' ? emailOf(member) : phoneOf(member);
  const isSent = async (value: boolean) => {
    await tx.query(sql`update trade_notice set done_at = app_now(), is_sent = ${value} where id = ${id}`);
    return value;
  };
  if (!target || !messenger.canReach(target.kind)) return await isSent(false);
  try {
    await messenger.deliver(target, signed(member.antiPhishingCode, await wordsOf(services, due)));
    return await isSent(true);
  } catch (error) {
    const pause = config.policy.trade.notices.retryAfter[tries];
    log.warn({ err: error, notice: String(id), tries }, 'notice of a trade not sent');
    if (pause === undefined) return await isSent(false);
    await tx.query(sql`update trade_notice set tries = tries + 1, try_at = ${fromNow(pause)} where id = ${id}`);
    return false;
  }
}

async function wordsOf({ ledger }: Services, due: Due) {
  const { event, side, until, currency, amount, fiat, fiatAmount, billNo } = due;
  const scaleOf = await readScales(ledger);
  const facts = {
    coins: `${fromMinorUnits(amount, scaleOf(currency))} ${currency}`,
    fiat: `${fromMinorUnits(fiatAmount, FIAT_PLACES)} ${fiat}`,
    until,
  };
  return noticeWords(languagesOf(due), `${event} ${side}` as NoticeKey, facts, billNo);
}
