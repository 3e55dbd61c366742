import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { sizeText } from './sizeText.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([
  [1, '1 KB'],
  [160_000, '160 KB'],
  [999_001, '1,000 KB'],
  [1_000_000, '1 MB'],
  [5_242_880, '5.2 MB'],
])('%i bytes are %j', (bytes, text) => expect(sizeText(bytes, i18n)).toBe(text));
