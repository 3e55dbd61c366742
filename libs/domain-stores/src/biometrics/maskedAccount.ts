import { maskEmail, maskPhone } from '@ezwallet/validators';
import type { BiometricRecord } from './biometric-records.ts';

/** The masked owner of an account, for a screen that everybody may see: the masked e-mail address, phone or login name. */
export function maskedAccount(who: Pick<BiometricRecord, 'email' | 'phone' | 'countryCode' | 'loginName'>): string {
  const { email, phone, countryCode, loginName } = who;
  if (email !== '') return maskEmail(email);
  if (phone !== '') return maskPhone(phone, countryCode || undefined);
  return loginName.includes('@') ? maskEmail(loginName) : maskPhone(loginName);
}
