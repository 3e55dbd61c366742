import * as v from 'valibot';

/** The languages of the interface (product specification, section 1). */
export const LANGUAGES = ['en', 'zh_CN', 'zh_HK'] as const;

/**
 * What an entry that people wrote is written in; left out, it is for everybody. The language told to the server is
 * always the same, so the app picks.
 */
export const lang = v.optional(v.picklist(LANGUAGES));
