import { assertType } from '../checked/assertType.ts';
const SHOWN = 2;
const MASK = '•••';

/**
 * Masks an e-mail address. It keeps the first two characters before the `@`, or one of a short local part, and the
 * domain.
 *
 * @example maskEmail('kai.wong@example.com') // 'ka•••@example.com'
 */
export function maskEmail(email: string): string {
  assertType('string', email, 'email');
  const at = email.lastIndexOf('@');
  if (at < 1) return MASK;
  const shown = at > SHOWN ? SHOWN : 1;
  return email.slice(0, shown) + MASK + email.slice(at);
}
