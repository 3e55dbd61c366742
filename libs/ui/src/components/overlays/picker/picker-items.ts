/** One item to select. */
export interface PickerItem<V extends string = string> {
  value: V;
  label: string;
  /** Language of the label (BCP 47), where it is not the page's. */
  lang?: string | undefined;
  /** At the end of the row, for example an area code. Also searched. */
  note?: string | undefined;
  /** Title of its group. Items of one group must be adjacent. */
  group?: string | undefined;
  /** More words that the search matches, such as its name in another language. */
  keywords?: string | undefined;
  disabled?: boolean | undefined;
}

/** The items that contain every word of `query` in label, note or keywords, ignoring case, width and accents. */
export function filterItems<T extends PickerItem>(items: readonly T[], query: string): readonly T[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ label, note, keywords }) => {
    const text = fold(`${label} ${note ?? ''} ${keywords ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** Index of the next item whose label starts with `typed`, searching from `from` and around; -1 without a match. */
export function findByPrefix(items: readonly PickerItem[], typed: string, from: number): number {
  const prefix = fold(typed);
  for (let i = 0; i < items.length; i++) {
    const at = (from + i) % items.length;
    const item = items[at]!;
    if (!item.disabled && fold(item.label).startsWith(prefix)) return at;
  }
  return -1;
}

/** Start and end of each group, in the given order. Items without a group form runs of their own. */
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
