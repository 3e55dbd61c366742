/** Characters of a group, and of the ends that people compare. */
const GROUP = 4;
const ENDS = 6;

/** A run of an address's characters, told apart from its neighbours where people are to compare it. */
export interface AddressPart {
  readonly text: string;
  /** Among the first or last six characters. */
  readonly strong: boolean;
}

/**
 * An address in groups of four, as people compare it.
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
