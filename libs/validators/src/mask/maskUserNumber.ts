import { assertType } from '../checked/assertType.ts';
const MASK = '•••';
const SHOWN_AT_MOST = 4;

/**
 * Masks a user number: hides three characters in the middle and keeps up to two at each end.
 *
 * @example maskUserNumber('AB12C34') // 'AB•••34'
 */
export function maskUserNumber(userNumber: string): string {
  assertType('string', userNumber, 'userNumber');
  const shown = Math.max(0, Math.min(SHOWN_AT_MOST, userNumber.length - MASK.length));
  const head = Math.floor(shown / 2);
  const tail = shown - head;
  return userNumber.slice(0, head) + MASK + (tail === 0 ? '' : userNumber.slice(-tail));
}
