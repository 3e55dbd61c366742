import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf } from '../kit/failures.ts';
import { shareWatch } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import { Outbox } from './Outbox.ts';
import type { OutgoingMessage, Said } from './OutgoingMessage.ts';
import type { ConversationCalls, Heard, Spoken } from './Spoken.ts';
import { Thread } from './Thread.ts';
import { pause, untilSeen } from './waiting.ts';

/** Time between two questions that bring nothing, in milliseconds: the server answers at once where it cannot wait. */
const LEAST_WAIT = 1_000;
/** Time until the next try after a failure, in milliseconds. */
const RETRY = 3_000;

/** Ports that a conversation needs. */
export type ConversationDeps = Pick<Deps, 'api' | 'clock' | 'visibility' | 'ids' | 'secureStore' | 'haptics'>;

/** While a person types, the other side hears it so often, in milliseconds. */
const TYPING_EVERY = 4000;

/** Hooks of the owner of a conversation. */
export interface Around<Answer> {
  /** Runs while the first answer is on its way. @returns how many messages are new for the person */
  readonly begin?: () => Promise<number>;
  /** Runs after each answer with something new beside messages. */
  readonly changed?: (answer: Answer, before: Answer) => void;
}

/**
 * A conversation between two sides. While somebody watches it, the store asks the server, which answers as soon as there is something new,
 * and marks what came as seen.
 */
export class Conversation<Message extends Spoken, Answer extends Heard<Message>> {
  /** The server's view; its messages are in the thread. */
  readonly head: Resource<Answer>;
  readonly thread: Thread<Message, Answer>;
  readonly outbox: Outbox<Message>;
  /** The text that the person has typed and not sent. */
  draft = '';
  /** The first message that the person had not seen when they came; undefined for none. */
  newFrom: number | undefined = undefined;
  /** Follows the conversation until the returned function is called. */
  readonly watch: () => () => void;

  readonly #deps: ConversationDeps;
  readonly #calls: ConversationCalls<Message, Answer>;
  readonly #around: Around<Answer>;
  #seen = 0;
  #toldTypingAt = -Infinity;

  constructor(deps: ConversationDeps, calls: ConversationCalls<Message, Answer>, around: Around<Answer> = {}) {
    this.#deps = deps;
    this.#calls = calls;
    this.#around = around;
    this.thread = new Thread<Message, Answer>(calls);
    this.outbox = new Outbox<Message>(deps, calls, this.thread.confirm);
    const idle = new AbortController();
    this.head = new Resource(
      () => this.thread.ask(undefined, idle.signal),
      (answer) => this.thread.take(answer.messages),
    );
    this.watch = shareWatch(this.#follow);
    makeAutoObservable(
      this,
      { head: false, thread: false, outbox: false, watch: false, newFrom: observableRef },
      { autoBind: true },
    );
  }

  /** Messages that are not there yet. One that came although its answer was lost is not shown twice. */
  get onTheWay(): readonly OutgoingMessage[] {
    const own = this.thread.messages.filter(this.#calls.isOwn);
    return this.outbox.items.filter((item) => !own.some((message) => item.resembles(message)));
  }

  type(draft: string): void {
    this.draft = draft;
    const now = this.#deps.clock.now();
    if (draft.trim() === '' || now - this.#toldTypingAt < TYPING_EVERY) return;
    this.#toldTypingAt = now;
    // Nothing depends on it.
    this.#calls.tellTyping?.(this.thread.messages.at(-1)?.seq ?? 0).catch(() => undefined);
  }

  /** Sends what a person says. */
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
    const [unread = 0] = await Promise.all([this.#around.begin?.(), this.#hear(signal)]);
    if (signal.aborted) return;
    runInAction(() => (this.newFrom = unread > 0 ? this.thread.last - unread + 1 : undefined));
    while (!signal.aborted && !this.#calls.final.has(this.head.failure?.code ?? '')) {
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
      const answer = await this.thread.ask(this.head.failure ? undefined : before, signal);
      if (signal.aborted) return false;
      runInAction(() => {
        this.thread.take(answer.messages);
        this.head.set(answer);
      });
      const hasNews = before === undefined || this.#calls.hasNews(answer, before);
      if (before && hasNews) this.#around.changed?.(answer, before);
      this.#settle(answer.messages);
      return this.thread.last > last || hasNews;
    } catch (error) {
      if (!signal.aborted) runInAction(() => this.head.fail(failureOf(error)));
      return false;
    }
  }

  /** Sends again what came although its answer was lost: the server answers with the message that is there. */
  #settle(messages: readonly Message[]): void {
    const own = messages.filter(this.#calls.isOwn);
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
    this.#calls.see(seq).catch(() => (this.#seen = before));
  }
}

/** A conversation as a screen shows it, whatever its server says beside messages. */
export interface Talk<Message extends Spoken> extends Pick<
  Conversation<Message, Heard<Message>>,
  'onTheWay' | 'newFrom' | 'draft' | 'type' | 'send' | 'watch'
> {
  readonly thread: Pick<
    Thread<Message, Heard<Message>>,
    'messages' | 'hasOlder' | 'isLoadingOlder' | 'olderFailure' | 'loadOlder'
  >;
  readonly outbox: Pick<Outbox<Message>, 'resend' | 'drop'>;
  readonly head: Pick<Resource<unknown>, 'value' | 'failure'>;
}
