import { type Checked, checkPhone, isAreaCode, type PhoneIssue, refuse } from '@ezwallet/validators';

/** Checks a number that was typed beside its area, which may be one that we do not know. */
export const checkTypedPhone = (areaCode: string, number: string): Checked<string, PhoneIssue> =>
  isAreaCode(areaCode) ? checkPhone(areaCode, number) : refuse(number === '' ? 'PHONE_EMPTY' : 'PHONE_AREA_UNKNOWN');
