import type { Locale } from '@ezwallet/domain-stores';

/** The name of each language in that language. Do not translate these. */
export const languageNames = { en: 'English', zh_CN: '简体中文', zh_HK: '繁體中文' } as const satisfies Record<
  Locale,
  string
>;
