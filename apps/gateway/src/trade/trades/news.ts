import { type TradeNews, type TradeParty, TRANSACTION_TYPES } from '@ezwallet/api-client/contract';
import { type Db, sql } from '../../db/index.ts';

interface Row {
  readonly billNo: string;
  readonly side: TradeParty;
  readonly kind: TradeNews['kind'];
  readonly at: number;
}

/** Events that leave the status as it is. */
const EVENTS: readonly TradeNews['kind'][] = ['releaseDeadline', 'askCancel', 'declineCancel', 'extend'];

/** What happened within a day to a member's open trades, and in appeals that are open, by anybody but the member. */
export async function findNews(db: Db, memberId: bigint): Promise<Row[]> {
  return await db.query<Row>(sql`
    with mine as (
      select s.id as sale_id, s.purchase_id, s.bill_no, 'seller' as side, 1 as first_seq from sale s
      where s.seller_id = ${memberId} and s.closed_at is null
      union all
      select b.sale_id, b.id, b.bill_no, 'buyer', b.first_seq from purchase b where b.buyer_id = ${memberId} and b.closed_at is null
    ), dispute as (
      select a.id, m.bill_no, a.initiator, a.is_late, a.opened_at, m.side
      from mine m join appeal a on a.purchase_id = m.purchase_id and a.closed_at is null
      where not a.is_late
      union all
      select a.id, case when s.seller_id = ${memberId} then s.bill_no else b.bill_no end, a.initiator, a.is_late, a.opened_at,
        case when s.seller_id = ${memberId} then 'seller' else 'buyer' end
      from appeal a join purchase b on b.id = a.purchase_id join sale s on s.id = a.sale_id
      where a.is_late and a.closed_at is null and ${memberId} in (s.seller_id, b.buyer_id)
    )
    select m.bill_no as "billNo", m.side, e.event as kind, e.at
    from mine m join process_event e on e.process = 'trade' and e.case_id = m.sale_id and e.seq >= m.first_seq
    where e.event = any(${[...EVENTS]}::text[]) and e.actor <> m.side and e.at > app_now() - interval '1 day'
    union all
    select d.bill_no, d.side, 'answer', min(c.at) from dispute d join appeal_statement c on c.appeal_id = d.id and c.by <> d.initiator
    where d.initiator = d.side group by d.id, d.bill_no, d.side having min(c.at) > app_now() - interval '1 day'
    union all
    select d.bill_no, d.side, 'lateAppeal', d.opened_at from dispute d
    where d.is_late and d.initiator <> d.side and d.opened_at > app_now() - interval '1 day'`);
}

/** News as the member sees it. */
export const viewNews = ({ billNo, side, kind, at }: Row): TradeNews => ({
  billNo,
  transactionType: side === 'seller' ? TRANSACTION_TYPES.sell : TRANSACTION_TYPES.buy,
  kind,
  at,
});
