import { assertType } from '../checked/assertType.ts';
import { type Checked, type Issue, refuse } from '../checked/checked.ts';
import { checkEmail, type EmailIssue } from '../email/checkEmail.ts';
import { type AreaCode, MAINLAND_AREA_CODE } from '../phone/area-codes.ts';
import { checkPhone, type PhoneIssue } from '../phone/checkPhone.ts';

/** A login name. */
export type LoginIdentifier =
  | { readonly kind: 'phone'; readonly areaCode: string; readonly number: string }
  | { readonly kind: 'email'; readonly email: string };

/** Why a login identifier was refused. */
export type LoginIdentifierIssue = Issue<'LOGIN_IDENTIFIER_EMPTY'> | PhoneIssue | EmailIssue;

/**
 * Checks a login name: an e-mail address or a mobile number.
 *
 * @param areaCode the selected dialling code; without one, only 11-digit mainland numbers pass.
 * @returns which of the two it is, normalised.
 * @example
 * checkLoginIdentifier('13123456789') // { ok: true, value: { kind: 'phone', areaCode: '86', number: '13123456789' } }
 */
export function checkLoginIdentifier(
  text: string,
  areaCode: AreaCode = MAINLAND_AREA_CODE,
): Checked<LoginIdentifier, LoginIdentifierIssue> {
  assertType('string', text, 'text');
  if (text === '') return refuse('LOGIN_IDENTIFIER_EMPTY');
  if (text.includes('@')) {
    const email = checkEmail(text);
    return email.ok ? { ok: true, value: { kind: 'email', email: email.value } } : email;
  }
  const phone = checkPhone(areaCode, text);
  if (!phone.ok) return phone;
  return { ok: true, value: { kind: 'phone', areaCode: areaCode.replace('+', ''), number: phone.value } };
}
