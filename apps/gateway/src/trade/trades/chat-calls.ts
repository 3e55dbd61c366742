import { type contract, warningsFor } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../../call/CallContext.ts';
import { admitting } from '../../call/raised.ts';
import { type Db, sql } from '../../db/index.ts';
import { NewsWatch } from '../../people/conversations/NewsWatch.ts';
import { waitInTurn } from '../../people/conversations/waitInTurn.ts';
import { type Chat, findNewsOf, readChat, type Seen, sendMessage } from './chat.ts';
import { lifeOfTrade } from './life.ts';
import { viewSteps } from './steps.ts';

/** One for each database: a process has one, tests have several. */
const watches = new WeakMap<Db, NewsWatch<Seen>>();

function watchOf(db: Db): NewsWatch<Seen> {
  const watch = watches.get(db) ?? new NewsWatch<Seen>(async (seen) => await findNewsOf(db, seen));
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

/** @returns whether there is anything new */
const waitForNews = async ({ db, config, session }: MemberContext, chat: Chat): Promise<boolean> =>
  await waitInTurn(
    `member ${session.memberId}`,
    async () => await watchOf(db).wait(chat, config.policy.trade.chat.wait),
  );

export const chatSend: Handler<typeof contract.trading.chatSend> = async (input, { db, config, session }) => {
  const { billNo, nonce } = input;
  const said = input.kind === 'text' ? { text: input.text.trim(), fileId: null } : { text: '', fileId: input.fileId };
  const warnings = warningsFor(said.text);
  const sending = sendMessage(db, config.policy, session.memberId, { billNo, nonce, ...said, warnings });
  const { saleId, message } = await admitting(sending);
  void watchOf(db).ring((seen) => seen.saleId === saleId);
  return message;
};

export const chatRead: Handler<typeof contract.trading.chatRead> = async ({ billNo, seq }, { db, session }) => {
  await admitting(db.query(sql`select see_messages(${session.memberId}, ${billNo}, ${seq})`));
  return true;
};
