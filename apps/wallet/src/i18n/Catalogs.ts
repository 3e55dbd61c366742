import type { I18n, Messages } from '@lingui/core';
import type { Locale } from '@ezwallet/domain-stores';

/** Language tags that pick the right glyphs and formats for each locale of ours. */
export const LANGUAGE_TAGS = { en: 'en', zh_CN: 'zh-Hans-CN', zh_HK: 'zh-Hant-HK' } as const satisfies Record<Locale, string>;

const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*.po');

/** Loads the words of a language and turns the interface to it; of several calls, the last one wins. */
export class Catalogs {
  readonly #i18n: I18n;
  #wanted: Locale | null = null;

  constructor(i18n: I18n) {
    this.#i18n = i18n;
  }

  async activate(locale: Locale): Promise<void> {
    this.#wanted = locale;
    const load = catalogs[`./locales/${locale}.po`];
    if (!load) throw new Error(`No catalog for ${locale}: run "npm run extract" in apps/wallet.`);
    const { messages } = await load();
    if (this.#wanted !== locale) return;
    this.#i18n.loadAndActivate({ locale, locales: LANGUAGE_TAGS[locale], messages });
  }
}
