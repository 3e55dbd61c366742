import { addressGroups } from '../../../shared/address/addressGroups.ts';

const GROUPS_OF_A_LINE = 5;

/**
 * An address in lines of five groups, for a picture.
 *
 * @example addressLines('TXXqNW9V') // ['TXXq NW9V']
 */
export function addressLines(address: string): readonly string[] {
  const groups = addressGroups(address).map((parts) => parts.map(({ text }) => text).join(''));
  return Array.from({ length: Math.ceil(groups.length / GROUPS_OF_A_LINE) }, (_, line) =>
    groups.slice(line * GROUPS_OF_A_LINE, (line + 1) * GROUPS_OF_A_LINE).join(' '),
  );
}
