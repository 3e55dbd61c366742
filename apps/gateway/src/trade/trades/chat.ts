import type { ChatMessage, TradeParty } from '@ezwallet/api-client/contract';
import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';
import { MESSAGE, PAGE } from '../../people/conversations/messages.ts';
import type { TradeState } from './life.ts';
import { eventsOf, type TradeEventRow } from './steps.ts';

/** The chat of a trade, from one side. Times are epoch milliseconds. */
export interface Chat {
  readonly saleId: bigint;
  readonly side: TradeParty;
  readonly state: TradeState;
  readonly version: number;
  readonly hasOther: boolean;
  readonly closedAt: number | null;
  readonly lastSeq: number;
  readonly seenByOther: number;
  readonly messages: readonly ChatMessage[];
  readonly events: readonly TradeEventRow[];
}

/** Reads the messages after one; undefined for a bill of somebody else, and a long time after the end. */
export async function readChat(
  db: Db,
  { trade }: Policy,
  memberId: bigint,
  billNo: string,
  after: number,
): Promise<Chat | undefined> {
  return await db.maybe<Chat>(sql`
    select o.side, s.id as "saleId", o.state, s.version,
      b.id is not null as "hasOther", b.closed_at as "closedAt", coalesce(h.last_seq, 0) as "lastSeq",
      coalesce(case o.side when 'buyer' then h.other_seen else h.opener_seen end, 0) as "seenByOther",
      (select coalesce(jsonb_agg(m.message), '[]') from (
        select ${MESSAGE} as message from conversation_message c where c.conversation_id = h.id and c.seq > ${after} order by c.seq limit ${PAGE}) m) as messages,
      ${eventsOf(sql`s.id`, sql`o.first_seq`, sql`o.last_seq`)} as events
    from own_side(${memberId}, ${billNo}) o join sale s on s.id = o.sale_id
      left join purchase b on b.id = o.purchase_id left join conversation h on h.purchase_id = b.id
    where b.closed_at is null or b.closed_at > ${fromNow(-trade.chat.readableAfterEnd)}`);
}

/** How far a reader has seen a chat: the last message, and the version of the trade. */
export type Seen = Pick<Chat, 'saleId' | 'lastSeq' | 'version'>;

/** Of what readers have seen, the indexes where there is more: a message, or a step of the trade. */
export async function findNewsOf(db: Db, seen: readonly Seen[]): Promise<number[]> {
  const rows = await db.query<{ index: number }>(sql`
    select (r.place - 1)::int as index
    from unnest(${seen.map(({ saleId }) => saleId)}::bigint[], ${seen.map(({ version }) => version)}::int[],
      ${seen.map(({ lastSeq }) => lastSeq)}::int[]) with ordinality as r (sale_id, version, last_seq, place)
    left join sale s on s.id = r.sale_id left join conversation h on h.purchase_id = s.purchase_id
    where s.version is distinct from r.version or coalesce(h.last_seq, 0) <> r.last_seq`);
  return rows.map(({ index }) => index);
}

/** A message to the other side. */
export interface NewMessage {
  readonly billNo: string;
  readonly nonce: string;
  readonly text: string;
  readonly fileId: string | null;
  readonly warnings: readonly string[];
}

/** Keeps a message of a member. */
export async function sendMessage(
  db: Db,
  { trade }: Policy,
  memberId: bigint,
  { billNo, nonce, text, fileId, warnings }: NewMessage,
): Promise<{ readonly saleId: bigint; readonly message: ChatMessage }> {
  const { most, writableAfterEnd } = trade.chat;
  return await db.one(sql`
    select o.sale_id as "saleId", ${MESSAGE} as message
    from send_message(${memberId}, ${billNo}, ${nonce}::uuid, ${text}, ${fileId}, ${[...warnings]}::text[], ${most}, ${writableAfterEnd}) c
      cross join own_side(${memberId}, ${billNo}) o`);
}
