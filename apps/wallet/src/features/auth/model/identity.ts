import { accept, checkEmail, type Checked, type EmailIssue, type PhoneIssue } from '@ezwallet/validators';
import { checkTypedPhone } from '../../../shared/phone/checkTypedPhone.ts';

/** The two kinds of login name. */
export type IdentityKind = 'phone' | 'email';

/** The phone or email part of a form, as typed. */
export interface Identity {
  readonly kind: IdentityKind;
  readonly areaCode: string;
  readonly phone: string;
  readonly email: string;
}

/** A login name as the server takes it. */
export interface LoginName {
  readonly loginName: string;
  readonly countryCode?: string;
}

/** What a person finds who has typed nothing yet. */
export const newIdentity = (areaCode: string): Identity => ({ kind: 'phone', areaCode, phone: '', email: '' });

/** Refusals about the login name. */
export const IDENTITY_REFUSALS = { USER_NOT_FOUND: 'identity', ALREADY_REGISTERED: 'identity' } as const;

/** The login name in its normal form. */
export function checkIdentity({ kind, areaCode, phone, email }: Identity): Checked<LoginName, PhoneIssue | EmailIssue> {
  const checked = kind === 'phone' ? checkTypedPhone(areaCode, phone) : checkEmail(email);
  return checked.ok
    ? accept({ loginName: checked.value, ...(kind === 'phone' ? { countryCode: areaCode } : {}) })
    : checked;
}
