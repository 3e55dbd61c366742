import * as v from 'valibot';

/** The languages of the interface (product specification, section 1). */
export const LANGUAGES = ['en', 'zh_CN', 'zh_HK'] as const;

/**
 * Language of an entry written by people; absent when it is for everyone. The server always hears the same language, so
 * the app selects.
 */
export const lang = v.optional(v.picklist(LANGUAGES));
