/** Longer targets are not ours. */
const MAX_LENGTH = 2048;
/** Base of the parse; `.invalid` (RFC 2606 section 2) can never be a real origin. */
const BASE = 'https://wallet.invalid';
/** What the paths of a route table are made of. No dots, no percent signs, so nothing to decode a second time. */
const SEGMENT = /^[A-Za-z0-9_-]+$/;
/** Browsers drop tabs and line breaks inside an address and read `\` as `/` (WHATWG URL, sections 4.4 and 4.1). */
const DECEPTIVE = /[^\x21-\x7e]|\\/;

/**
 * Decides where to go after signing in. The target is attacker's input: only a path of our own route table passes, so
 * that the page never sends a person to another origin.
 *
 * A check of the prefix or of the parsed origin is not enough: `/..//evil.com` has both right, and its normalised path
 * `//evil.com` leaves the site at the next navigation. So the path is compared as it stands, segment by segment.
 *
 * @param from value of the query parameter, decoded once.
 * @param isKnownPath whether the route table has this path.
 * @returns path, query and fragment; `null` when the target is not ours.
 * @example safeRedirect(query.get('from') ?? '', isKnownPath) ?? '/'
 */
export function safeRedirect(from: string, isKnownPath: (pathname: string) => boolean): string | null {
  if (from.length > MAX_LENGTH || DECEPTIVE.test(from)) return null;
  const path = /^[^?#]*/.exec(from)?.[0] ?? '';
  if (path !== '/' && !isPlainPath(path)) return null;
  const url = new URL(from, BASE);
  if (url.origin !== BASE || url.pathname !== path || !isKnownPath(path)) return null;
  return url.pathname + url.search + url.hash;
}

function isPlainPath(path: string): boolean {
  const [root, ...segments] = path.split('/');
  return root === '' && segments.every((segment) => SEGMENT.test(segment));
}
