import { countCharacters } from '@ezwallet/validators';
import * as v from 'valibot';

/** UTF-16 units of one visible character; the rule counts visible characters. */
const UNITS_PER_CHARACTER = 8;
/**
 * Anything except control characters (line ends are allowed), unassigned characters, and characters that change the
 * reading direction.
 */
const READABLE = /^(?:\n|[^\p{Cc}\p{Cs}\p{Co}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])*$/u;

/** Characters without any ink: zero-width ones, fillers of scripts, and the blank pattern of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
/** Marks that pile up on one letter and cover the lines around it. No script needs as many. */
const PILED_MARKS = /\p{M}{9,}/u;

/** Some lines that a person writes for another, of `min` to `max` characters without surrounding white space. */
export const prose = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max * UNITS_PER_CHARACTER),
    v.regex(READABLE),
    v.check((text) => {
      const seen = countCharacters(text.replaceAll(INVISIBLE, '').trim());
      return seen >= min && countCharacters(text.trim()) <= max && !PILED_MARKS.test(text);
    }, 'prose'),
  );
