/** Characters in a group, and in the ends that people compare. */
const GROUP = 4;
const ENDS = 6;

/** A run of characters of an address that is set apart from its neighbours. */
export interface AddressPart {
  readonly text: string;
  /** Belongs to the first or last six characters. */
  readonly strong: boolean;
}

/**
 * Splits an address into groups of four that people can compare.
 *
 * @example addressGroups('TXXqNW9V') // [[{ text: 'TXXq', strong: true }], [{ text: 'NW9V', strong: true }]]
 */
export function addressGroups(address: string): readonly (readonly AddressPart[])[] {
  const isStrong = (at: number) => at < ENDS || at >= address.length - ENDS;
  const groups: AddressPart[][] = [];
  for (const [at, text] of [...address].entries()) {
    const strong = isStrong(at);
    const group = at % GROUP === 0 ? [] : groups.at(-1)!;
    if (group.length === 0) groups.push(group);
    const last = group.at(-1);
    if (last?.strong === strong) group[group.length - 1] = { text: last.text + text, strong };
    else group.push({ text, strong });
  }
  return groups;
}
