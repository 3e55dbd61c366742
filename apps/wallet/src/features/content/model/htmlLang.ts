import type { Locale } from '@ezwallet/domain-stores';

const TAGS = { en: 'en', zh_CN: 'zh-CN', zh_HK: 'zh-HK' } as const satisfies Readonly<Record<Locale, string>>;

/** The `lang` attribute of a text that is not in the language of the interface; undefined for one that is. */
export const htmlLang = (written: Locale | undefined, shown: Locale): string | undefined =>
  written === undefined || written === shown ? undefined : TAGS[written];
