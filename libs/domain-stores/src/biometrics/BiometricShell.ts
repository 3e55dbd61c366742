import type { BiometricRecord } from './biometric-records.ts';

/** Kinds of biometrics of a device. */
export const BIOMETRIC_TYPES = ['fingerprint', 'face'] as const;
/** One kind of biometrics. */
export type BiometricType = (typeof BIOMETRIC_TYPES)[number];

/** The native app, as far as biometrics go. Every promise rejects when it does not answer or refuses. */
export interface BiometricShell {
  /** Everyone who uses biometrics on this device. */
  readRecords(): Promise<readonly BiometricRecord[]>;
  /** Replaces the list. */
  saveRecords(records: readonly BiometricRecord[]): Promise<void>;
  /** Asks for a fingerprint or a face. @param reason what for, in the person's language */
  verify(reason: string): Promise<boolean>;
}
