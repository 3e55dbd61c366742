import { countCharacters } from '@ezwallet/validators';
import * as v from 'valibot';

/** UTF-16 units that one character may take; characters are counted as people do. */
const UNITS_PER_CHARACTER = 8;
/** Anything but control characters (line ends apart), what has no meaning, and what turns the reading direction. */
const READABLE = /^(?:\n|[^\p{Cc}\p{Cs}\p{Co}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])*$/u;

/** Some lines that a person writes to be read by another, of `min` to `max` characters without white space around. */
export const prose = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max * UNITS_PER_CHARACTER),
    v.regex(READABLE),
    v.check((text) => {
      const length = countCharacters(text.trim());
      return length >= min && length <= max;
    }, 'prose'),
  );
