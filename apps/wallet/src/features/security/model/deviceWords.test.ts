import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { deviceWords, placeWords, systemWords } from './deviceWords.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  ['Linux, Chrome, 131.0.0.0', 'Chrome on Linux'],
  ['iOS, Safari, 17.4', 'Safari on iPhone'],
  ['Android, WeChat', 'WeChat on Android'],
  ['Windows, Browser, 0', 'Windows'],
  ['My phone, the old one', 'My phone, the old one'],
  ['', 'Unknown device'],
])('%j is %j', (name, words) => {
  expect(deviceWords(i18n, name)).toBe(words);
});

test.each([
  ['phone', 'Android 15', 'Phone, Android 15'],
  ['computer', '', 'Computer'],
  [null, '', ''],
] as const)('%j with %j is %j', (deviceType, system, words) => {
  expect(systemWords(i18n, { deviceType, system })).toBe(words);
});

test.each([
  [22.3, 114.2, '22.3° N, 114.2° E'],
  [-34, -58.4, '34.0° S, 58.4° W'],
])('%d, %d is %j', (latitude, longitude, words) => {
  expect(placeWords(i18n, { latitude, longitude })).toBe(words);
});
