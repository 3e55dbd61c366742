import { assertType } from '../checked/assertType.ts';
/** Longer targets are never ours. */
const MAX_LENGTH = 2048;
/** Base of the parse; `.invalid` (RFC 2606 section 2) can never be a real origin. */
const BASE = 'https://wallet.invalid';
/** The characters of a route table's paths: no dots and no percent signs, so nothing needs a second decoding. */
const SEGMENT = /^[A-Za-z0-9_-]+$/;
/** Browsers drop tabs and line breaks inside an address and read `\` as `/` (WHATWG URL, sections 4.4 and 4.1). */
const DECEPTIVE = /[^\x21-\x7e]|\\/;

/**
 * Decides where to go after login. The target is an attacker's input: only a path of our own route table passes, so
 * that the page never sends a person to another origin.
 * Checking the prefix or the parsed origin is not enough: `/..//evil.com` passes both, and its normalised path
 * `//evil.com` leaves the site at the next navigation. Therefore the path is compared unchanged, segment by segment.
 *
 * @param from value of the query parameter, decoded once.
 * @param isKnownPath whether the route table contains this path.
 * @returns path, query and fragment; `null` when the target is not ours.
 * @example safeRedirect(query.get('from') ?? '', isKnownPath) ?? '/'
 */
export function safeRedirect(from: string, isKnownPath: (pathname: string) => boolean): string | null {
  assertType('string', from, 'from');
  assertType('function', isKnownPath, 'isKnownPath', 'a function that says which paths are yours');
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
