import type { Reputation, TradeRow } from '@ezwallet/api-client/contract';
import { maskUserNumber } from '@ezwallet/validators';
import { type Sql, sql } from '../../db/index.ts';
import { shownName } from '../../people/members/shownName.ts';

/** A member's own trades of all time: those that ended, those that were completed, and the sales among both. */
export interface TradeCounts {
  readonly ended: number;
  readonly completed: number;
  readonly sold: number;
  readonly soldCompleted: number;
}

/** SQL of a member's {@link TradeCounts} as JSON. */
export const tradeCountsOf = (member: Sql): Sql => sql`
  (select jsonb_build_object('ended', coalesce(sum(d.ended), 0), 'completed', coalesce(sum(d.completed), 0),
      'sold', coalesce(sum(d.sold), 0), 'soldCompleted', coalesce(sum(d.sold_completed), 0))
    from trade_day d where d.member_id = ${member})`;

/** What others may know about a trader. */
export interface TraderRecord {
  readonly nickName: string;
  readonly userNo: string;
  readonly isMerchant: boolean;
  readonly completed: number;
  /** Of 30 days. */
  readonly ended: number;
  readonly completedLately: number;
}

/** What a {@link Reputation} is made of, as JSON. */
export interface ReputationRow extends Omit<Reputation, 'completion'> {
  readonly ended: number;
}

/** SQL of a {@link ReputationRow} of a member, for another one. */
export const reputationOf = (member: Sql, reader: Sql): Sql => sql`
  (select jsonb_build_object('trades', r.completed, 'ended', r.ended, 'firstTradeAt', epoch_ms(r.first_began_at),
      'tradedBefore', coalesce((select pair.completed from trade_pair pair where pair.member_id = ${reader} and pair.peer_id = ${member}), 0),
      'releaseMinutes', r.release_seconds / 60, 'payMinutes', r.pay_seconds / 60)
    from trade_record(${member}) r)`;

/** A reputation as others see it. */
export function viewReputation({ ended, ...row }: ReputationRow): Reputation {
  return { ...row, completion: ended === 0 ? null : row.trades / ended };
}

/** SQL of a {@link TraderRecord} as JSON; null for nobody. */
export const recordOf = (member: Sql): Sql => sql`
  (select jsonb_build_object('nickName', m.nick_name, 'userNo', m.user_no, 'isMerchant', m.user_type = 7,
      'completed', r.all_completed, 'ended', r.ended, 'completedLately', r.completed)
    from member m, trade_record(m.id) r where m.id = ${member})`;

/** A trader as others see them. */
export function viewTrader(record: TraderRecord): NonNullable<TradeRow['counterparty']> {
  const { userNo, isMerchant, completed, ended, completedLately } = record;
  return {
    nickMasked: shownName(record),
    userNoMasked: maskUserNumber(userNo),
    isMerchant,
    successOrderNum: completed,
    successRate: ended === 0 ? null : completedLately / ended,
  };
}
