import { readdirSync, readFileSync } from 'node:fs';
import { type BuiltInLocale, builtInMessages, type Messages } from '@ezwallet/ui';

const ENTRY = /^msgid "(.+)"\nmsgstr "(.*)"$/gm;

const SOURCES = new URL('../src/', import.meta.url);

/** The wallet's texts in one language, for finding elements. */
export class Catalog {
  readonly #words: ReadonlyMap<string, string>;

  /** @param locale name of the catalog, as in the wallet's settings */
  constructor(locale: BuiltInLocale) {
    const features = readdirSync(new URL('features', SOURCES)).map((feature) => `features/${feature}`);
    const files = ['i18n', 'i18n/common', 'i18n/errors', ...features].map(
      (folder) => new URL(`${folder}/locales/${locale}.po`, SOURCES),
    );
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const { en, [locale]: own } = builtInMessages;
    // The kit has words of its own.
    const ofKit = (Object.keys(en) as (keyof Messages)[]).map((name) => [String(en[name]), String(own[name])] as const);
    this.#words = new Map([
      ...ofKit,
      ...[...text.matchAll(ENTRY)].map(([, english = '', words = '']) => [english, words] as const),
    ]);
  }

  /** @throws when the language has no text for it */
  readonly say = (english: string): string => {
    const words = this.#words.get(english);
    if (!words) throw new Error(`The catalogue has no words for "${english}".`);
    return words;
  };
}
