import { type Checked, checkLoginPassword, type LoginPasswordIssue } from '@ezwallet/validators';
import { readLeakedPasswords } from './leaked-passwords.ts';

declare const isChecked: unique symbol;

/**
 * A login password that somebody may choose. Only {@link checkNewPassword} makes one, and the hasher takes nothing else, so no
 * call can store a password that is in the list of leaked ones.
 */
export type NewPassword = string & { readonly [isChecked]: true };

/** Checks a password that somebody wants to use, also against the list of leaked passwords. */
export function checkNewPassword(text: string): Checked<NewPassword, LoginPasswordIssue> {
  return checkLoginPassword(text, { common: readLeakedPasswords() }) as Checked<NewPassword, LoginPasswordIssue>;
}
