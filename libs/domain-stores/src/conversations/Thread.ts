import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type Failure } from '../kit/failures.ts';
import type { ConversationCalls, Heard, Spoken } from './Spoken.ts';

/** Messages of one answer of the server. */
const PAGE = 100;

/**
 * The messages of a conversation from one on, without a gap. The newest come first; {@link Thread.loadOlder} adds those before.
 */
export class Thread<Message extends Spoken, Answer extends Heard<Message>> {
  isLoadingOlder = false;
  olderFailure: Failure | undefined = undefined;

  readonly #list: ConversationCalls<Message, Answer>['list'];
  /** Without a gap. */
  private heard: readonly Message[] = [];
  /** Own messages that the server confirmed before they were heard. */
  private sent: readonly Message[] = [];

  constructor({ list }: Pick<ConversationCalls<Message, Answer>, 'list'>) {
    this.#list = list;
    makeAutoObservable<this, 'heard' | 'sent'>(
      this,
      { heard: observableRef, sent: observableRef, olderFailure: observableRef },
      { autoBind: true },
    );
  }

  /** The oldest first. */
  get messages(): readonly Message[] {
    const last = this.last;
    return [...this.heard, ...this.sent.filter(({ seq }) => seq > last)].toSorted((one, other) => one.seq - other.seq);
  }

  /** The last message that was heard; 0 before the first. */
  get last(): number {
    return this.heard.at(-1)?.seq ?? 0;
  }

  get hasOlder(): boolean {
    return (this.heard[0]?.seq ?? 1) > 1;
  }

  /** Asks for what is new. With nothing there yet, for the newest messages. */
  async ask(known: Answer | undefined, signal: AbortSignal): Promise<Answer> {
    const isFirst = this.heard.length === 0;
    const answer = await this.#list(this.last, known, signal);
    const isLong = isFirst && answer.lastSeq > PAGE;
    return isLong ? await this.#list(answer.lastSeq - PAGE, undefined, signal) : answer;
  }

  /** Adds messages that the server sent. */
  take(messages: readonly Message[]): void {
    const { last } = this;
    this.heard = [...this.heard, ...messages.filter(({ seq }) => seq > last)];
    this.sent = this.sent.filter(({ seq }) => seq > this.last);
  }

  /** Adds an own message that the server confirmed. */
  confirm(message: Message): void {
    if (!this.messages.some(({ seq }) => seq === message.seq)) this.sent = [...this.sent, message];
  }

  async loadOlder(): Promise<void> {
    const first = this.heard[0]?.seq ?? 1;
    if (this.isLoadingOlder || first <= 1) return;
    this.isLoadingOlder = true;
    this.olderFailure = undefined;
    try {
      const { messages } = await this.#list(Math.max(0, first - 1 - PAGE), undefined);
      runInAction(() => (this.heard = [...messages.filter(({ seq }) => seq < first), ...this.heard]));
    } catch (error) {
      runInAction(() => (this.olderFailure = failureOf(error)));
    } finally {
      runInAction(() => (this.isLoadingOlder = false));
    }
  }
}
