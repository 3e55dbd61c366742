import { TRADE_NEWS, type TradeNews, type TradeParty, TRANSACTION_TYPES } from '@ezwallet/api-client/contract';
import { type Db, sql } from '../../db/index.ts';

interface Row {
  readonly billNo: string;
  readonly side: TradeParty;
  readonly kind: TradeNews['kind'];
  readonly at: number;
}

/** The notices that are news: each event, for each side that hears of it. The others come with a new status, which rows of trades show. */
const EVENTS = TRADE_NEWS.flatMap((kind) => ['buyer', 'seller'].map((side) => `${kind} ${side}`));

/** What a member's notices of the last day say about trades. */
export async function findNews(db: Db, memberId: bigint): Promise<Row[]> {
  return await db.query<Row>(sql`
    select n.facts ->> 'billNo' as "billNo", split_part(n.event, ' ', 2) as side, split_part(n.event, ' ', 1) as kind, n.created_at as at
    from notice n
    where n.member_id = ${memberId} and n.type = 'order' and n.event = any(${EVENTS}::text[]) and n.created_at > app_now() - interval '1 day'
    order by n.id`);
}

/** News as the member sees it. */
export const viewNews = ({ billNo, side, kind, at }: Row): TradeNews => ({
  billNo,
  transactionType: side === 'seller' ? TRANSACTION_TYPES.sell : TRANSACTION_TYPES.buy,
  kind,
  at,
});
