import { sideOf } from '@ezwallet/api-client/constants';
import type { ChatMessage, Contract, ResponseOf, Trade, TradeParty } from '@ezwallet/api-client/contract';
import type { Resource } from '../kit/Resource.ts';
import { uploadPicture } from '../pictures/uploadPicture.ts';
import { Conversation, type ConversationDeps } from './Conversation.ts';

/** The server's view of the chat of a trade. */
export type ChatAnswer = ResponseOf<Contract['trading']['chatList']>;

const FINAL: ReadonlySet<string> = new Set(['ORDER_NOT_FOUND']);

/** The chat of one trade: what its two sides say, and the trade itself, which is read again when its status changes. */
export class TradeChat {
  readonly trade: Resource<Trade>;
  readonly talk: Conversation<ChatMessage, ChatAnswer>;

  constructor(deps: ConversationDeps, billNo: string, trade: Resource<Trade>) {
    const { trading } = deps.api;
    this.trade = trade;
    this.talk = new Conversation(
      deps,
      {
        part: `chat-${billNo}`,
        list: (after, known, signal) =>
          trading.chatList(
            { billNo, after, eventsSeen: known?.events.length ?? 0, wait: known !== undefined },
            signal ? { signal } : {},
          ),
        send: async (message) => {
          // A stranger would open it.
          if (message.kind === 'file') throw new Error('The chat of a trade takes no files: send a picture.');
          return await trading.chatSend({ billNo, ...message });
        },
        upload: (picture, onProgress) => uploadPicture(deps, picture, { onProgress }),
        see: (seq) => trading.chatRead({ billNo, seq }),
        isOwn: ({ by }) => by === this.side,
        hasNews: (answer, before) => answer.events.length !== before.events.length || answer.status !== before.status,
        final: FINAL,
      },
      {
        begin: async () => {
          await trade.reload();
          return trade.value?.unread ?? 0;
        },
        changed: ({ status }, before) => {
          if (status !== before.status) void trade.reload();
        },
      },
    );
  }

  get side(): TradeParty | undefined {
    return this.trade.value && sideOf(this.trade.value);
  }

  /** Whether the person can write, as far as the server has said, at a time of the server. */
  isOpen(now: number): boolean {
    const { writableUntil } = this.talk.head.value ?? {};
    return writableUntil === undefined || writableUntil === null || now < writableUntil;
  }
}
