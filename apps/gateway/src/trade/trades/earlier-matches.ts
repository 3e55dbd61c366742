import type { EarlierMatch } from '@ezwallet/api-client/contract';
import type { Policy } from '../../config/index.ts';
import { sql } from '../../db/index.ts';
import { shownName } from '../../people/members/shownName.ts';
import { lateAppealUntil } from './late-appeal-time.ts';
import { lifeOfTrade } from './life.ts';

/** A match that a sale had before. */
export interface EarlierRow {
  readonly billNo: string;
  readonly state: 'cancelled' | 'expired';
  readonly nickName: string;
  readonly userNo: string;
  readonly createdAt: number;
  readonly closedAt: number;
  readonly lateAppeal: 'open' | 'closed' | null;
}

/** SQL of the earlier matches of the sale `x`, apart from the one that `t` shows. */
export const EARLIER = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('billNo', b.match_no, 'state', b.outcome, 'nickName', m.nick_name, 'userNo', m.user_no,
      'createdAt', epoch_ms(b.created_at), 'closedAt', epoch_ms(b.closed_at),
      'lateAppeal', case when l.id is not null then case when l.closed_at is null then 'open' else 'closed' end end) order by b.id desc), '[]')
    from purchase b join member m on m.id = b.buyer_id left join appeal l on l.purchase_id = b.id and l.is_late
    where b.sale_id = x.id and has_left_sale(b, x) and b.id is distinct from t.purchase_id)`;

/** An earlier match as the seller sees it. */
export function viewEarlier(
  policy: Pick<Policy, 'trade'>,
  { state, nickName, userNo, lateAppeal, ...match }: EarlierRow,
): EarlierMatch {
  return {
    ...match,
    status: lifeOfTrade.states[state].wire,
    nickMasked: shownName({ nickName, userNo }),
    lateAppealUntil: lateAppealUntil(policy, { mayAppealLate: lateAppeal === null, closedAt: match.closedAt, state }),
    lateAppeal,
  };
}
