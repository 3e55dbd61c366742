import { randomBytes } from 'node:crypto';
import type { SupportDocument, SupportMessage, SupportNews, SupportSubject } from '@ezwallet/api-client/contract';
import { admitting } from '../../call/raised.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, type Sql, sql } from '../../db/index.ts';
import type { Language } from '../../outside/mail/letter.ts';
import { MESSAGE as COMMON, PAGE } from '../../people/conversations/messages.ts';
import { NewsWatch } from '../../people/conversations/NewsWatch.ts';
import type { OpenedFile } from '../../people/files/files.ts';
import { wholeOf } from '../../people/uploads/bytes.ts';
import { opensAt } from './opensAt.ts';
import { type SupportStateName, wireOf } from './process.ts';

const NAME_BYTES = 9;

/** The PDF of the message `c`; undefined for pictures and words. */
const PDF = sql`stored_file p where p.file_id = c.file_id and p.file_type = 'PDF'`;

/** The kind of the message `c`. */
export const KIND = sql`case when c.file_id is null then 'text' when exists (select 1 from ${PDF}) then 'file' else 'image' end`;

/** A message of `c` as JSON. */
const MESSAGE = sql`${COMMON} || jsonb_build_object('links', c.links, 'kind', ${KIND},
  'file', (select jsonb_build_object('name', p.name, 'size', p.size) from ${PDF}))`;

/** The condition on `h` that makes a conversation a member's. */
export const ofMember = (memberId: bigint, no: string): Sql => sql`h.no = ${no} and h.member_id = ${memberId}`;

/** SQL of the conversation of a pass; null for a pass that is wrong or too old. */
export const byPass = (tokenHash: Buffer): Sql => sql`(
  select conversation_id from support_pass where token_hash = ${tokenHash} and expires_at > app_now())`;

/** The condition on `h` that makes a conversation the one of a pass. */
export const ofPass = (tokenHash: Buffer): Sql => sql`h.id = ${byPass(tokenHash)}`;

/** How far a reader has seen a conversation. */
export interface Seen {
  readonly id: bigint;
  readonly lastSeq: number;
  readonly state: SupportStateName | 'new';
  readonly isTyping: boolean;
}

/** A conversation as its asker reads it. Times are epoch milliseconds. */
export interface Conversation extends Seen {
  readonly subject: SupportSubject;
  readonly reference: string;
  readonly seenBySupport: number;
  readonly messages: readonly SupportMessage[];
  /** The moment of the reading. */
  readonly now: number;
}

/** Reads the messages after one; undefined where nothing fits the condition. */
export async function readConversation(db: Db, condition: Sql, after: number): Promise<Conversation | undefined> {
  return await db.maybe<Conversation>(sql`
    select app_now() as now, h.id, h.subject, h.reference, h.state, h.last_seq as "lastSeq", h.other_seen as "seenBySupport",
      coalesce(h.other_types_until > app_now(), false) as "isTyping",
      (select coalesce(jsonb_agg(m.message), '[]') from (
        select ${MESSAGE} as message from conversation_message c
        where c.conversation_id = h.id and c.seq > ${after} order by c.seq limit ${PAGE}) m) as messages
    from conversation h where ${condition}`);
}

/** Turns a stored PDF into the answer for its reader. */
export async function viewDocument({ name, size, bytes }: OpenedFile): Promise<SupportDocument> {
  const fileBase64 = (await wholeOf(bytes)).toString('base64');
  return { name: name ?? '', size, mimeType: 'application/pdf', fileBase64 };
}

/** Turns a conversation into the answer for its asker. */
export const viewNews = ({ id: _, now, state, messages, ...rest }: Conversation, { support }: Policy): SupportNews => ({
  ...rest,
  state: wireOf(state),
  messages: [...messages],
  opensAt: opensAt(support.hours, now),
});

const findNews = (db: Db) => async (seen: readonly Seen[]) => {
  const rows = await db.query<{ index: number }>(sql`
    select (r.place - 1)::int as index
    from unnest(${seen.map(({ id }) => id)}::bigint[], ${seen.map(({ lastSeq }) => lastSeq)}::int[],
      ${seen.map(({ state }) => state)}::text[], ${seen.map(({ isTyping }) => isTyping)}::bool[])
      with ordinality as r (id, last_seq, state, is_typing, place) join conversation h on h.id = r.id
    where h.last_seq <> r.last_seq or h.state <> r.state
      or coalesce(h.other_types_until > app_now(), false) <> r.is_typing`);
  return rows.map(({ index }) => index);
};

/** One for each database: a process has one, tests have several. */
const watches = new WeakMap<Db, NewsWatch<Seen>>();

/** Wakes those who wait for news of conversations. */
export function watchOf(db: Db): NewsWatch<Seen> {
  const watch = watches.get(db) ?? new NewsWatch<Seen>(findNews(db));
  watches.set(db, watch);
  return watch;
}

/** Marks the asker as typing for a while. */
export async function noteTyping(db: Db, { support }: Policy, id: bigint): Promise<void> {
  await db.query(sql`update conversation set opener_types_until = ${fromNow(support.typing)} where id = ${id}`);
}

/** A message to support. */
export interface NewMessage {
  readonly nonce: string;
  readonly text: string;
  readonly fileId: string | null;
  /** The kind that its file must have. */
  readonly fileType: 'IMG' | 'PDF' | null;
}

/** Keeps a message of a member or guest, once for each nonce. @throws {ApiFailure} `OVER_MAX_TOTAL`; `ARGS_INVALID` for a foreign file, or one of another kind */
export async function askSupport(
  db: Db,
  { support }: Policy,
  id: bigint,
  { nonce, text, fileId, fileType }: NewMessage,
): Promise<SupportMessage> {
  const { message } = await admitting(
    db.one<{ message: SupportMessage }>(sql`
      select ${MESSAGE} as message from ask_support(${id}, ${nonce}::uuid, ${text}, ${fileId}, ${support.most}, ${fileType}::text) c`),
  );
  void watchOf(db).ring((seen) => seen.id === id);
  return message;
}

/** The asker of a new conversation: a member, or the phone or mailbox of a guest. */
export interface Asker {
  readonly memberId: bigint | null;
  readonly guest: string | null;
  readonly language: Language | null;
}

/** Makes a conversation without messages. The first message begins its process. */
export async function createConversation(
  tx: Db,
  { memberId, guest, language }: Asker,
  subject: SupportSubject,
  reference: string,
): Promise<{ readonly id: bigint; readonly no: string }> {
  const no = randomBytes(NAME_BYTES).toString('base64url');
  return await tx.one(sql`
    insert into conversation (kind, no, member_id, guest, subject, reference, language)
    values ('support', ${no}, ${memberId}, ${guest}, ${subject}, ${reference}, ${language}) returning id, no`);
}

/** Marks messages as seen by the asker, and the notices of the conversation as read. */
export async function seeMessages(db: Db, id: bigint, seq: number): Promise<void> {
  await db.query(sql`
    with seen as (select see_up_to(${id}, 'member', ${seq}))
    update notice n set read_at = app_now() from conversation h, seen
    where h.id = ${id} and n.member_id = h.member_id and n.event = 'supportAnswered' and n.facts ->> 'conversation' = h.no and n.read_at is null`);
}
