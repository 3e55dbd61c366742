import * as v from 'valibot';

/** A path of the app itself; nothing that a browser would read as another origin. */
export const appPath = v.pipe(v.string(), v.maxLength(512), v.regex(/^\/(?![/\\])[^\\\s]*$/));

/** No user name before the host, because it would disguise the host. */
export const httpsUrl = v.pipe(v.string(), v.maxLength(1024), v.regex(/^https:\/\/[^\s/?#\\@]+(?:[/?#][^\s\\]*)?$/));

/** Target of a notice or location of a picture: a path of the app, an https address, or empty for none. */
export const link = v.union([v.literal(''), appPath, httpsUrl]);
