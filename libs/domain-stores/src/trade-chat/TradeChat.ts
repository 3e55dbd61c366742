import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { sideOf } from '@ezwallet/api-client/constants';
import type { ChatMessage, Trade, TradeParty } from '@ezwallet/api-client/contract';
import { failureOf } from '../kit/failures.ts';
import { shareWatch } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import { ChatOutbox } from './ChatOutbox.ts';
import { type ChatAnswer, ChatThread } from './ChatThread.ts';
import type { OutgoingMessage, Said } from './OutgoingMessage.ts';
import { pause, untilSeen } from './waiting.ts';

/** Time between two questions that bring nothing, in milliseconds: the server answers at once where it cannot wait. */
const LEAST_WAIT = 1_000;
/** Time until the next try after a failure, in milliseconds. */
const RETRY = 3_000;
/** Refusals that no further try changes. */
const FINAL: ReadonlySet<string> = new Set(['ORDER_NOT_FOUND']);

type ChatDeps = Pick<Deps, 'api' | 'clock' | 'visibility' | 'ids' | 'secureStore' | 'haptics'>;

/**
 * The chat of one trade. While somebody watches it, the store asks the server, which answers as soon as there is something
 * new, and marks what came as seen.
 */
export class TradeChat {
  readonly trade: Resource<Trade>;
  /** The server's view of the chat; its messages are in the thread. */
  readonly head: Resource<ChatAnswer>;
  readonly thread: ChatThread;
  readonly outbox: ChatOutbox;
  /** The text that the person has typed and not sent. */
  draft = '';
  /** The first message that the person had not seen when they came; undefined for none. */
  newFrom: number | undefined = undefined;
  /** Follows the chat until the returned function is called. */
  readonly watch: () => () => void;

  readonly #deps: ChatDeps;
  readonly #billNo: string;
  #seen = 0;

  constructor(deps: ChatDeps, billNo: string, trade: Resource<Trade>) {
    this.#deps = deps;
    this.#billNo = billNo;
    this.trade = trade;
    this.thread = new ChatThread(deps, billNo);
    this.outbox = new ChatOutbox(deps, billNo, this.thread.confirm);
    const idle = new AbortController();
    this.head = new Resource(
      () => this.thread.ask(0, false, idle.signal),
      (answer) => this.thread.take(answer.messages),
    );
    this.watch = shareWatch(this.#follow);
    makeAutoObservable(
      this,
      { trade: false, head: false, thread: false, outbox: false, watch: false, newFrom: observableRef },
      { autoBind: true },
    );
  }

  get side(): TradeParty | undefined {
    return this.trade.value && sideOf(this.trade.value);
  }

  /** Messages that are not there yet. One that came although its answer was lost is not shown twice. */
  get onTheWay(): readonly OutgoingMessage[] {
    const own = this.thread.messages.filter(({ by }) => by === this.side);
    return this.outbox.items.filter((item) => !own.some((message) => item.resembles(message)));
  }

  /** Whether the person can write, as far as the server has said, at a time of the server. */
  isOpen(now: number): boolean {
    const { writableUntil } = this.head.value ?? {};
    return writableUntil === undefined || writableUntil === null || now < writableUntil;
  }

  type(draft: string): void {
    this.draft = draft;
  }

  /** Sends what a member says. */
  async send(said: Said): Promise<void> {
    await this.outbox.send(said, this.thread.messages.at(-1)?.seq ?? 0);
  }

  #follow = (): (() => void) => {
    const leaving = new AbortController();
    void this.#listen(leaving.signal);
    return () => leaving.abort();
  };

  async #listen(signal: AbortSignal): Promise<void> {
    // How much is new for the person is known only until it is marked as seen.
    await Promise.all([this.trade.reload(), this.#hear(signal)]);
    if (signal.aborted) return;
    const unread = this.trade.value?.unread ?? 0;
    runInAction(() => (this.newFrom = unread > 0 ? this.thread.last - unread + 1 : undefined));
    while (!signal.aborted && !FINAL.has(this.head.failure?.code ?? '')) {
      await untilSeen(this.#deps, signal);
      if (signal.aborted) return;
      this.#markSeen();
      const startedAt = this.#deps.clock.now();
      const isNew = await this.#hear(signal);
      const rest = (this.head.failure ? RETRY : LEAST_WAIT) - (this.#deps.clock.now() - startedAt);
      if (!isNew && rest > 0) await pause(this.#deps, rest, signal);
    }
  }

  /** @returns whether there was anything new */
  async #hear(signal: AbortSignal): Promise<boolean> {
    const before = this.head.value;
    const { last } = this.thread;
    try {
      const answer = await this.thread.ask(
        before?.events.length ?? 0,
        before !== undefined && !this.head.failure,
        signal,
      );
      if (signal.aborted) return false;
      runInAction(() => {
        this.thread.take(answer.messages);
        this.head.set(answer);
      });
      if (before && answer.status !== before.status) void this.trade.reload();
      this.#settle(answer.messages);
      return this.thread.last > last || answer.events.length !== before?.events.length;
    } catch (error) {
      if (!signal.aborted) runInAction(() => this.head.fail(failureOf(error)));
      return false;
    }
  }

  /** Sends again what came although its answer was lost: the server answers with the message that is there. */
  #settle(messages: readonly ChatMessage[]): void {
    const own = messages.filter(({ by }) => by === this.side);
    const lost = this.outbox.items.filter(
      (item) => item.failure?.code === 'OFFLINE' && own.some((message) => item.resembles(message)),
    );
    for (const item of lost) void this.outbox.resend(item);
  }

  #markSeen(): void {
    const seq = this.thread.last;
    if (seq <= this.#seen) return;
    const before = this.#seen;
    this.#seen = seq;
    // The next answer tries again.
    this.#deps.api.trading.chatRead({ billNo: this.#billNo, seq }).catch(() => (this.#seen = before));
  }
}
