import { checkLoginPassword, LOGIN_PASSWORD_MIN, type LoginPasswordOptions } from '@ezwallet/validators';

/** The least number of different characters in a password (product specification, section 5). */
const MIN_DISTINCT = 3;

/** The rules that a person sees while choosing a password. */
export const PASSWORD_RULES = ['length', 'distinct', 'sequence', 'leaked'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** Passwords that attackers know, in lower case. */
export type KnownPasswords = NonNullable<LoginPasswordOptions['common']>;

/**
 * Which of the rules a password meets so far.
 * @param known null until the list is there
 */
export function passwordRules(password: string, known: KnownPasswords | null): Readonly<Record<PasswordRule, boolean>> {
  const text = password.normalize('NFC');
  const characters = [...text];
  const checked = checkLoginPassword(password);
  return {
    length: characters.length >= LOGIN_PASSWORD_MIN,
    distinct: new Set(characters).size >= MIN_DISTINCT,
    sequence: password !== '' && (checked.ok || checked.issue.code !== 'LOGIN_PASSWORD_SEQUENCE'),
    leaked: password !== '' && known !== null && !known.has(text.toLowerCase()),
  };
}
