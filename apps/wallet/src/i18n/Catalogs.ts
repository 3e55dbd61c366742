import type { I18n } from '@lingui/core';
import { action, makeObservable, observableRef } from 'mobx';
import type { Locale } from '@ezwallet/domain-stores';
import type { Messages as KitMessages } from '@ezwallet/ui';
import { loadErrorMessages } from './errors/code-messages.ts';
import { marked } from './marked.ts';
import { COMMON, START_FEATURES, type Catalog, type Words, type WordSet } from './Words.ts';

/** Language tags that select the right glyphs and formats for each of our locales. */
export const LANGUAGE_TAGS = { en: 'en', zh_CN: 'zh-Hans-CN', zh_HK: 'zh-Hant-HK' } as const satisfies Record<
  Locale,
  string
>;

/** What a start may need. The words of other features are in the tables beside the common words. */
const files = import.meta.glob<Catalog>([
  './locales/*.po',
  './start/*.ts',
  './errors/locales/*.po',
  '../features/auth/locales/*.po',
]);
const commons = import.meta.glob<CommonCatalog>('./common/*.ts');

interface CommonCatalog extends Catalog {
  readonly features: Readonly<Record<string, () => Promise<Catalog>>>;
}

/** All sets, with that of the shell, and that of the server's refusal codes. */
type AnySet = WordSet | 'shell' | 'errors';

const starts: readonly AnySet[] = START_FEATURES;

/** The kit has English built in. */
const kits: Readonly<Record<Locale, () => Promise<Partial<KitMessages>>>> = {
  en: async () => ({}),
  zh_CN: async () => (await import('@ezwallet/ui/messages/zh-cn')).zhCn,
  zh_HK: async () => (await import('@ezwallet/ui/messages/zh-hk')).zhHk,
};

/** The words of the interface, loaded by language and by set. */
export class Catalogs implements Words {
  kit: Partial<KitMessages> = {};
  readonly #i18n: I18n;
  /** Loads by file. A failed load is tried again. */
  readonly #loads = new Map<string, Promise<void>>();
  readonly #arrived = new Set<string>();
  readonly #needed = new Map<AnySet, Promise<void>>();
  #turning: Promise<void> = Promise.resolve();
  #wanted: Locale | null = null;

  constructor(i18n: I18n) {
    this.#i18n = i18n;
    makeObservable<Catalogs, 'turnTo'>(this, { kit: observableRef, turnTo: action });
  }

  /**
   * Switches the interface to a language once the words of everything shown so far have loaded. The last of several
   * calls wins.
   *
   * @param ahead sets that will be shown next: their words start to load at once, and this call does not wait for
   * them
   */
  activate(locale: Locale, ahead: readonly WordSet[] = []): Promise<void> {
    this.#wanted = locale;
    const words = (['shell', ...this.#needed.keys()] as const).map((set) => this.#load(locale, set));
    this.#turning = Promise.all([kits[locale](), ...words]).then(([kit]) => {
      if (this.#wanted === locale) this.turnTo(locale, kit);
    });
    for (const set of ahead) this.#keep(set, this.#load(locale, set));
    return this.#turning;
  }

  has(set: WordSet): boolean {
    return this.#arrived.has(fileOf(this.#i18n.locale, set));
  }

  need(set: WordSet): Promise<void> {
    const known = this.#needed.get(set);
    if (known) return known;
    // If a language fails to load, the interface stays in the old one and needs its words.
    const needed = this.#turning.catch(() => undefined).then(() => this.#load(this.#i18n.locale as Locale, set));
    this.#keep(set, needed);
    return needed;
  }

  /** Loads the words for codes. No screen waits for them, so the next call retries a failed load. */
  needErrors(): Promise<void> {
    const load = this.#load(this.#i18n.locale as Locale, 'errors');
    this.#keep('errors', load);
    return Promise.all([load, loadErrorMessages()]).then(() => undefined);
  }

  /**
   * Keeps the promise even if it fails. Otherwise a screen that waits for it would wait for a new one at each try. The
   * page reloads instead.
   */
  #keep(set: AnySet, arrival: Promise<void>): void {
    this.#needed.set(set, marked(arrival));
  }

  private turnTo(locale: Locale, kit: Partial<KitMessages>): void {
    this.kit = kit;
    this.#i18n.activate(locale, LANGUAGE_TAGS[locale]);
  }

  #load(locale: Locale, set: AnySet): Promise<void> {
    const file = fileOf(locale, set);
    const known = this.#loads.get(file);
    if (known) return known;
    const load = this.#read(locale, file).then(({ messages }) => {
      this.#i18n.load(locale, messages);
      this.#arrived.add(file);
    });
    this.#loads.set(file, load);
    load.catch(() => this.#loads.delete(file));
    return load;
  }

  async #read(locale: Locale, file: string): Promise<Catalog> {
    const read = files[file] ?? commons[file];
    if (read) return read();
    // The feature shows common words, too.
    await this.#load(locale, COMMON);
    const { features } = await commons[fileOf(locale, COMMON)]!();
    const readFeature = features[`../${file}`];
    if (!readFeature) throw new Error(`There is no ${file}: run "npm run extract" in apps/wallet.`);
    return readFeature();
  }
}

function fileOf(locale: string, set: AnySet): string {
  if (set === 'shell') return `./locales/${locale}.po`;
  if (set === 'errors') return `./errors/locales/${locale}.po`;
  if (set === COMMON) return `./common/${locale}.ts`;
  return starts.includes(set) ? `./start/${locale}.ts` : `../features/${set}/locales/${locale}.po`;
}
