import { countCharacters } from '@ezwallet/validators';
import * as v from 'valibot';
import { withoutInvisible } from '../../constants/invisible.ts';

/** UTF-16 units of one visible character; the rule counts visible characters. */
const UNITS_PER_CHARACTER = 8;
/**
 * Anything except control characters (line ends are allowed), unassigned characters, and characters that change the
 * reading direction.
 */
const READABLE = /^(?:\n|[^\p{Cc}\p{Cs}\p{Co}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])*$/u;

/** Marks that pile up on one letter and cover the lines around it. No script needs as many. */
const PILED_MARKS = /\p{M}{9,}/u;

/**
 * Some lines that a person writes for another, of `min` to `max` characters without surrounding white space. A text with
 * more units than the longest legal one is not looked at any further.
 */
export const prose = (min: number, max: number) => {
  const longest = max * UNITS_PER_CHARACTER;
  const fits = (text: string) => {
    const seen = countCharacters(withoutInvisible(text).trim());
    return seen >= min && countCharacters(text.trim()) <= max && !PILED_MARKS.test(text);
  };
  return v.pipe(
    v.string(),
    v.maxLength(longest),
    v.regex(READABLE),
    v.check((text) => text.length <= longest && fits(text), 'prose'),
  );
};
