import { randomUUID } from 'node:crypto';
import type { SupportSubject } from '@ezwallet/api-client/contract';
import { admitting } from '../../call/raised.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, type Sql, sql } from '../../db/index.ts';
import { watchOf } from './conversations.ts';
import type { SupportStateName } from './process.ts';
import { refuseTaken, TAKEN, type Taken } from './taking.ts';

/** A conversation as staff see it. Times are epoch milliseconds. */
export interface Ticket {
  readonly id: bigint;
  readonly no: string;
  readonly state: SupportStateName;
  readonly subject: SupportSubject;
  readonly reference: string;
  /** The number of the member, or null for a guest. */
  readonly userNo: string | null;
  readonly guest: string | null;
  readonly lastText: string;
  readonly updatedAt: number;
  /** The asker writes just now. */
  readonly isTyping: boolean;
  /** The person of staff who took it, and since and until when; null while it is free. */
  readonly taken: Taken | null;
}

/** Finds conversations by a condition on `h`, the one that waits longest first. */
export async function findTickets(db: Db, condition: Sql, limit: number, offset = 0): Promise<Ticket[]> {
  return await db.query<Ticket>(sql`
    select h.id, h.no, h.state, h.subject, h.reference, m.user_no as "userNo", h.guest, coalesce(c.text, '') as "lastText",
      h.updated_at as "updatedAt", coalesce(h.opener_types_until > app_now(), false) as "isTyping",
      ${TAKEN} as taken
    from conversation h left join member m on m.id = h.member_id
      left join lateral (select c.text from conversation_message c where c.conversation_id = h.id and c.by = 'member'
        order by c.seq desc limit 1) c on true
    where h.kind = 'support' and h.state <> 'new' and ${condition} order by h.updated_at limit ${limit} offset ${offset}`);
}

/** A line of a conversation as staff read it. */
export interface TicketLine {
  readonly by: string;
  readonly text: string;
  readonly fileId: string | null;
  /** Of a PDF. */
  readonly fileName: string | null;
  readonly at: number;
}

/** Reads all messages of a conversation and marks them as seen by support. */
export async function readTicket(db: Db, id: bigint): Promise<TicketLine[]> {
  await db.query(sql`select see_up_to(id, 'staff', last_seq) from conversation where id = ${id}`);
  void watchOf(db).ring((seen) => seen.id === id);
  return await db.query<TicketLine>(sql`
    select c.by, c.text, c.file_id as "fileId", f.name as "fileName", c.at from conversation_message c
      left join stored_file f on f.file_id = c.file_id where c.conversation_id = ${id} order by c.seq`);
}

/** A file of a conversation. Only a PDF has a name. */
export interface TicketFile {
  readonly fileId: string;
  readonly mimeType: string;
  readonly name: string | null;
}

/** The pictures and PDFs of a conversation, in the order in which they came. */
export async function findFiles(db: Db, id: bigint): Promise<TicketFile[]> {
  return await db.query(sql`
    select f.file_id as "fileId", f.mime_type as "mimeType", f.name from conversation_message c join stored_file f on f.file_id = c.file_id
    where c.conversation_id = ${id} order by c.seq`);
}

/** Shows the asker that support writes just now. */
export async function showTyping(db: Db, { support }: Policy, id: bigint): Promise<void> {
  await db.query(sql`update conversation set other_types_until = ${fromNow(support.typing)} where id = ${id}`);
  void watchOf(db).ring((seen) => seen.id === id);
}

/**
 * Answers a conversation. The asker hears of it, and it closes when the asker stays silent.
 * @param by the person of staff; undefined for the sandbox
 * @throws {TakenError}
 */
export async function answerTicket(
  db: Db,
  { support }: Policy,
  id: bigint,
  text: string,
  by: string | undefined,
): Promise<void> {
  const { most, silence } = support;
  await admitting(
    db.tx(async (tx) => {
      await refuseTaken(tx, id, by);
      await tx.query(sql`
        update conversation set taken_until = ${fromNow(support.takenFor)}
        where id = ${id} and taken_by = ${by ?? null} and taken_until > app_now()`);
      await tx.query(sql`select see_up_to(id, 'staff', last_seq) from conversation where id = ${id}`);
      await tx.query(sql`select answer_support(${id}, ${randomUUID()}::uuid, ${text}, ${most}, ${silence})`);
    }),
  );
  void watchOf(db).ring((seen) => seen.id === id);
}
