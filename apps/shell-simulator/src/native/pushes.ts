import type { Asking } from './wire.ts';

/** A message that the shell can send to the page by itself. */
export interface Push {
  readonly name: string;
  readonly data?: unknown;
}

const record = {
  userId: '80001',
  loginName: 'kai',
  email: 'kai@example.com',
  phone: '',
  countryCode: '86',
  biometricsCode: 'c0de',
  expirationTime: 4_000_000_000_000,
  isUseBiometric: true,
  isUseBiometricToLogin: true,
};

/** A sample of each message of the protocol, which the person can edit before sending. */
export const pushes: readonly Push[] = [
  { name: 'back' },
  { name: 'toBillDetail', data: { billNo: 'B20260101000001' } },
  { name: 'openBrowser', data: { url: 'https://example.com/help' } },
  { name: 'toQRCodeScanner' },
  { name: 'saveImage', data: { image: 'data:image/png;base64,iVBORw0KGgo=' } },
  { name: 'openCustomerService' },
  { name: 'openQiaQia' },
  { name: 'supportBiometricType', data: ['fingerprint'] },
  { name: 'changeBiometricView', data: { visible: true } },
  { name: 'invokeBiometricAuth', data: { success: true } },
  { name: 'changeIsUseBiometric', data: { isUseBiometric: true } },
  { name: 'alreadyCrossBiometric', data: [record] },
  { name: 'qrScanResult', data: { text: 'T1ABC' } },
  { name: 'openHumanKyc' },
];

/** One tap each. The page does not know `pause`: it must ignore unknown messages. */
export const shortcuts: readonly (Push & { readonly label: string; readonly type: Asking['type'] })[] = [
  { label: 'Back button', type: 'request', name: 'back' },
  { label: 'Human KYC', type: 'event', name: 'openHumanKyc' },
  { label: 'Pause', type: 'event', name: 'pause' },
  { label: 'Resume', type: 'event', name: 'resume' },
  { label: 'Unknown handler', type: 'request', name: 'openMagic' },
];
