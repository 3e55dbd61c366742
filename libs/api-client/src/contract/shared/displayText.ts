import * as v from 'valibot';
import { checkDisplayText } from '@ezwallet/validators';

/** UTF-16 units of one visible character; the validator counts visible characters. */
const UNITS_PER_CHARACTER = 8;

/** One line of at most `max` characters that other people read: a branch, a city, an address. */
export const displayText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max * UNITS_PER_CHARACTER),
    v.check((text) => checkDisplayText(text, { max }).ok, 'display text'),
  );
