import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';

/**
 * E-mail addresses as login names: the Mailbox of RFC 5321 section 4.1.2, restricted to what mail systems agree on.
 * Quoted local parts, comments, address literals, single-label domains and non-ASCII addresses are not accepted (RFC
 * 6531: similar-looking characters would let one person register another's name). Internationalised domains are typed
 * as punycode.
 */

/** Why an e-mail address was refused. */
export type EmailIssue =
  | Issue<'EMAIL_EMPTY'>
  | Issue<'EMAIL_NOT_ASCII'>
  | Issue<'EMAIL_TOO_LONG', { readonly max: number }>
  | Issue<'EMAIL_FORMAT'>;

/** RFC 5321 section 4.5.3.1.3: a path is 256 octets, two of them the angle brackets. */
const MAX_LENGTH = 254;
/** RFC 5321 section 4.5.3.1.1. */
const MAX_LOCAL_LENGTH = 64;
/** RFC 5322 section 3.2.3, `atext`. */
const ATOM = /^[\w!#$%&'*+\-/=?^`{|}~]+$/;
/** RFC 1035 section 2.3.1 as relaxed by RFC 1123 section 2.1; 63 octets at most. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
/** Letters, or an internationalised name in its ASCII form; never digits alone (RFC 3696 section 2). */
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;
const NOT_ASCII = /[^\0-\x7f]/;

/**
 * Checks an e-mail address.
 *
 * @returns the address in lower case. RFC 5321 section 2.4 lets hosts distinguish `A` from `a` before the `@`, but
 *   common hosts do not, and one mailbox must not open two accounts.
 * @example checkEmail('Kai.Wong@Example.com') // { ok: true, value: 'kai.wong@example.com' }
 */
export function checkEmail(text: string): Checked<string, EmailIssue> {
  assertType('string', text, 'text');
  if (text === '') return refuse('EMAIL_EMPTY');
  if (text.length > MAX_LENGTH) return refuse('EMAIL_TOO_LONG', { max: MAX_LENGTH });
  if (NOT_ASCII.test(text)) return refuse('EMAIL_NOT_ASCII');
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  const wellFormed =
    local.length <= MAX_LOCAL_LENGTH &&
    local.split('.').every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '');
  return wellFormed ? accept(text.toLowerCase()) : refuse('EMAIL_FORMAT');
}
