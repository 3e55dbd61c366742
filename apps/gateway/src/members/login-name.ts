import { checkLoginIdentifier, type LoginIdentifier, maskEmail, maskPhone } from '@ezwallet/validators';
import { ApiFailure } from '../call/ApiFailure.ts';

/** A phone or an e-mail address in its normal form: what accounts are found by and codes are sent to. */
export type LoginName = LoginIdentifier;

/** Reads a login name as typed. @throws {ApiFailure} `ARGS_INVALID` */
export function readLoginName(text: string, countryCode?: string): LoginName {
  const checked = checkLoginIdentifier(text, countryCode);
  if (!checked.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['loginName'] });
  const { value } = checked;
  return value.kind === 'email' ? { kind: 'email', email: value.email.toLowerCase() } : value;
}

/** One text for each login name, equal exactly when the names are: the key of codes, counters and captchas. */
export function keyOf(name: LoginName): string {
  return name.kind === 'phone' ? `+${name.areaCode} ${name.number}` : name.email;
}

/** A login name that others may see. */
export function maskLoginName(name: LoginName): string {
  return name.kind === 'phone' ? maskPhone(name.number, name.areaCode) : maskEmail(name.email);
}
