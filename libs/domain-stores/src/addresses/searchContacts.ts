import type { Contact } from '@ezwallet/api-client/contract';
import { isPerson } from './contact-kinds.ts';

/**
 * The entries with a text in their name, remark, number, address or masked nickname. Case and the width of letters do not
 * matter.
 */
export function searchContacts<Entry extends Contact>(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = fold(text.trim());
  return wanted === ''
    ? entries
    : entries.filter((entry) => shownTexts(entry).some((shown) => fold(shown).includes(wanted)));
}

function shownTexts(entry: Contact): string[] {
  const { name, remark, to } = entry;
  return isPerson(entry)
    ? [name, remark, to, entry.nickMasked]
    : [name, remark, to, entry.currencyCode, entry.protocol];
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
