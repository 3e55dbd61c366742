import type { Deps } from '../root/deps.ts';

/** A money call that may have left and has no answer yet; what is needed to make it again is up to its kind. */
export interface PendingRequest {
  /** Made once per confirmed order; the server executes each number once. */
  readonly reqNo: string;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

/** Where calls of one kind are noted down, and how their notes are told from anything else. */
export interface Book<Entry> {
  /** Part of the secure store. */
  readonly part: string;
  readonly isEntry: (value: unknown) => value is Entry;
}

/** So long a server can say what became of a request number, in milliseconds; later only the bills can. */
export const ANSWER_KEPT = 24 * 60 * 60_000;

/** Money calls without an answer, written down before they leave so that no reload and no crash forgets one. */
export class RequestJournal<Entry extends PendingRequest> {
  readonly #store: Deps['secureStore'];
  readonly #clock: Deps['clock'];
  readonly #book: Book<Entry>;
  /** Changes run one after another, for each reads the list before it writes it. */
  #last: Promise<unknown> = Promise.resolve();

  constructor({ secureStore, clock }: Pick<Deps, 'secureStore' | 'clock'>, book: Book<Entry>) {
    this.#store = secureStore;
    this.#clock = clock;
    this.#book = book;
  }

  /** What one person has under way without an answer, oldest first. */
  async list(userId: string): Promise<Entry[]> {
    const now = this.#clock.now();
    return (await this.#read()).filter((entry) => entry.userId === userId && now - entry.startedAt < ANSWER_KEPT);
  }

  /** Writes a call down; resolves when it would survive a crash. */
  add(entry: Entry): Promise<void> {
    return this.#change((entries) => [...entries.filter(({ reqNo }) => reqNo !== entry.reqNo), entry]);
  }

  /** Forgets a call whose fate is known, and those too old to be asked for. */
  remove(reqNo: string): Promise<void> {
    const now = this.#clock.now();
    return this.#change((entries) => entries.filter((entry) => entry.reqNo !== reqNo && now - entry.startedAt < ANSWER_KEPT));
  }

  #change(edit: (entries: Entry[]) => Entry[]): Promise<void> {
    const { part } = this.#book;
    const turn = this.#last.then(async () => {
      const entries = edit(await this.#read());
      await (entries.length > 0 ? this.#store.write(part, entries) : this.#store.remove(part));
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #read(): Promise<Entry[]> {
    const kept = await this.#store.read(this.#book.part);
    return Array.isArray(kept) ? kept.filter(this.#book.isEntry) : [];
  }
}
