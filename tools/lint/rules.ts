import { namedFiles } from './namedFiles.ts';
import { openings } from './openings.ts';
import { plainEnglish } from './plainEnglish.ts';
import { secrets } from './secrets.ts';
import { sizes } from './sizes.ts';
import type { Rule } from './Rule.ts';

/**
 * The rules about the text of files that `npm run lint` runs. `userTexts` reads the contract, which needs the sources of the
 * libraries, so its test runs it.
 */
export const RULES: readonly Rule[] = [plainEnglish, openings, sizes, secrets, namedFiles];
