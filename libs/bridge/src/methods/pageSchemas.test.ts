import { describe, expect, it } from 'vitest';
import { pageSchemas } from './pageSchemas.ts';

const { handles, calls, events, answers } = pageSchemas;
const base64 = (bytes: number): string => Buffer.alloc(bytes, 1).toString('base64');

describe('pageSchemas', () => {
  it.each(['back', 'toQRCodeScanner', 'openCustomerService', 'openQiaQia', 'openHumanKyc'] as const)(
    '%s accepts no data',
    (name) => {
      expect(handles[name](undefined)).toBe(true);
      expect(handles[name](null)).toBe(true);
      expect(handles[name]({})).toBe(false);
    },
  );

  it.each([
    ['toBillDetail', { billNo: 'B2026-01_x' }],
    ['openBrowser', { url: 'https://example.com' }],
    ['openBrowser', { url: 'https://example.com:8443/a?b=c#d', extra: 'from a newer shell' }],
    ['saveImage', { image: `data:image/png;base64,${base64(10)}` }],
    ['saveImage', { image: `data:image/webp;base64,${base64(5 * 1024 * 1024)}` }],
    ['supportBiometricType', []],
    ['supportBiometricType', ['face', 'fingerprint']],
    ['changeBiometricView', { visible: false }],
    ['invokeBiometricAuth', { success: true }],
    ['changeIsUseBiometric', { isUseBiometric: true }],
    ['alreadyCrossBiometric', []],
    ['qrScanResult', { text: '' }],
  ] as const)('%s accepts its data', (name, data) => {
    expect(handles[name](data)).toBe(true);
  });

  it.each([
    ['toBillDetail', {}],
    ['toBillDetail', { billNo: '../secret' }],
    ['toBillDetail', { billNo: ['B1'] }],
    ['toBillDetail', Object.create({ billNo: 'B1' }) as object],
    ['openBrowser', { url: 'javascript:alert(1)' }],
    ['openBrowser', { url: 'https:/example.com' }],
    ['openBrowser', { url: 'https://?no-host' }],
    ['openBrowser', { url: `https://example.com/${'a'.repeat(5000)}` }],
    ['saveImage', { image: `data:image/svg+xml;base64,${base64(10)}` }],
    ['saveImage', { image: 'data:image/png;base64,' }],
    ['saveImage', { image: 'data:image/png;base64,<svg>' }],
    ['saveImage', { image: `data:image/png;base64,${base64(5 * 1024 * 1024 + 3)}` }],
    ['saveImage', { image: 'https://example.com/a.png' }],
    ['supportBiometricType', 'face'],
    ['supportBiometricType', ['iris']],
    ['supportBiometricType', Array.from({ length: 101 }, () => 'face')],
    ['changeBiometricView', { visible: 'true' }],
    ['invokeBiometricAuth', { success: 1 }],
    ['changeIsUseBiometric', null],
    ['alreadyCrossBiometric', [{}]],
    ['alreadyCrossBiometric', {}],
    ['qrScanResult', { text: 'x'.repeat(5000) }],
  ] as const)('%s refuses other data', (name, data) => {
    expect(handles[name](data)).toBe(false);
  });

  it.each([
    ['getAlreadyCrossBiometric', undefined, []],
    ['setAlreadyCrossBiometric', [], [{}]],
    ['invokeBiometricAuth', { reason: 'login' }, {}],
    ['toQRCodeScanner', undefined, 'all'],
    ['openBrowser', { url: 'https://example.com' }, { url: 'javascript:alert(1)' }],
    ['saveImage', { image: `data:image/png;base64,${base64(10)}` }, { image: 'https://example.com/a.png' }],
  ] as const)('%s is called with its declared form', (name, right, wrong) => {
    expect(calls[name](right)).toBe(true);
    expect(calls[name](wrong)).toBe(false);
  });

  it.each(['userLogin', 'userLogout'] as const)('%s carries nothing', (name) => {
    expect(events[name](undefined)).toBe(true);
    expect(events[name]({ token: 'x' })).toBe(false);
  });

  it.each([
    ['getAlreadyCrossBiometric', [], {}],
    ['invokeBiometricAuth', { success: false }, 'success'],
    ['toQRCodeScanner', { text: 'T1' }, 'T1'],
  ] as const)('%s must return its declared form', (name, right, wrong) => {
    expect(answers[name](right)).toBe(true);
    expect(answers[name](wrong)).toBe(false);
  });

  it.each(['setAlreadyCrossBiometric', 'openBrowser', 'saveImage'] as const)('%s may return anything', (name) => {
    expect(answers[name]('success')).toBe(true);
    expect(answers[name](undefined)).toBe(true);
  });
});
