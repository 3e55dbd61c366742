import type { Locale } from '@ezwallet/domain-stores';

/** Each language by its own name; not words to translate. */
export const languageNames = { en: 'English', zh_CN: '简体中文', zh_HK: '繁體中文' } as const satisfies Record<Locale, string>;
