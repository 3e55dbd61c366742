import { randomBytes, randomInt } from 'node:crypto';
import type { Policy } from '../../config/index.ts';
import { type Db, recordType, type Sql, sql } from '../../db/index.ts';
import { dayStart } from '../../call/time.ts';

const ID_BYTES = 12;

/** What the wire calls an offer. */
export const newOfferNo = (): string => `of_${randomBytes(ID_BYTES).toString('base64url')}`;

/** Four digits by which a seller finds the payment among others. */
export const newPayRemark = (): string => String(randomInt(10_000)).padStart(4, '0');

/** How acceptors are asked. */
export const acceptorRulesType = recordType('acceptor_rules', {
  misses: 'int',
  pause: 'bigint',
  answer_within: 'bigint',
  tried: 'int',
  at_once: 'int',
  asks_an_hour: 'int',
  since: 'timestamptz',
});

/** SQL of how acceptors are asked. */
export function acceptorRules(policy: Policy): Sql {
  const { misses, pause, answerWithin, tried, atOnce, asksAnHour } = policy.trade.acceptors;
  const since = dayStart(policy);
  return acceptorRulesType({
    misses,
    pause,
    answer_within: answerWithin,
    tried,
    at_once: atOnce,
    asks_an_hour: asksAnHour,
    since,
  });
}

/** Whether a request of a buyer asks acceptors now. */
export async function isAsked(db: Db, memberId: bigint, reqNo: string): Promise<boolean> {
  const row = await db.maybe(
    sql`select 1 from purchase_ask where buyer_id = ${memberId} and req_no = ${reqNo.toLowerCase()}`,
  );
  return row !== undefined;
}

/** Ends the search for a seller of a buyer's request. @returns whether it was still going on */
export async function cancelAsk(db: Db, memberId: bigint, reqNo: string): Promise<boolean> {
  const { ended } = await db.one<{ ended: boolean }>(
    sql`select cancel_ask(${memberId}, ${reqNo.toLowerCase()}) as ended`,
  );
  return ended;
}
