import * as v from 'valibot';
import { LANGUAGES } from '../../constants/platform.ts';

/** Language of an entry written by people; absent when it is for everyone. */
export const lang = v.optional(v.picklist(LANGUAGES));

/**
 * The language that an app wants entries in. The head of a call always names the same language, so the call says it. Entries that
 * lack it come in English. Without it, each entry comes in every language that it has.
 */
export const wantedLang = v.optional(v.picklist(LANGUAGES));
