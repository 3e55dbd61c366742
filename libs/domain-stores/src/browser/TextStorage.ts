/** The part of the browser's storage that sealed values need. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's local storage. Where it is missing or forbidden, texts last as long as the page. */
export async function openTextStorage(): Promise<TextStorage> {
  try {
    if (globalThis.localStorage) return localStorage;
  } catch {
    // A browser that blocks the data of sites throws as soon as a page looks.
  }
  // Rare, so its code loads then.
  const { PageTexts } = await import('./PageTexts.ts');
  return new PageTexts();
}
