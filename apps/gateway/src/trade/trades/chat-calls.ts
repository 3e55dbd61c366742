import { type contract, warningsFor } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../../call/CallContext.ts';
import { admitting } from '../../call/raised.ts';
import { type Db, sql } from '../../db/index.ts';
import { type Chat, readChat, sendMessage } from './chat.ts';
import { lifeOfTrade } from './life.ts';
import { NewsWatch } from './NewsWatch.ts';
import { viewSteps } from './steps.ts';

/** A member's calls that may wait at the same time, in this process; more are answered at once. */
const MOST_WAITING = 4;

/** One for each database: a process has one, tests have several. */
const watches = new WeakMap<Db, NewsWatch>();
const waiting = new Map<bigint, number>();

function watchOf(db: Db): NewsWatch {
  const watch = watches.get(db) ?? new NewsWatch(db);
  watches.set(db, watch);
  return watch;
}

/** @throws {ApiFailure} `ORDER_NOT_FOUND` */
async function getChat({ db, config, session }: MemberContext, billNo: string, after: number): Promise<Chat> {
  const chat = await readChat(db, config.policy, session.memberId, billNo, after);
  if (!chat) throw new ApiFailure('ORDER_NOT_FOUND');
  return chat;
}

export const chatList: Handler<typeof contract.trading.chatList> = async ({ billNo, after, eventsSeen, wait }, ctx) => {
  let chat = await getChat(ctx, billNo, after);
  const isNew = () => chat.messages.length > 0 || chat.events.length !== eventsSeen;
  if (wait && !isNew() && (await waitForNews(ctx, chat))) chat = await getChat(ctx, billNo, after);
  const { side, state, messages, events, lastSeq, seenByOther } = chat;
  return {
    status: lifeOfTrade.states[state].wire,
    messages: [...messages],
    events: viewSteps(events, side),
    lastSeq,
    seenByOther,
    writableUntil: writableUntil(ctx, chat),
  };
};

function writableUntil({ config }: MemberContext, { hasOther, closedAt }: Chat): number | null {
  if (!hasOther) return 0;
  return closedAt === null ? null : closedAt + config.policy.trade.chat.writableAfterEnd;
}

/** Holds no connection of the database meanwhile. @returns whether there is anything new */
async function waitForNews({ db, config, session }: MemberContext, chat: Chat): Promise<boolean> {
  const { memberId } = session;
  const others = waiting.get(memberId) ?? 0;
  if (others >= MOST_WAITING) return false;
  waiting.set(memberId, others + 1);
  try {
    return await watchOf(db).wait(chat, config.policy.trade.chat.wait);
  } finally {
    const now = (waiting.get(memberId) ?? 1) - 1;
    if (now === 0) waiting.delete(memberId);
    else waiting.set(memberId, now);
  }
}

export const chatSend: Handler<typeof contract.trading.chatSend> = async (input, { db, config, session }) => {
  const { billNo, nonce } = input;
  const said = input.kind === 'text' ? { text: input.text.trim(), fileId: null } : { text: '', fileId: input.fileId };
  const warnings = warningsFor(said.text);
  const sending = sendMessage(db, config.policy, session.memberId, { billNo, nonce, ...said, warnings });
  const { saleId, message } = await admitting(sending);
  void watchOf(db).ring(saleId);
  return message;
};

export const chatRead: Handler<typeof contract.trading.chatRead> = async ({ billNo, seq }, { db, session }) => {
  await admitting(db.query(sql`select see_messages(${session.memberId}, ${billNo}, ${seq})`));
  return true;
};
