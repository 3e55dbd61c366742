import { AREA_CODES, MAINLAND_AREA_CODE } from '@ezwallet/validators';

/**
 * The most likely phone area of a visitor: that of whoever signed in here last, else of the device's languages.
 *
 * @param languages BCP 47 tags, best first
 * @param known the area that the device knows; empty for none
 * @example
 * defaultAreaCode(['zh-HK', 'en'], ''); // '852'
 */
export function defaultAreaCode(languages: readonly string[], known: string): string {
  if (AREA_CODES.some(({ diallingCode }) => diallingCode === known)) return known;
  for (const tag of languages) {
    const region = /-([A-Za-z]{2})\b/.exec(tag)?.[1]?.toUpperCase();
    const area = AREA_CODES.find(
      ({ regions }) => region !== undefined && (regions as readonly string[]).includes(region),
    );
    if (area) return area.diallingCode;
  }
  return MAINLAND_AREA_CODE;
}
