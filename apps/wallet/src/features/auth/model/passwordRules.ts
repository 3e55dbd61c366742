import { checkLoginPassword, LOGIN_PASSWORD_MIN } from '@ezwallet/validators';

/** The least number of different characters in a password (product specification, section 5). */
const MIN_DISTINCT = 3;

/** The rules that a person sees while choosing a password. */
export const PASSWORD_RULES = ['length', 'distinct', 'sequence'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** Which of the rules a password meets so far. */
export function passwordRules(password: string): Readonly<Record<PasswordRule, boolean>> {
  const characters = [...password.normalize('NFC')];
  const checked = checkLoginPassword(password);
  return {
    length: characters.length >= LOGIN_PASSWORD_MIN,
    distinct: new Set(characters).size >= MIN_DISTINCT,
    sequence: password !== '' && (checked.ok || checked.issue.code !== 'LOGIN_PASSWORD_SEQUENCE'),
  };
}
