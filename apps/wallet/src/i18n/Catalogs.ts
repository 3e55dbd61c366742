import type { I18n, Messages } from '@lingui/core';
import { action, makeObservable, observableRef } from 'mobx';
import type { Locale } from '@ezwallet/domain-stores';
import type { Messages as KitMessages } from '@ezwallet/ui';
import { loadErrorMessages } from './errors/code-messages.ts';
import { START_FEATURES, type Feature, type Words } from './Words.ts';

/** Language tags that select the right glyphs and formats for each of our locales. */
export const LANGUAGE_TAGS = { en: 'en', zh_CN: 'zh-Hans-CN', zh_HK: 'zh-Hant-HK' } as const satisfies Record<Locale, string>;

const files = import.meta.glob<{ messages: Messages }>([
  './locales/*.po',
  './start/*.ts',
  './errors/locales/*.po',
  '../features/*/locales/*.po',
  '!../features/{home,notices,orders,billing,account,receipt}/locales/*.po',
]);

/** Words that load after those of the shell: the words of a feature, or of the server's refusal codes. */
type WordSet = Feature | 'errors';

const SHELL = './locales';
const START = './start';
const starts: readonly WordSet[] = START_FEATURES;
const folderOf = (set: WordSet) =>
  set === 'errors' ? './errors/locales' : starts.includes(set) ? START : `../features/${set}/locales`;

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
  readonly #needed = new Map<WordSet, Promise<void>>();
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
   * @param ahead features that will be shown next: their words start to load at once, and this call does not wait for
   * them
   */
  activate(locale: Locale, ahead: readonly Feature[] = []): Promise<void> {
    this.#wanted = locale;
    const sets = [...this.#needed.keys()];
    const words = [SHELL, ...sets.map(folderOf)].map((folder) => this.#load(locale, folder));
    this.#turning = Promise.all([kits[locale](), ...words]).then(([kit]) => {
      if (this.#wanted === locale) this.turnTo(locale, kit);
    });
    for (const feature of ahead) this.#keep(feature, this.#load(locale, folderOf(feature)));
    return this.#turning;
  }

  has(feature: Feature): boolean {
    return this.#arrived.has(fileOf(this.#i18n.locale, folderOf(feature)));
  }

  need(feature: Feature): Promise<void> {
    const known = this.#needed.get(feature);
    if (known) return known;
    // If a language fails to load, the interface stays in the old one and needs its words.
    const needed = this.#turning
      .catch(() => undefined)
      .then(() => this.#load(this.#i18n.locale as Locale, folderOf(feature)));
    this.#keep(feature, needed);
    return needed;
  }

  /** Loads the words for codes. No screen waits for them, so the next call retries a failed load. */
  needErrors(): Promise<void> {
    const load = this.#load(this.#i18n.locale as Locale, folderOf('errors'));
    this.#keep('errors', load);
    return Promise.all([load, loadErrorMessages()]).then(() => undefined);
  }

  /**
   * Keeps the promise even if it fails. Otherwise a screen that waits for it would wait for a new one at each try. The
   * page reloads instead.
   */
  #keep(set: WordSet, arrival: Promise<void>): void {
    this.#needed.set(set, arrival);
    arrival.catch(() => undefined);
  }

  private turnTo(locale: Locale, kit: Partial<KitMessages>): void {
    this.kit = kit;
    this.#i18n.activate(locale, LANGUAGE_TAGS[locale]);
  }

  #load(locale: Locale, folder: string): Promise<void> {
    const file = fileOf(locale, folder);
    const known = this.#loads.get(file);
    if (known) return known;
    const read = files[file];
    if (!read) throw new Error(`There is no ${file}: run "npm run extract" in apps/wallet.`);
    const load = read().then(({ messages }) => {
      this.#i18n.load(locale, messages);
      this.#arrived.add(file);
    });
    this.#loads.set(file, load);
    load.catch(() => this.#loads.delete(file));
    return load;
  }
}

const fileOf = (locale: string, folder: string) => `${folder}/${locale}.${folder === START ? 'ts' : 'po'}`;
