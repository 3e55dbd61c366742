import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contract, RequestOf, SupportDocument } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import { Resources } from '../kit/Resources.ts';
import type { Pictures } from '../pictures/Pictures.ts';
import { Conversation, type ConversationDeps } from './Conversation.ts';
import { knownOf, SUPPORT_RULES, type SupportTalk } from './SupportChats.ts';

type Entry = RequestOf<Contract['support']['guestEnter']>;

/**
 * The conversation of somebody who cannot sign in: they prove a phone or mailbox with a code. The way back is in memory alone, so
 * whoever takes the device later cannot read it.
 */
export class GuestSupport {
  /** The conversation, once the person has proved who they are. */
  talk: SupportTalk | undefined = undefined;
  /** The pictures of that conversation. */
  readonly pictures: Pictures;
  /** The way back into the conversation. */
  #pass = '';

  readonly #deps: ConversationDeps;

  constructor(deps: ConversationDeps) {
    this.#deps = deps;
    const { support } = deps.api;
    this.pictures = new Resources(
      (fileId: string) => new Resource(() => support.guestImage({ pass: this.#pass, fileId })),
    );
    makeAutoObservable(this, { talk: observableRef, pictures: false, loadFile: false });
  }

  /** Proves a phone or mailbox. @throws what the call answers */
  async enter(entry: Entry): Promise<void> {
    const { pass } = await this.#deps.api.support.guestEnter(entry);
    this.#pass = pass;
    runInAction(() => (this.talk = this.#talkOf(pass)));
  }

  /** Loads a PDF of the conversation. Nothing keeps it. @throws what the call answers */
  async loadFile(fileId: string): Promise<SupportDocument> {
    return await this.#deps.api.support.guestFile({ pass: this.#pass, fileId }, { quiet: true });
  }

  #talkOf(pass: string): SupportTalk {
    const { support } = this.#deps.api;
    return new Conversation(this.#deps, {
      ...SUPPORT_RULES,
      part: 'guest-support',
      list: (after, known, signal) => support.guestNews({ pass, after, ...knownOf(known) }, signal ? { signal } : {}),
      tellTyping: (after) => support.guestNews({ pass, after, isTyping: true }),
      send: (message) => support.guestSend({ pass, ...message }),
      upload: async ({ fileName, fileBase64 }, onProgress, fileType) =>
        (await support.guestUpload({ pass, fileName, fileBase64, fileType }, { onProgress, quiet: true })).fileId,
      // The server marks what it sent as seen.
      see: () => Promise.resolve(),
      final: new Set(['EXPIRED']),
    });
  }
}
