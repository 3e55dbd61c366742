import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { createForm } from '../../../shared/form/createForm.ts';
import { labelChecks } from './labelChecks.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const fill = (values: { name: string; remark: string }) =>
  createForm({ values, checks: labelChecks, send: () => Promise.resolve(true) });

it('returns names in normal form', () => {
  expect(fill({ name: ' Cold wallet ', remark: ' Ledger ' }).ready).toEqual({ name: 'Cold wallet', remark: 'Ledger' });
});

it.each([
  [{ name: '  ', remark: '' }, 'name', 'Enter a name.'],
  [{ name: '名'.repeat(21), remark: '' }, 'name', 'Use at most 20 characters.'],
  [{ name: 'Wong', remark: '九個字太長了不能用' }, 'remark', 'Use at most 8 characters.'],
  [{ name: 'Wong\u202e', remark: '' }, 'name', 'This text contains a character we do not support.'],
] as const)('rejects %j', async (labels, field, words) => {
  const form = fill(labels);
  expect(await form.submit()).toBe(false);
  expect(i18n._(form.errorOf(field)!)).toBe(words);
});
