import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { MESSAGES_PER_CALL } from '@ezwallet/api-client/constants';
import type { InboxMessage, SiteMessage } from '@ezwallet/api-client/contract';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { InboxStore } from './InboxStore.ts';

/** The first screen loads first. Milliseconds. */
const FIRST_LOOK_AFTER = 4_000;
/** The person's data may be fresh more often than anybody needs news. Milliseconds. */
const LOOK_AT_MOST_EACH = 15_000;
/** Toasts count as read so long after they were shown (product specification, section 4), in milliseconds. */
const READ_AFTER = 5_000;
/** And so much later for each of them, in milliseconds. */
const READ_AFTER_EACH = 100;

const UNREAD = { pageNo: 1, pageSize: MESSAGES_PER_CALL, isRead: 0 } as const;

interface Collaborators {
  readonly session: Pick<SessionStore, 'user'>;
  readonly inbox: Pick<InboxStore, 'isMarked' | 'markRead'>;
}

/**
 * Messages to the signed-in person that the app shows outside the inbox: some as toasts, some as cards. It asks for them
 * when the person's data say that something is unread, never during the first load of a screen.
 */
export class SiteNews {
  /** Toasts that nobody has shown yet, newest first. */
  toasts: readonly InboxMessage[] = [];
  /** Cards that nobody has closed, here or on another device, newest first. */
  cards: readonly InboxMessage[] = [];

  readonly #deps: Pick<Deps, 'api' | 'clock'>;
  readonly #with: Collaborators;
  readonly #known = new Map<string, InboxMessage>();
  /** Shown as a toast, or closed. */
  readonly #over = new Set<string>();
  /** Of those, toasts that do not count as read yet. */
  readonly #waiting = new Set<string>();
  readonly #stops = new Set<() => void>();
  #lookedAt = 0;

  constructor(deps: Pick<Deps, 'api' | 'clock'>, collaborators: Collaborators) {
    this.#deps = deps;
    this.#with = collaborators;
    makeAutoObservable(this, { toasts: observableRef, cards: observableRef }, { autoBind: true });
    this.#after(FIRST_LOOK_AFTER, () => {
      void this.#look();
      // Each reload brings another object.
      this.#stops.add(
        reaction(
          () => collaborators.session.user,
          () => void this.#look(),
        ),
      );
    });
  }

  /** Toasts are on the screen: they count as read a little later. */
  shown(messages: readonly InboxMessage[]): void {
    for (const { id } of messages) {
      this.#over.add(id);
      this.#waiting.add(id);
    }
    this.toasts = this.toasts.filter(this.#isOpen);
    this.#after(READ_AFTER + READ_AFTER_EACH * messages.length, () => {
      for (const { id } of messages) this.#waiting.delete(id);
      this.#with.inbox.markRead(messages);
    });
  }

  /** The person closed a card, or followed it: it is read. */
  close(card: InboxMessage): void {
    this.#over.add(card.id);
    this.cards = this.cards.filter(this.#isOpen);
    this.#with.inbox.markRead([card]);
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#stops.clear();
  }

  #after(delay: number, task: () => void): void {
    const stop = this.#deps.clock.after(delay, () => {
      this.#stops.delete(stop);
      task();
    });
    this.#stops.add(stop);
  }

  readonly #isOpen = ({ id }: InboxMessage): boolean => !this.#over.has(id);

  async #look(): Promise<void> {
    const { clock, api } = this.#deps;
    if (!this.#with.inbox.isMarked) return this.#show([], []);
    if (clock.now() - this.#lookedAt < LOOK_AT_MOST_EACH) return;
    this.#lookedAt = clock.now();
    try {
      const { toastLists, popupLists } = await api.inbox.getSiteMsg(UNREAD);
      await this.#learn([...toastLists, ...popupLists]);
      this.#show(toastLists, popupLists);
    } catch {
      // The next fresh data of the person make up for it.
    }
  }

  /** Finds the whole messages, with what they are about. */
  async #learn(rows: readonly SiteMessage[]): Promise<void> {
    if (rows.every(({ id }) => this.#known.has(id))) return;
    const { list } = await this.#deps.api.inbox.getListV2(UNREAD);
    for (const message of list) if (!this.#known.has(message.id)) this.#known.set(message.id, message);
  }

  #show(toasts: readonly SiteMessage[], cards: readonly SiteMessage[]): void {
    const whole = (rows: readonly SiteMessage[]) => rows.flatMap(({ id }) => this.#known.get(id) ?? []);
    runInAction(() => {
      this.toasts = whole(toasts).filter(this.#isOpen);
      this.cards = whole(cards).filter(this.#isOpen);
    });
    // The server did not hear that these are read.
    const missed = whole([...toasts, ...cards]).filter(({ id }) => this.#over.has(id) && !this.#waiting.has(id));
    this.#with.inbox.markRead(missed);
  }
}
