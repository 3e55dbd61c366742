/**
 * Kinds of biometrics of a device.
 *
 * @example
 * import { BIOMETRIC_TYPES, type BiometricType } from '@ezwallet/bridge/methods';
 *
 * const words: Record<BiometricType, string> = { fingerprint: 'Fingerprint', face: 'Face' };
 * BIOMETRIC_TYPES.map((type) => words[type]);
 */
export const BIOMETRIC_TYPES = ['fingerprint', 'face'] as const;

/** A kind of biometrics of a device. */
export type BiometricType = (typeof BIOMETRIC_TYPES)[number];

/**
 * Kinds of touch feedback.
 *
 * @example
 * import { HAPTIC_KINDS } from '@ezwallet/bridge/methods';
 *
 * HAPTIC_KINDS.includes('success'); // true
 */
export const HAPTIC_KINDS = ['selection', 'success', 'warning', 'error'] as const;

/** A kind of touch feedback: a key or a step of a control, something done, something to look at, something that failed. */
export type HapticKind = (typeof HAPTIC_KINDS)[number];

/** A member who may log in on this device by biometrics. The shell stores the list; the page never does. */
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

/** Whether the device recognised the person. This is the shell's claim, not a proof. */
export interface BiometricAuthResult {
  readonly success: boolean;
}

interface Does<Data> {
  readonly data: Data;
  readonly answer: 'success';
}

/** Methods that the shell may call on the page, or announce to it under the same names. */
export interface PageMethods {
  /** The phone's back button or gesture. */
  readonly back: Does<undefined>;
  /** Opens one bill, for example from a push message. */
  readonly toBillDetail: Does<{ readonly billNo: string }>;
  /** Opens an https URL in the browser. */
  readonly openBrowser: Does<{ readonly url: string }>;
  /** Opens the page's scanner. */
  readonly toQRCodeScanner: Does<undefined>;
  /** A png, jpeg or webp as data URL; the picture has up to 5 MiB. */
  readonly saveImage: Does<{ readonly image: string }>;
  /** Opens customer service. */
  readonly openCustomerService: Does<undefined>;
  /** Opens the chat. */
  readonly openQiaQia: Does<undefined>;
  /** Kinds of biometrics that the device supports; empty for none. */
  readonly supportBiometricType: Does<readonly BiometricType[]>;
  /** Shows the lock screen to a member who uses biometrics, or opens it. */
  readonly changeBiometricView: Does<{ readonly visible: boolean }>;
  /** Result of a verification that the shell started or finished itself. */
  readonly invokeBiometricAuth: Does<BiometricAuthResult>;
  /** Whether the signed-in member uses biometrics. */
  readonly changeIsUseBiometric: Does<{ readonly isUseBiometric: boolean }>;
  /** Everyone who may log in on this device by biometrics. */
  readonly alreadyCrossBiometric: Does<readonly BiometricRecord[]>;
  /** Text of a scanned code, for the same parser as deep links. */
  readonly qrScanResult: Does<{ readonly text: string }>;
  /** Opens the video step of identity verification. */
  readonly openHumanKyc: Does<undefined>;
}

/** Methods that the page may call on the shell. */
export interface ShellMethods {
  /** Everyone who may log in on this device by biometrics. */
  readonly getAlreadyCrossBiometric: { readonly data: undefined; readonly answer: readonly BiometricRecord[] };
  /** Replaces the list. After a failure the page reads it again. */
  readonly setAlreadyCrossBiometric: { readonly data: readonly BiometricRecord[]; readonly answer: unknown };
  /** Asks for a fingerprint or a face; the person sees the reason. */
  readonly invokeBiometricAuth: { readonly data: { readonly reason: string }; readonly answer: BiometricAuthResult };
  /** Returns the scanned text; `''` when the person went back. */
  readonly toQRCodeScanner: { readonly data: undefined; readonly answer: { readonly text: string } };
  /** Opens a URL outside the shell. */
  readonly openBrowser: { readonly data: { readonly url: string }; readonly answer: unknown };
  /** Saves a picture, as data URL, to the phone's photos. */
  readonly saveImage: { readonly data: { readonly image: string }; readonly answer: unknown };
  /** Saves a document where the person finds it again: a pdf, csv or plain text of up to 5 MiB, as data URL, and its file name. */
  readonly saveFile: { readonly data: { readonly name: string; readonly file: string }; readonly answer: unknown };
  /** Keeps the page out of screenshots, recordings and the list of apps, until it is turned off or another page opens. */
  readonly setScreenshotProtection: { readonly data: { readonly on: boolean }; readonly answer: unknown };
  /** Touch feedback of the phone, unless its settings turn it off. */
  readonly playHaptic: { readonly data: { readonly kind: HapticKind }; readonly answer: unknown };
}

/** Announcements of the page; never the token. */
export interface PageEvents {
  readonly userLogin: undefined;
  readonly userLogout: undefined;
}

/** The conversation from the page's side. */
export interface PageProtocol {
  readonly handles: PageMethods;
  readonly calls: ShellMethods;
  readonly events: PageEvents;
}
