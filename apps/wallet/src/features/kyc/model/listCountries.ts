import type { PhoneArea, PickerItem } from '@ezwallet/ui';

/** The countries and regions of documents, by the code that the wire has for them. Areas that share a code are one item. */
export function listCountries(
  areas: readonly Pick<PhoneArea, 'areaCode' | 'name' | 'keywords'>[],
): readonly PickerItem[] {
  return [...new Set(areas.map(({ areaCode }) => areaCode))].map((value) => {
    const shared = areas.filter(({ areaCode }) => areaCode === value);
    return {
      value,
      label: [...new Set(shared.flatMap(({ name }) => name.split(' / ')))].join(' / '),
      keywords: shared.map(({ keywords = '' }) => keywords).join(' '),
    };
  });
}
