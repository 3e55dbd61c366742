import { makeAutoObservable, observable } from 'mobx';
import { SUPPORT_STATES, type SupportSubject } from '@ezwallet/api-client/constants';
import type {
  Contract,
  ResponseOf,
  SupportConversation,
  SupportDocument,
  SupportMessage,
  SupportNews,
} from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import { Submission } from '../kit/Submission.ts';
import { Conversation, type ConversationDeps } from './Conversation.ts';
import { uploadPicture } from '../pictures/uploadPicture.ts';
import type { ConversationCalls } from './Spoken.ts';

/** A conversation with support. */
export type SupportTalk = Conversation<SupportMessage, SupportNews>;

/** The subject of a question to support. */
export interface SupportAbout {
  readonly subject: SupportSubject;
  /** Number of the order or bill; empty without one. */
  readonly reference: string;
}

/** All that conversations of members and of guests share. */
export const SUPPORT_RULES = {
  isOwn: ({ by }: SupportMessage) => by === 'member',
  hasNews: (answer: SupportNews, before: SupportNews) =>
    answer.state !== before.state ||
    answer.isTyping !== before.isTyping ||
    answer.seenBySupport !== before.seenBySupport,
} as const;

/** The part of a conversation that its caller knows, as the calls have it. */
export const knownOf = (known: SupportNews | undefined) =>
  known ? { wait: true, stateSeen: known.state, typingSeen: known.isTyping } : {};

const keyOf = ({ subject, reference }: SupportAbout): string => `${subject} ${reference}`;

/** The conversations of a member with support. */
export class SupportChats {
  readonly list: Resource<ResponseOf<Contract['support']['conversations']>>;
  /** Begins a conversation with its first message. @returns its name */
  readonly begin: Submission<SupportAbout & { readonly text: string }, string>;
  /** Closes a conversation. */
  readonly close: Submission<string, void>;
  readonly #deps: ConversationDeps;
  readonly #talks = new Map<string, SupportTalk>();
  /** First messages of new conversations, typed and not sent, by what they are about. */
  private readonly drafts = observable.map<string, string>();
  /** The first message on its way. Sent again, it opens no second conversation. */
  #tried: { readonly key: string; readonly nonce: string } | undefined;

  constructor(deps: ConversationDeps) {
    this.#deps = deps;
    const { support } = deps.api;
    this.list = new Resource(() => support.conversations({}));
    this.begin = new Submission({
      send: async ({ text, ...about }) => {
        const key = `${keyOf(about)} ${text}`;
        if (this.#tried?.key !== key) this.#tried = { key, nonce: deps.ids.next() };
        const { id } = await support.open({ ...about, text, nonce: this.#tried.nonce });
        this.#tried = undefined;
        return id;
      },
    });
    this.close = new Submission({
      send: async (id) => {
        await support.close({ id });
        void this.list.reload();
      },
    });
    makeAutoObservable<this, 'drafts'>(
      this,
      { list: false, begin: false, close: false, of: false, loadFile: false, drafts: false },
      { autoBind: true },
    );
  }

  /** An open conversation about the same. */
  openAbout({ subject, reference }: SupportAbout): SupportConversation | undefined {
    return this.list.value?.list.find(
      (each) => each.subject === subject && each.reference === reference && each.state !== SUPPORT_STATES.closed,
    );
  }

  /** The first message of a new conversation, typed and not sent. */
  draftOf(about: SupportAbout): string {
    return this.drafts.get(keyOf(about)) ?? '';
  }

  type(about: SupportAbout, draft: string): void {
    this.drafts.set(keyOf(about), draft);
  }

  /** Loads a PDF that the person sent. Nothing keeps it. @throws what the call answers */
  async loadFile(fileId: string): Promise<SupportDocument> {
    return await this.#deps.api.support.file({ fileId }, { quiet: true });
  }

  /** The conversation of a name; the same object each time. */
  of(id: string): SupportTalk {
    const talk = this.#talks.get(id) ?? new Conversation(this.#deps, this.#callsOf(id));
    this.#talks.set(id, talk);
    return talk;
  }

  #callsOf(id: string): ConversationCalls<SupportMessage, SupportNews> {
    const { support } = this.#deps.api;
    return {
      ...SUPPORT_RULES,
      part: `support-${id}`,
      list: (after, known, signal) => support.news({ id, after, ...knownOf(known) }, signal ? { signal } : {}),
      send: (message) => support.send({ id, ...message }),
      upload: (picture, onProgress, fileType) => uploadPicture(this.#deps, picture, { onProgress }, fileType),
      see: (seq) => support.seen({ id, seq }),
      tellTyping: (after) => support.news({ id, after, isTyping: true }),
      final: new Set(['ORDER_NOT_FOUND']),
    };
  }
}
