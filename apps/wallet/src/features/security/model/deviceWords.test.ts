import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { deviceWords } from './deviceWords.ts';

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
