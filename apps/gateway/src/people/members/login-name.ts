import { checkLoginIdentifier, isAreaCode, type LoginIdentifier, maskEmail, maskPhone } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';

/** A phone or an e-mail address in its normal form. Accounts are found by it, and codes go to it. */
export type LoginName = LoginIdentifier;

/**
 * Reads a login name as typed.
 * @param field its name in the request
 * @throws {ApiFailure} `ARGS_INVALID`
 */
export function readLoginName(text: string, countryCode?: string, field = 'loginName'): LoginName {
  const areaCode = countryCode === undefined || isAreaCode(countryCode) ? countryCode : null;
  // An e-mail address needs no area.
  const checked = areaCode === null && !text.includes('@') ? null : checkLoginIdentifier(text, areaCode ?? undefined);
  if (!checked?.ok) throw new ApiFailure('ARGS_INVALID', { fields: [field] });
  const { value } = checked;
  return value.kind === 'email' ? { kind: 'email', email: value.email.toLowerCase() } : value;
}

/** The key of a login name for codes, counters and captchas. Equal names have equal keys. */
export function keyOf(name: LoginName): string {
  return name.kind === 'phone' ? `+${name.areaCode} ${name.number}` : name.email;
}

/** Masks a login name, so that others may see it. */
export function maskLoginName(name: LoginName): string {
  return name.kind === 'phone' ? maskPhone(name.number, name.areaCode) : maskEmail(name.email);
}
