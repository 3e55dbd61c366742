import type { Deps } from '../ports/deps.ts';

/** A money call that may have been sent and has no answer yet; its kind adds what is needed to make it again. */
export interface JournalEntry {
  /** Made once per confirmed request; the server executes each number once. */
  readonly reqNo: string;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

/** The place where calls of one kind are stored, and how to recognise their entries. */
export interface JournalPart<Entry> {
  /** Part of the journal store. */
  readonly part: string;
  readonly isEntry: (value: unknown) => value is Entry;
}

/** How long a server remembers a request number, in milliseconds; later only the bills tell the outcome. */
const ANSWER_KEPT = 24 * 60 * 60_000;

/**
 * Money calls without an answer, stored before they are sent, so that no reload, crash or end of a session forgets one.
 * Several people may use one device: each sees their own calls.
 */
export class RequestJournal<Entry extends JournalEntry> {
  readonly #store: Deps['journalStore'];
  readonly #clock: Deps['clock'];
  readonly #part: JournalPart<Entry>;

  constructor({ journalStore, clock }: Pick<Deps, 'journalStore' | 'clock'>, part: JournalPart<Entry>) {
    this.#store = journalStore;
    this.#clock = clock;
    this.#part = part;
  }

  /** The calls of one person, oldest first. Forgets the calls of anybody that are too old. */
  async list(userId: string): Promise<Entry[]> {
    const entries = await this.#read();
    // A device that cannot write must not hide a call whose outcome is unknown.
    if (!entries.every(this.#isAskable)) await this.#change((all) => all.filter(this.#isAskable)).catch(() => {});
    return entries.filter((entry) => entry.userId === userId && this.#isAskable(entry));
  }

  /** Stores a call; resolves when it would survive a crash. */
  add(entry: Entry): Promise<void> {
    return this.#change((entries) => [...entries.filter(({ reqNo }) => reqNo !== entry.reqNo), entry]);
  }

  /** Forgets a call whose outcome is known, and those that are too old. */
  remove(reqNo: string): Promise<void> {
    return this.#change((entries) => entries.filter((entry) => entry.reqNo !== reqNo && this.#isAskable(entry)));
  }

  readonly #isAskable = ({ startedAt }: Entry): boolean => this.#clock.now() - startedAt < ANSWER_KEPT;

  #change(edit: (entries: Entry[]) => Entry[]): Promise<void> {
    const { part } = this.#part;
    // One change after another, because each one reads the list before it writes it.
    return this.#store.exclusively(part, async () => {
      const entries = edit(await this.#read());
      await (entries.length > 0 ? this.#store.write(part, entries) : this.#store.remove(part));
    });
  }

  async #read(): Promise<Entry[]> {
    const kept = await this.#store.read(this.#part.part);
    return Array.isArray(kept) ? kept.filter(this.#part.isEntry) : [];
  }
}
