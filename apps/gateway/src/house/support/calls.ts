import type { contract, SupportConversation } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, Handler, MemberContext } from '../../call/CallContext.ts';
import { type Sql, sql, together } from '../../db/index.ts';
import { openFile } from '../../people/files/files.ts';
import { waitInTurn } from '../../people/conversations/waitInTurn.ts';
import { readAnswerTime } from './answer-time.ts';
import {
  askSupport,
  type Conversation,
  KIND,
  type NewMessage,
  noteTyping,
  ofMember,
  readConversation,
  seeMessages,
  viewDocument,
  viewNews,
  watchOf,
} from './conversations.ts';
import { openConversation } from './openConversation.ts';
import { closeConversation, type SupportStateName, wireOf } from './process.ts';

const LISTED = 50;
const SHORTENED = 120;

export const conversations: Handler<typeof contract.support.conversations> = async (
  _input,
  { db, config, session },
) => {
  const [rows, time] = await together(db, (reader) => [
    reader.query<Omit<SupportConversation, 'state'> & { state: SupportStateName }>(sql`
      select h.no as id, h.subject, h.reference, h.state, left(c.text, ${SHORTENED}) as "lastText", c.by as "lastBy",
        ${KIND} as "lastKind",
        (select count(*)::int from conversation_message n
          where n.conversation_id = h.id and n.seq > h.opener_seen and n.by = 'staff') as unread,
        c.at as "updatedAt"
      from conversation h join conversation_message c on c.conversation_id = h.id and c.seq = h.last_seq
      where h.kind = 'support' and h.member_id = ${session.memberId} order by h.updated_at desc limit ${LISTED}`),
    readAnswerTime(reader, config.policy),
  ]);
  const list = rows.map((row) => ({ ...row, state: wireOf(row.state), updatedAt: Math.floor(row.updatedAt) }));
  return { list, ...time };
};

export const open: Handler<typeof contract.support.open> = async (question, { db, config, session }) => ({
  id: await openConversation(db, config.policy, session.memberId, { ...question, text: question.text.trim() }),
});

/** The part of a conversation that its caller knows already. */
export interface Known {
  readonly after: number;
  readonly wait: boolean;
  readonly stateSeen?: number | undefined;
  readonly typingSeen: boolean;
  readonly isTyping: boolean;
}

/**
 * Reads what is new in a conversation, and waits for it.
 * @param caller the key of a member or a guest
 * @returns undefined where nothing fits the condition
 */
export async function hearNews(
  { db, config: { policy } }: CallContext,
  caller: string,
  condition: Sql,
  { after, wait, stateSeen, typingSeen, isTyping }: Known,
): Promise<Conversation | undefined> {
  const now = await readConversation(db, condition, after);
  if (!now) return undefined;
  if (isTyping) await noteTyping(db, policy, now.id);
  const state = wireOf(now.state);
  const isNew = now.messages.length > 0 || (stateSeen ?? state) !== state || now.isTyping !== typingSeen;
  if (!wait || isNew) return now;
  const hasMore = await waitInTurn(caller, async () => await watchOf(db).wait(now, policy.support.wait));
  return hasMore ? await readConversation(db, condition, after) : now;
}

/** @throws {ApiFailure} `ORDER_NOT_FOUND` */
async function getConversation({ db, session }: MemberContext, no: string): Promise<bigint> {
  const row = await db.maybe<{ id: bigint }>(sql`
    select h.id from conversation h where ${ofMember(session.memberId, no)}`);
  if (!row) throw new ApiFailure('ORDER_NOT_FOUND');
  return row.id;
}

export const news: Handler<typeof contract.support.news> = async ({ id, ...known }, ctx) => {
  const { memberId } = ctx.session;
  const heard = await hearNews(ctx, `member ${memberId}`, ofMember(memberId, id), known);
  if (!heard) throw new ApiFailure('ORDER_NOT_FOUND');
  return viewNews(heard, ctx.config.policy);
};

type Said = { readonly nonce: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image' | 'file'; readonly fileId: string }
);

/** The message of a request. */
export const saidIn = (input: Said): NewMessage =>
  input.kind === 'text'
    ? { nonce: input.nonce, text: input.text.trim(), fileId: null, fileType: null }
    : { nonce: input.nonce, text: '', fileId: input.fileId, fileType: input.kind === 'file' ? 'PDF' : 'IMG' };

export const send: Handler<typeof contract.support.send> = async (input, ctx) =>
  await askSupport(ctx.db, ctx.config.policy, await getConversation(ctx, input.id), saidIn(input));

export const file: Handler<typeof contract.support.file> = async ({ fileId }, { db, config, session }) => {
  const isOwn = sql`f.file_id = ${fileId} and f.file_type = 'PDF' and f.owner_id = ${session.memberId}`;
  const found = await openFile(db, config, isOwn);
  if (!found) throw new ApiFailure('RECORD_ALREADY_DELETED');
  return await viewDocument(found);
};

export const seen: Handler<typeof contract.support.seen> = async ({ id, seq }, ctx) => {
  await seeMessages(ctx.db, await getConversation(ctx, id), seq);
  return true;
};

export const close: Handler<typeof contract.support.close> = async ({ id }, ctx) => {
  await closeConversation(ctx.db, await getConversation(ctx, id), 'member');
  return true;
};
