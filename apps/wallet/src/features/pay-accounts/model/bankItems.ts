import type { Bank } from '@ezwallet/domain-stores';
import type { PickerItem } from '@ezwallet/ui';
import { bankNames } from './bankNames.ts';

const initialsOf = (pinyin: string) =>
  pinyin
    .split(' ')
    .map(([letter]) => letter)
    .join('');

/**
 * Banks to choose from: common ones first, then the others by their pinyin. A search finds a name, its code, its pinyin with and
 * without spaces, its initials, and its name in English.
 */
export function bankItems(banks: readonly Bank[], common: string): readonly PickerItem[] {
  const itemOf = ({ bankCode, bankName, pinyin }: Bank, group: string): PickerItem => ({
    value: bankCode,
    label: bankName,
    lang: 'zh-CN',
    note: bankCode,
    group,
    keywords: `${pinyin} ${pinyin.replaceAll(' ', '')} ${initialsOf(pinyin)} ${bankNames[bankCode] ?? ''}`,
  });
  const others = banks.filter(({ isPopular }) => !isPopular).sort((one, other) => (one.pinyin < other.pinyin ? -1 : 1));
  return [
    ...banks.filter(({ isPopular }) => isPopular).map((bank) => itemOf(bank, common)),
    ...others.map((bank) => itemOf(bank, bank.initial)),
  ];
}

/** The items that a search text is part of, word by word. */
export function searchBanks(items: readonly PickerItem[], text: string): readonly PickerItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label, note = '', keywords = '' }) => {
    const found = `${label} ${note} ${keywords}`.toLowerCase();
    return words.every((word) => found.includes(word));
  });
}
