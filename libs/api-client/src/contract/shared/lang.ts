import * as v from 'valibot';
import { LANGUAGES } from '../../constants/platform.ts';

/**
 * Language of an entry written by people; absent when it is for everyone. The server always hears the same language, so
 * the app selects.
 */
export const lang = v.optional(v.picklist(LANGUAGES));
