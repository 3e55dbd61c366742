/** Languages of the interface. */
export const LOCALES = ['en', 'zh_CN', 'zh_HK'] as const;
/** A language of the interface. */
export type Locale = (typeof LOCALES)[number];
