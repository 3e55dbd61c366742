import type { Reputation, TradeRow } from '@ezwallet/api-client/contract';
import { maskNickname, maskUserNumber } from '@ezwallet/validators';
import { type Sql, sql } from '../db/index.ts';

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

/**
 * Both sides of trades that ended. A cancellation that both agreed on, whose sale keeps its purchase, counts for nobody, and
 * neither does that of a buyer whom the seller has not answered.
 */
const ENDED = sql`
  select seller_id as member_id, state as outcome, closed_at as at, id as sale_id, purchase_id, 'seller' as side from sale
  where purchase_id is not null and closed_at is not null and state <> 'cancelled'
  union all select b.buyer_id, b.outcome, b.closed_at, s.id, b.id, 'buyer' from purchase b join sale s on s.id = b.sale_id
  where b.outcome is not null and not (b.outcome = 'cancelled' and s.state = 'cancelled' and s.purchase_id is not distinct from b.id)
    and not (b.outcome = 'cancelled' and was_left_alone(b.id, 'buyer', b.closed_at))`;

/** What a {@link Reputation} is made of, as JSON. */
export interface ReputationRow extends Omit<Reputation, 'completion'> {
  readonly ended: number;
}

/** SQL of a {@link ReputationRow} of a member, for another one. */
export const reputationOf = (member: Sql, reader: Sql): Sql => sql`
  (select jsonb_build_object('trades', count(*) filter (where d.outcome = 'completed' and lately),
      'ended', count(*) filter (where lately), 'firstTradeAt', epoch_ms(min(b.created_at) filter (where d.outcome = 'completed')),
      'tradedBefore', count(*) filter (where d.outcome = 'completed' and ${reader} in (b.buyer_id, s.seller_id)),
      'releaseMinutes', avg(extract(epoch from d.at - paid.at) / 60) filter (where d.side = 'seller' and d.outcome = 'completed'),
      'payMinutes', avg(extract(epoch from paid.at - b.created_at) / 60) filter (where d.side = 'buyer'))
    from (${ENDED}) d join purchase b on b.id = d.purchase_id join sale s on s.id = d.sale_id
      cross join lateral (select d.at > app_now() - interval '30 days' as lately) window_of
      left join lateral (
        select e.at from process_event e where lately and e.process = 'trade' and e.case_id = s.id and e.event = 'pay'
          and e.seq > b.first_seq and e.seq <= b.last_seq
        order by e.seq desc limit 1) paid on true
    where d.member_id = ${member})`;

/** A reputation as others see it. */
export function viewReputation({ ended, ...row }: ReputationRow): Reputation {
  return { ...row, completion: ended === 0 ? null : row.trades / ended };
}

/** SQL of a {@link TraderRecord} as JSON; null for nobody. */
export const recordOf = (member: Sql): Sql => sql`
  (select jsonb_build_object('nickName', m.nick_name, 'userNo', m.user_no, 'isMerchant', m.user_type = 7,
      'completed', count(*) filter (where e.outcome = 'completed'),
      'ended', count(*) filter (where e.at > app_now() - interval '30 days'),
      'completedLately', count(*) filter (where e.outcome = 'completed' and e.at > app_now() - interval '30 days'))
    from member m left join lateral (
      select outcome, at from (${ENDED}) d where d.member_id = m.id
    ) e on true
    where m.id = ${member} group by m.id)`;

/** A trader as others see them. */
export function viewTrader(record: TraderRecord): NonNullable<TradeRow['counterparty']> {
  const { nickName, userNo, isMerchant, completed, ended, completedLately } = record;
  return {
    nickMasked: maskNickname(nickName),
    userNoMasked: maskUserNumber(userNo),
    isMerchant,
    successOrderNum: completed,
    successRate: ended === 0 ? null : completedLately / ended,
  };
}
