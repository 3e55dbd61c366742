import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { checkLabels } from './checkLabels.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it('returns names in normal form', () => {
  expect(checkLabels({ name: ' Cold wallet ', remark: ' Ledger ' })).toEqual({
    labels: { name: 'Cold wallet', remark: 'Ledger' },
    errors: { name: null, remark: null },
  });
});

it.each([
  [{ name: '  ', remark: '' }, 'name', 'Enter a name.'],
  [{ name: '名'.repeat(21), remark: '' }, 'name', 'Use at most 20 characters.'],
  [{ name: 'Wong', remark: '九個字太長了不能用' }, 'remark', 'Use at most 8 characters.'],
  [{ name: 'Wong\u202e', remark: '' }, 'name', 'This text contains a character we do not support.'],
] as const)('rejects %j', (labels, field, words) => {
  const checked = checkLabels(labels);
  expect(checked.labels).toBeNull();
  expect(i18n._(checked.errors[field]!)).toBe(words);
});
