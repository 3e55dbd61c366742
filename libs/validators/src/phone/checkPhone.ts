import { assertType, wrongType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';
import { type AreaCode, findAreaCode, isAreaCode } from './area-codes.ts';

/** Why a phone number was refused. */
export type PhoneIssue =
  | Issue<'PHONE_EMPTY'>
  | Issue<'PHONE_AREA_UNKNOWN'>
  | Issue<'PHONE_FORMAT', { readonly areaCode: string }>;

/**
 * Checks a mobile number of one of {@link AREA_CODES}.
 *
 * @param areaCode dialling code, with or without `+`; `isAreaCode` finds out whether a text is one.
 * @param number digits only; the area's trunk prefix (`0` in `07400 123456`) may precede them.
 * @throws TypeError when the two are in the wrong order.
 * @returns the national significant number: the part after the country code in E.164.
 * @example checkPhone('44', '07400123456') // { ok: true, value: '7400123456' }
 */
export function checkPhone(areaCode: AreaCode, number: string): Checked<string, PhoneIssue> {
  assertType('string', number, 'number');
  if (!number) return refuse('PHONE_EMPTY');
  const area = findAreaCode(areaCode);
  if (!area) {
    if (isAreaCode(number)) throw wrongType('number must be a phone number, not an area code', 'the area code first');
    return refuse('PHONE_AREA_UNKNOWN');
  }
  const { mobile, trunkPrefix } = area;
  if (mobile.test(number)) return accept(number);
  const national = number.slice(1);
  return number[0] === trunkPrefix && mobile.test(national)
    ? accept(national)
    : refuse('PHONE_FORMAT', { areaCode: area.diallingCode });
}
