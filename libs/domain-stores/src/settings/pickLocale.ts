import type { Locale } from './locales.ts';

/** Chinese in traditional characters, by script or by region. */
const TRADITIONAL = /^zh\b.*\b(hant|hk|mo|tw)\b/;

/**
 * Chooses the interface language for the languages of a device.
 *
 * @param languages BCP 47 tags, best first
 * @example
 * pickLocale(['fr-FR', 'zh-TW']); // 'zh_HK'
 */
export function pickLocale(languages: readonly string[]): Locale {
  for (const tag of languages) {
    const language = tag.toLowerCase();
    if (TRADITIONAL.test(language)) return 'zh_HK';
    if (/^zh\b/.test(language)) return 'zh_CN';
    if (/^en\b/.test(language)) return 'en';
  }
  return 'en';
}
