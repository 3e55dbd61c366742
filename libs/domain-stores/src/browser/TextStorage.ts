/** The part of the browser's storage that sealed values need. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Texts that last as long as the page. */
class PageTexts implements TextStorage {
  readonly #texts = new Map<string, string>();

  get length(): number {
    return this.#texts.size;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

/** The browser's local storage. Where it is missing or forbidden, texts last as long as the page. */
export function openTextStorage(): TextStorage {
  try {
    if (globalThis.localStorage) return localStorage;
  } catch {
    // A browser that blocks the data of sites throws as soon as a page looks.
  }
  return new PageTexts();
}
