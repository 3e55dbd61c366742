import * as v from 'valibot';

/** A path of the app itself; nothing that a browser would read as another origin. */
export const appPath = v.pipe(v.string(), v.maxLength(512), v.regex(/^\/(?![/\\])[^\\\s]*$/));

/** No user name before the host: it would make one host look like another. */
export const httpsUrl = v.pipe(v.string(), v.maxLength(1024), v.regex(/^https:\/\/[^\s/?#\\@]+(?:[/?#][^\s\\]*)?$/));

/** Where a notice leads or a picture lies: a path of the app, an https address, or nowhere (empty). */
export const link = v.union([v.literal(''), appPath, httpsUrl]);
