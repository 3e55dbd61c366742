import type { Deps } from '../root/deps.ts';

/** Who receives, as the server names them. */
export interface Payee {
  readonly userNo: string;
  readonly nickMasked: string;
  readonly userNoMasked: string;
}

/** A transfer that may have left and has no answer yet: all that is needed to ask for it again. */
export interface PendingTransfer {
  /** Made once per confirmed transfer; the server executes each number once. */
  readonly reqNo: string;
  readonly payPassTicket: string;
  readonly userId: string;
  readonly payee: Payee;
  readonly currency: string;
  /** Decimal string. */
  readonly amount: string;
  readonly remark: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

const PART = 'pendingTransfers';

/** So long a server can say what became of a request number, in milliseconds; later only the bills can. */
export const ANSWER_KEPT = 24 * 60 * 60_000;

/** Transfers without an answer, written down before they leave so that no reload and no crash forgets one. */
export class TransferJournal {
  readonly #store: Deps['secureStore'];
  readonly #clock: Deps['clock'];
  /** Changes run one after another, for each reads the list before it writes it. */
  #last: Promise<unknown> = Promise.resolve();

  constructor({ secureStore, clock }: Pick<Deps, 'secureStore' | 'clock'>) {
    this.#store = secureStore;
    this.#clock = clock;
  }

  /** The transfers of one person that wait for an answer, oldest first. */
  async list(userId: string): Promise<PendingTransfer[]> {
    const now = this.#clock.now();
    return (await this.#read()).filter((entry) => entry.userId === userId && now - entry.startedAt < ANSWER_KEPT);
  }

  /** Writes a transfer down; resolves when it would survive a crash. */
  add(entry: PendingTransfer): Promise<void> {
    return this.#change((entries) => [...entries.filter(({ reqNo }) => reqNo !== entry.reqNo), entry]);
  }

  /** Forgets a transfer whose fate is known, and those too old to be asked for. */
  remove(reqNo: string): Promise<void> {
    const now = this.#clock.now();
    return this.#change((entries) => entries.filter((entry) => entry.reqNo !== reqNo && now - entry.startedAt < ANSWER_KEPT));
  }

  #change(edit: (entries: PendingTransfer[]) => PendingTransfer[]): Promise<void> {
    const turn = this.#last.then(async () => {
      const entries = edit(await this.#read());
      await (entries.length > 0 ? this.#store.write(PART, entries) : this.#store.remove(PART));
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #read(): Promise<PendingTransfer[]> {
    const kept = await this.#store.read(PART);
    return Array.isArray(kept) ? kept.filter(isPendingTransfer) : [];
  }
}

const TEXT_FIELDS = ['reqNo', 'payPassTicket', 'userId', 'currency', 'amount', 'remark'] as const;

function isPendingTransfer(value: unknown): value is PendingTransfer {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  const payee = entry['payee'] as Record<string, unknown> | null | undefined;
  return (
    TEXT_FIELDS.every((field) => typeof entry[field] === 'string') &&
    typeof entry['startedAt'] === 'number' &&
    ['userNo', 'nickMasked', 'userNoMasked'].every((field) => typeof payee?.[field] === 'string')
  );
}
