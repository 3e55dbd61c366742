import { readFileSync } from 'node:fs';

const ENTRY = /^msgid "(.+)"\nmsgstr "(.*)"$/gm;

/** The wallet's own words in one language, so that somebody can find their way in it. */
export class Catalog {
  readonly #words: ReadonlyMap<string, string>;

  /** @param locale name of the catalogue, as the wallet's settings have it */
  constructor(locale: string) {
    const text = readFileSync(new URL(`../src/i18n/locales/${locale}.po`, import.meta.url), 'utf8');
    this.#words = new Map([...text.matchAll(ENTRY)].map(([, english = '', words = '']) => [english, words]));
  }

  /** @throws when the language has no word for it */
  readonly say = (english: string): string => {
    const words = this.#words.get(english);
    if (!words) throw new Error(`The catalogue has no words for "${english}".`);
    return words;
  };
}
