import type { Check, Schemas } from '../protocol/protocol.ts';
import { BIOMETRIC_TYPES, type BiometricRecord, HAPTIC_KINDS, type PageProtocol } from './page-protocol.ts';

const MAX_TEXT = 4096;
const MAX_LIST = 100;
/** For 5 MiB; RFC 4648 section 4 writes three bytes as four characters. */
const MAX_BASE64 = Math.ceil((5 * 1024 * 1024) / 3) * 4;
const IMAGE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const FILE = /^data:(?:application\/pdf|text\/csv|text\/plain);base64,[A-Za-z0-9+/]+={0,2}$/;
/** No path, and nothing that a file system reads as one. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}\.[a-z]{2,4}$/;
const HTTPS = /^https:\/\/[^\s\\@/?#]+(?:[/?#]\S*)?$/;
const BILL_NO = /^[A-Za-z0-9_-]{1,64}$/;

const isAnything: Check<unknown> = (_data): _data is unknown => true;
const isNothing: Check<undefined> = (data): data is undefined => data === undefined || data === null;
const isBoolean: Check<boolean> = (data) => typeof data === 'boolean';
const isNumber: Check<number> = (data) => typeof data === 'number';
const isText: Check<string> = (data): data is string => typeof data === 'string' && data.length <= MAX_TEXT;
const isBillNo: Check<string> = (data): data is string => typeof data === 'string' && BILL_NO.test(data);
const isHttps: Check<string> = (data): data is string => isText(data) && HTTPS.test(data);

/** A data URL of a kind. */
const isDataUrl =
  (kind: RegExp): Check<string> =>
  (data): data is string =>
    typeof data === 'string' && data.length - data.indexOf(',') - 1 <= MAX_BASE64 && kind.test(data);

const isImage = isDataUrl(IMAGE);
const isFileName: Check<string> = (data): data is string => typeof data === 'string' && FILE_NAME.test(data);

/** Checks the named fields and allows others, so that a newer shell can talk to an older page. */
function object<T extends object>(fields: { readonly [Key in keyof T & string]: Check<T[Key]> }): Check<T> {
  const entries = Object.entries<Check<unknown>>(fields);
  return (data): data is T =>
    typeof data === 'object' &&
    data !== null &&
    entries.every(([key, check]) => Object.hasOwn(data, key) && check((data as Record<string, unknown>)[key]));
}

function list<T>(check: Check<T>): Check<readonly T[]> {
  return (data): data is readonly T[] => Array.isArray(data) && data.length <= MAX_LIST && data.every(check);
}

/** A text of a closed list. */
const oneOf =
  <T>(list: readonly T[]): Check<T> =>
  (data): data is T =>
    list.some((one) => one === data);

const isBiometricRecord = object<BiometricRecord>({
  userId: isText,
  loginName: isText,
  email: isText,
  phone: isText,
  countryCode: isText,
  biometricsCode: isText,
  expirationTime: isNumber,
  isUseBiometric: isBoolean,
  isUseBiometricToLogin: isBoolean,
});

const isAuthResult = object({ success: isBoolean });
const isScan = object({ text: isText });

/**
 * The form of every message between a shell and the wallet page. Treat what a shell sends as user input.
 *
 * @example
 * import { pageSchemas } from '@ezwallet/bridge/methods';
 *
 * pageSchemas.handles.openBrowser({ url: 'javascript:alert(1)' }); // false
 */
export const pageSchemas: Schemas<PageProtocol> = {
  handles: {
    back: isNothing,
    toBillDetail: object({ billNo: isBillNo }),
    openBrowser: object({ url: isHttps }),
    toQRCodeScanner: isNothing,
    saveImage: object({ image: isImage }),
    openCustomerService: isNothing,
    openQiaQia: isNothing,
    supportBiometricType: list(oneOf(BIOMETRIC_TYPES)),
    changeBiometricView: object({ visible: isBoolean }),
    invokeBiometricAuth: isAuthResult,
    changeIsUseBiometric: object({ isUseBiometric: isBoolean }),
    alreadyCrossBiometric: list(isBiometricRecord),
    qrScanResult: isScan,
    openHumanKyc: isNothing,
  },
  calls: {
    getAlreadyCrossBiometric: isNothing,
    setAlreadyCrossBiometric: list(isBiometricRecord),
    invokeBiometricAuth: object({ reason: isText }),
    toQRCodeScanner: isNothing,
    openBrowser: object({ url: isHttps }),
    saveImage: object({ image: isImage }),
    saveFile: object({ name: isFileName, file: isDataUrl(FILE) }),
    setScreenshotProtection: object({ on: isBoolean }),
    playHaptic: object({ kind: oneOf(HAPTIC_KINDS) }),
  },
  events: { userLogin: isNothing, userLogout: isNothing },
  answers: {
    getAlreadyCrossBiometric: list(isBiometricRecord),
    setAlreadyCrossBiometric: isAnything,
    invokeBiometricAuth: isAuthResult,
    toQRCodeScanner: isScan,
    openBrowser: isAnything,
    saveImage: isAnything,
    saveFile: isAnything,
    setScreenshotProtection: isAnything,
    playHaptic: isAnything,
  },
};
