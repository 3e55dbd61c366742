import * as v from 'valibot';
import { checkDisplayText } from '@ezwallet/validators';

/** UTF-16 units that one character may take; the validator counts characters as people do. */
const UNITS_PER_CHARACTER = 8;

/** One line of at most `max` characters that other people will read: a branch, a city, an address. */
export const displayText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max * UNITS_PER_CHARACTER),
    v.check((text) => checkDisplayText(text, { max }).ok, 'display text'),
  );
