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
  /** Part of the journal store. */
  readonly part: string;
  readonly isEntry: (value: unknown) => value is Entry;
}

/** So long a server can say what became of a request number, in milliseconds; later only the bills can. */
export const ANSWER_KEPT = 24 * 60 * 60_000;

/**
 * Money calls without an answer, written down before they leave so that no reload, no crash and no end of a session
 * forgets one. Several people may have some on one device: each sees their own.
 */
export class RequestJournal<Entry extends PendingRequest> {
  readonly #store: Deps['journalStore'];
  readonly #clock: Deps['clock'];
  readonly #book: Book<Entry>;

  constructor({ journalStore, clock }: Pick<Deps, 'journalStore' | 'clock'>, book: Book<Entry>) {
    this.#store = journalStore;
    this.#clock = clock;
    this.#book = book;
  }

  /** What one person has under way without an answer, oldest first. Whatever is too old, of anybody, is forgotten. */
  async list(userId: string): Promise<Entry[]> {
    const entries = await this.#read();
    // A device that cannot write must not hide what is still to be asked for.
    if (!entries.every(this.#isAskable)) await this.#change((all) => all.filter(this.#isAskable)).catch(() => {});
    return entries.filter((entry) => entry.userId === userId && this.#isAskable(entry));
  }

  /** Writes a call down; resolves when it would survive a crash. */
  add(entry: Entry): Promise<void> {
    return this.#change((entries) => [...entries.filter(({ reqNo }) => reqNo !== entry.reqNo), entry]);
  }

  /** Forgets a call whose fate is known, and those too old to be asked for. */
  remove(reqNo: string): Promise<void> {
    return this.#change((entries) => entries.filter((entry) => entry.reqNo !== reqNo && this.#isAskable(entry)));
  }

  readonly #isAskable = ({ startedAt }: Entry): boolean => this.#clock.now() - startedAt < ANSWER_KEPT;

  #change(edit: (entries: Entry[]) => Entry[]): Promise<void> {
    const { part } = this.#book;
    // One after another, for each reads the list before it writes it.
    return this.#store.exclusively(part, async () => {
      const entries = edit(await this.#read());
      await (entries.length > 0 ? this.#store.write(part, entries) : this.#store.remove(part));
    });
  }

  async #read(): Promise<Entry[]> {
    const kept = await this.#store.read(this.#book.part);
    return Array.isArray(kept) ? kept.filter(this.#book.isEntry) : [];
  }
}
