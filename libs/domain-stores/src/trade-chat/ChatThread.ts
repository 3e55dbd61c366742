import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChatMessage, Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { failureOf, type Failure } from '../kit/failures.ts';
import type { Deps } from '../ports/deps.ts';

/** The server's view of a chat. */
export type ChatAnswer = ResponseOf<Contract['trading']['chatList']>;

/** Messages of one answer of the server. */
const PAGE = 100;

/**
 * The messages of a chat from one on, without a gap. The newest come first; {@link ChatThread.loadOlder} adds those before.
 */
export class ChatThread {
  isLoadingOlder = false;
  olderFailure: Failure | undefined = undefined;

  readonly #api: Deps['api'];
  readonly #billNo: string;
  /** Without a gap. */
  private heard: readonly ChatMessage[] = [];
  /** Own messages that the server confirmed before they were heard. */
  private sent: readonly ChatMessage[] = [];

  constructor({ api }: Pick<Deps, 'api'>, billNo: string) {
    this.#api = api;
    this.#billNo = billNo;
    makeAutoObservable<this, 'heard' | 'sent'>(
      this,
      { heard: observableRef, sent: observableRef, olderFailure: observableRef },
      { autoBind: true },
    );
  }

  /** The oldest first. */
  get messages(): readonly ChatMessage[] {
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
  async ask(eventsSeen: number, wait: boolean, signal: AbortSignal): Promise<ChatAnswer> {
    const isFirst = this.heard.length === 0;
    const answer = await this.#list(this.last, eventsSeen, wait, signal);
    const isLong = isFirst && answer.lastSeq > PAGE;
    return isLong ? await this.#list(answer.lastSeq - PAGE, 0, false, signal) : answer;
  }

  /** Adds messages that the server sent. */
  take(messages: readonly ChatMessage[]): void {
    const { last } = this;
    this.heard = [...this.heard, ...messages.filter(({ seq }) => seq > last)];
    this.sent = this.sent.filter(({ seq }) => seq > this.last);
  }

  /** Adds an own message that the server confirmed. */
  confirm(message: ChatMessage): void {
    if (!this.messages.some(({ seq }) => seq === message.seq)) this.sent = [...this.sent, message];
  }

  async loadOlder(): Promise<void> {
    const first = this.heard[0]?.seq ?? 1;
    if (this.isLoadingOlder || first <= 1) return;
    this.isLoadingOlder = true;
    this.olderFailure = undefined;
    try {
      const { messages } = await this.#list(Math.max(0, first - 1 - PAGE), 0, false);
      runInAction(() => (this.heard = [...messages.filter(({ seq }) => seq < first), ...this.heard]));
    } catch (error) {
      runInAction(() => (this.olderFailure = failureOf(error)));
    } finally {
      runInAction(() => (this.isLoadingOlder = false));
    }
  }

  #list(after: number, eventsSeen: number, wait: boolean, signal?: AbortSignal): Promise<ChatAnswer> {
    const asked = { billNo: this.#billNo, after, eventsSeen, wait };
    return this.#api.trading.chatList(asked, signal ? { signal } : {});
  }
}
