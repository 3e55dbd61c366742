import * as v from 'valibot';

/** A path of the app itself; nothing that a browser would read as another origin. */
export const appPath = v.pipe(v.string(), v.maxLength(512), v.regex(/^\/(?![/\\])[^\\\s]*$/));

/** No user name before the host, because it would disguise the host. */
export const httpsUrl = v.pipe(v.string(), v.maxLength(1024), v.regex(/^https:\/\/[^\s/?#\\@]+(?:[/?#][^\s\\]*)?$/));

/** Target of a notice or location of a picture: a path of the app, an https address, or empty for none. */
export const link = v.union([v.literal(''), appPath, httpsUrl]);

/** Whether a text is a link that the app may follow: a path of its own, or an https address. */
export const isLink = (text: string): boolean => text !== '' && v.is(link, text);
