import { AREA_CODES } from '@ezwallet/validators';
import type { PhoneArea } from '@ezwallet/ui';

/** How people group the digits of a phone number of a given length. */
const GROUPS: Readonly<Record<number, readonly number[]>> = { 8: [4, 4], 9: [3, 3, 3], 10: [3, 3, 4], 11: [3, 4, 4] };

/**
 * The areas to choose from, named in a language. A name is made when somebody reads it.
 *
 * @param language BCP 47 tag
 * @param open dialling codes that the server accepts; while the list is empty, all areas that we can check are offered
 */
export function phoneAreas(language: string, open: readonly string[]): readonly PhoneArea[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return AREA_CODES.filter(({ diallingCode }) => open.length === 0 || open.includes(diallingCode)).map((area) => ({
    id: area.id,
    areaCode: area.diallingCode,
    get name() {
      return area.regions.map((region) => names.of(region) ?? region).join(' / ');
    },
    keywords: area.regions.join(' '),
    digits: GROUPS[area.digits[0] ?? 0],
  }));
}
