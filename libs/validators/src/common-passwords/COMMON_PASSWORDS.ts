import { decodeGaps } from './decodeGaps.ts';
import { FILTER } from './filter.gen.ts';
import { placeOf } from './placeOf.ts';

let places: ReadonlySet<number> | undefined;

/**
 * The 3,000 most common leaked passwords that the other rules accept, in lower case, as a filter of a few KB. It finds each
 * of them, and takes one other password in a thousand for one of them. A server should compare with a whole list.
 *
 * @example
 * checkLoginPassword(password, { common: COMMON_PASSWORDS });
 */
export const COMMON_PASSWORDS = {
  has(password: string): boolean {
    places ??= decodeGaps(FILTER.data, FILTER.count, FILTER.riceBits);
    return places.has(placeOf(password, FILTER.range));
  },
};
