import type { UserInfo } from '@ezwallet/api-client/contract';

/** Somebody who uses biometrics on this device (product specification, section 3). The native app stores it. */
export interface BiometricRecord {
  readonly userId: string;
  readonly loginName: string;
  readonly email: string;
  readonly phone: string;
  readonly countryCode: string;
  /** Signs the person in on this device; empty without biometric login. A secret. */
  readonly biometricsCode: string;
  /** When the code ends, in epoch milliseconds; 0 without one. */
  readonly expirationTime: number;
  /** Fingerprint or face unlocks the app. */
  readonly isUseBiometric: boolean;
  readonly isUseBiometricToLogin: boolean;
}

/** People who may sign in by biometrics on one device (product specification, section 9). */
export const MOST_LOGIN_USERS = 5;

/** How long a biometric code works, in years (product specification, section 9). */
const CODE_YEARS = 99;

/** Takes from a record its biometric login (product specification, section 4). */
export const WITHOUT_LOGIN = { isUseBiometricToLogin: false, biometricsCode: '', expirationTime: 0 } as const;

/** When a code that is made now ends. */
export function endOfCode(now: number): number {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + CODE_YEARS);
  return end.getTime();
}

/** Whether somebody can sign in by biometrics. */
export const isForLogin = (record: BiometricRecord, now: number): boolean =>
  record.isUseBiometric && record.isUseBiometricToLogin && record.biometricsCode !== '' && record.expirationTime > now;

/** A record for somebody who has none yet. */
export const newRecord = ({ userId, loginName, email, phone, countryCode }: UserInfo): BiometricRecord => ({
  userId,
  loginName,
  email,
  phone,
  countryCode,
  isUseBiometric: false,
  ...WITHOUT_LOGIN,
});

/**
 * Reads a list of the native app: one record for each person, with the known fields only. Of the people who can sign in it
 * keeps the first five.
 */
export function readRecordList(list: readonly BiometricRecord[], now: number): readonly BiometricRecord[] {
  const known = new Map<string, BiometricRecord>();
  let forLogin = 0;
  for (const record of list) {
    if (known.has(record.userId)) continue;
    if (isForLogin(record, now) && (forLogin += 1) > MOST_LOGIN_USERS) continue;
    const { userId, loginName, email, phone, countryCode } = record;
    const { biometricsCode, expirationTime, isUseBiometric, isUseBiometricToLogin } = record;
    known.set(userId, {
      userId,
      loginName,
      email,
      phone,
      countryCode,
      biometricsCode,
      expirationTime,
      isUseBiometric,
      isUseBiometricToLogin,
    });
  }
  return [...known.values()];
}
