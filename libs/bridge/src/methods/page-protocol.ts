/**
 * What a device can recognise a person by.
 *
 * @example
 * import { BIOMETRIC_TYPES, type BiometricType } from '@ezwallet/bridge/methods';
 *
 * const words: Record<BiometricType, string> = { fingerprint: 'Fingerprint', face: 'Face' };
 * BIOMETRIC_TYPES.map((type) => words[type]);
 */
export const BIOMETRIC_TYPES = ['fingerprint', 'face'] as const;

/** A kind of biometrics that a device can have. */
export type BiometricType = (typeof BIOMETRIC_TYPES)[number];

/** One person who may sign in on this device by biometrics. The shell keeps the list; the page never stores it. */
export interface BiometricRecord {
  readonly userId: string;
  readonly loginName: string;
  readonly email: string;
  readonly phone: string;
  readonly countryCode: string;
  readonly biometricsCode: string;
  /** Epoch ms. */
  readonly expirationTime: number;
  readonly isUseBiometric: boolean;
  readonly isUseBiometricToLogin: boolean;
}

/** Whether the device recognised the person: the shell's word, not a proof. */
export interface BiometricAuthResult {
  readonly success: boolean;
}

interface Does<Data> {
  readonly data: Data;
  readonly answer: 'success';
}

/** What the shell may ask the page, or announce to it under the same names. */
export interface PageMethods {
  /** The phone's back button or gesture. */
  readonly back: Does<undefined>;
  /** Opens one bill, for instance from a push message. */
  readonly toBillDetail: Does<{ readonly billNo: string }>;
  /** Opens an address of https in the browser. */
  readonly openBrowser: Does<{ readonly url: string }>;
  /** Opens the page's scanner. */
  readonly toQRCodeScanner: Does<undefined>;
  /** A png, jpeg or webp as data URL, up to 5 MiB of picture. */
  readonly saveImage: Does<{ readonly image: string }>;
  /** Opens customer service. */
  readonly openCustomerService: Does<undefined>;
  /** Opens the chat. */
  readonly openQiaQia: Does<undefined>;
  /** What the device recognises people by; an empty list for nothing. */
  readonly supportBiometricType: Does<readonly BiometricType[]>;
  /** Whether the page shows its biometric settings. */
  readonly changeBiometricView: Does<{ readonly visible: boolean }>;
  /** Result of a verification that the shell started or finished on its own. */
  readonly invokeBiometricAuth: Does<BiometricAuthResult>;
  /** Whether the person signed in uses biometrics. */
  readonly changeIsUseBiometric: Does<{ readonly isUseBiometric: boolean }>;
  /** Everybody who may sign in on this device by biometrics. */
  readonly alreadyCrossBiometric: Does<readonly BiometricRecord[]>;
  /** Text of a scanned code, for the same parser as deep links. */
  readonly qrScanResult: Does<{ readonly text: string }>;
  /** Goes to the video step of verifying who one is. */
  readonly openHumanKyc: Does<undefined>;
}

/** What the page may ask the shell. */
export interface ShellMethods {
  /** Everybody who may sign in on this device by biometrics. */
  readonly getAlreadyCrossBiometric: { readonly data: undefined; readonly answer: readonly BiometricRecord[] };
  /** Replaces the list; after a failure the page reads it again. */
  readonly setAlreadyCrossBiometric: { readonly data: readonly BiometricRecord[]; readonly answer: unknown };
  /** Asks for a finger or a face; the reason is shown to the person. */
  readonly invokeBiometricAuth: { readonly data: { readonly reason: string }; readonly answer: BiometricAuthResult };
  /** Answers the scanned text; `''` when the person went back. */
  readonly toQRCodeScanner: { readonly data: undefined; readonly answer: { readonly text: string } };
  /** Opens an address outside of the shell. */
  readonly openBrowser: { readonly data: { readonly url: string }; readonly answer: unknown };
  /** Puts a picture, as data URL, among the phone's own. */
  readonly saveImage: { readonly data: { readonly image: string }; readonly answer: unknown };
}

/** What the page announces; never the token. */
export interface PageEvents {
  readonly userLogin: undefined;
  readonly userLogout: undefined;
}

/** The conversation seen from the page. */
export interface PageProtocol {
  readonly handles: PageMethods;
  readonly calls: ShellMethods;
  readonly events: PageEvents;
}
