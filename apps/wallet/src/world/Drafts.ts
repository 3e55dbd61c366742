import type { SecureStore } from '@ezwallet/domain-stores';

const PART = 'drafts';
/** Number of visits whose drafts a tab keeps. */
const KEPT = 12;

type Entry = readonly [visit: string, draft: unknown];

/** Whether a stored value has the same fields as a draft of today. An older build may have stored it. */
const fits = (stored: unknown, like: object): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.entries(like).every(([name, value]) => typeof (stored as Record<string, unknown>)[name] === typeof value);

/**
 * What the person has typed on the screens of this tab, by visit, so that a reload and Back find it again. It is sealed,
 * because it names people and amounts. Never store a secret here: a password, a payment password or a code.
 */
export class Drafts {
  readonly #tab: Pick<SecureStore, 'write' | 'wipe'>;
  #entries: readonly Entry[];

  /** @param tab sealed storage of this tab */
  constructor(tab: Pick<SecureStore, 'write' | 'wipe'>, entries: readonly Entry[] = []) {
    this.#tab = tab;
    this.#entries = entries;
  }

  /** @param isReturn false where a link or the address bar opened this page: its first visit begins without a draft */
  static async open(tab: SecureStore, isReturn: boolean): Promise<Drafts> {
    const entries = ((await tab.read(PART)) ?? []) as readonly Entry[];
    // The router gives the first entry of every page the same name.
    return new Drafts(tab, isReturn ? entries : entries.filter(([visit]) => visit !== 'default'));
  }

  /** The draft of a visit, or null. @param like a draft with the expected fields */
  read<Draft extends object>(visit: string, like: Draft): Draft | null {
    const draft = this.#entries.find(([name]) => name === visit)?.[1];
    return fits(draft, like) ? (draft as Draft) : null;
  }

  write(visit: string, draft: object): void {
    this.#entries = [...this.#entries.filter(([name]) => name !== visit), [visit, draft] as const].slice(-KEPT);
    // Without storage, a reload finds an empty form.
    this.#tab.write(PART, this.#entries).catch(() => undefined);
  }

  /** Forgets everything, for the end of a session. */
  clear(): void {
    this.#entries = [];
    void this.#tab.wipe();
  }
}
