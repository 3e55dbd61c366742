/** One thing to pick. */
export interface PickerItem<V extends string = string> {
  value: V;
  label: string;
  /** At the end of the row, for example an area code. Also searched. */
  note?: string | undefined;
  /** Title of the group it stands in. Items of one group must follow each other. */
  group?: string | undefined;
  /** Further words under which it is found, such as its name in another language. */
  keywords?: string | undefined;
  disabled?: boolean | undefined;
}

/** Items with every word of `query` in their label, note or keywords, whatever the case, width or accents. */
export function filterItems<T extends PickerItem>(items: readonly T[], query: string): readonly T[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ label, note, keywords }) => {
    const text = fold(`${label} ${note ?? ''} ${keywords ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** The place of the next item, from `from` on and around, whose label begins with `typed`; -1 without one. */
export function findByPrefix(items: readonly PickerItem[], typed: string, from: number): number {
  const prefix = fold(typed);
  for (let i = 0; i < items.length; i++) {
    const at = (from + i) % items.length;
    const item = items[at]!;
    if (!item.disabled && fold(item.label).startsWith(prefix)) return at;
  }
  return -1;
}

/** Where each group begins and ends, in the order given; items without a group form runs of their own. */
export function groupRuns(items: readonly PickerItem[]): { group: string | undefined; start: number; end: number }[] {
  const runs: { group: string | undefined; start: number; end: number }[] = [];
  items.forEach(({ group }, at) => {
    const last = runs.at(-1);
    if (last && last.group === group) last.end = at + 1;
    else runs.push({ group, start: at, end: at + 1 });
  });
  return runs;
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
