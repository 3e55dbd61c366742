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
 * What the person has typed on the screens of this tab, by visit, so that a reload and Back find it again. The end of the
 * session clears the tab's storage. Never store a secret here: a password, a payment password or a code.
 */
export class Drafts {
  readonly #tab: Storage;

  /**
   * @param tab storage of this tab
   * @param isReturn false where a link or the address bar opened this page: its first visit begins without a draft
   */
  constructor(tab: Storage, isReturn: boolean) {
    this.#tab = tab;
    // The router gives the first entry of every page the same name.
    if (!isReturn) this.#store(this.#all.filter(([visit]) => visit !== 'default'));
  }

  /** The draft of a visit, or null. @param like a draft with the expected fields */
  read<Draft extends object>(visit: string, like: Draft): Draft | null {
    const draft = this.#all.find(([name]) => name === visit)?.[1];
    return fits(draft, like) ? (draft as Draft) : null;
  }

  write(visit: string, draft: object): void {
    this.#store([...this.#all.filter(([name]) => name !== visit), [visit, draft] as const].slice(-KEPT));
  }

  get #all(): readonly Entry[] {
    return JSON.parse(this.#tab.getItem(PART) ?? '[]') as readonly Entry[];
  }

  #store(entries: readonly Entry[]): void {
    this.#tab.setItem(PART, JSON.stringify(entries));
  }
}
