/** What a device can recognise a person by. */
export const BIOMETRIC_TYPES = ['fingerprint', 'face'] as const;

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

export interface BiometricAuthResult {
  readonly success: boolean;
}

interface Does<Data> {
  readonly data: Data;
  readonly answer: 'success';
}

/** What the shell may ask the page, or announce to it under the same names. */
export interface PageMethods {
  readonly back: Does<undefined>;
  readonly toBillDetail: Does<{ readonly billNo: string }>;
  /** https only. */
  readonly openBrowser: Does<{ readonly url: string }>;
  readonly toQRCodeScanner: Does<undefined>;
  /** A png, jpeg or webp as data URL, up to 5 MiB of picture. */
  readonly saveImage: Does<{ readonly image: string }>;
  readonly openCustomerService: Does<undefined>;
  readonly openQiaQia: Does<undefined>;
  readonly supportBiometricType: Does<readonly BiometricType[]>;
  readonly changeBiometricView: Does<{ readonly visible: boolean }>;
  /** Result of a verification that the shell started or finished on its own. */
  readonly invokeBiometricAuth: Does<BiometricAuthResult>;
  readonly changeIsUseBiometric: Does<{ readonly isUseBiometric: boolean }>;
  readonly alreadyCrossBiometric: Does<readonly BiometricRecord[]>;
  /** Text of a scanned code, for the same parser as deep links. */
  readonly qrScanResult: Does<{ readonly text: string }>;
  readonly openHumanKyc: Does<undefined>;
}

/** What the page may ask the shell. */
export interface ShellMethods {
  readonly getAlreadyCrossBiometric: { readonly data: undefined; readonly answer: readonly BiometricRecord[] };
  /** Replaces the list; after a failure the page reads it again. */
  readonly setAlreadyCrossBiometric: { readonly data: readonly BiometricRecord[]; readonly answer: unknown };
  readonly invokeBiometricAuth: { readonly data: { readonly reason: string }; readonly answer: BiometricAuthResult };
  /** Answers the scanned text; `''` when the person went back. */
  readonly toQRCodeScanner: { readonly data: undefined; readonly answer: { readonly text: string } };
  readonly openBrowser: { readonly data: { readonly url: string }; readonly answer: unknown };
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
