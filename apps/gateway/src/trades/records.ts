import type { TradeRow } from '@ezwallet/api-client/contract';
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

/** SQL of a {@link TraderRecord} as JSON; null for nobody. */
export const recordOf = (member: Sql): Sql => sql`
  (select jsonb_build_object('nickName', m.nick_name, 'userNo', m.user_no, 'isMerchant', m.user_type = 7,
      'completed', count(*) filter (where e.outcome = 'completed'),
      'ended', count(*) filter (where e.at > app_now() - interval '30 days'),
      'completedLately', count(*) filter (where e.outcome = 'completed' and e.at > app_now() - interval '30 days'))
    from member m left join lateral (
      select state as outcome, closed_at as at from sale where seller_id = m.id and purchase_id is not null and closed_at is not null
      union all select outcome, closed_at from purchase where buyer_id = m.id and outcome is not null
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
