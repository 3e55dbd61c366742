import type { CatalogType } from '@lingui/conf';
import { expect, it } from 'vitest';
import { COMMON, SHELL, shareWords } from './shareWords.ts';

function catalog(folder: string, texts: Readonly<Record<string, string>>): [string, CatalogType] {
  const entries = Object.entries(texts).map(([message, translation]) => [
    message,
    { message, translation, origin: [[`${folder}.tsx`]] },
  ]);
  return [folder, Object.fromEntries(entries)];
}

const share = (catalogs: [string, CatalogType][], translations: [string, string][] = []) =>
  Object.fromEntries(shareWords(new Map(catalogs), new Map(translations)));

it('moves a text that three features use into the common catalog, with all of its origins', () => {
  const shared = share([
    catalog(COMMON, {}),
    catalog('a', { Fee: '' }),
    catalog('b', { Fee: '费用' }),
    catalog('c', { Fee: '' }),
  ]);
  expect(shared).toMatchObject({
    [COMMON]: { Fee: { translation: '费用', origin: [['a.tsx'], ['b.tsx'], ['c.tsx']] } },
    a: {},
    b: {},
    c: {},
  });
  expect(['a', 'b', 'c'].map((folder) => Object.keys(shared[folder] ?? {}))).toEqual([[], [], []]);
});

it('takes a text of the shell out of every feature', () => {
  const shared = share([
    catalog(SHELL, { Cancel: '取消' }),
    catalog(COMMON, { Cancel: '取消' }),
    catalog('a', { Cancel: '取消', Fee: '费用' }),
  ]);
  expect(Object.keys(shared['a'] ?? {})).toEqual(['Fee']);
  expect(shared[SHELL]).toMatchObject({ Cancel: { origin: [[`${SHELL}.tsx`], ['a.tsx'], [`${COMMON}.tsx`]] } });
  expect(shared[COMMON]).toEqual({});
});

it('leaves a common text with the login, which loads no common words', () => {
  const used = ['features/auth', 'a', 'b', 'c'].map((folder) => catalog(folder, { Email: '邮箱' }));
  const shared = share([catalog(SHELL, {}), catalog(COMMON, {}), ...used]);
  expect(shared[COMMON]).toMatchObject({ Email: { origin: [['a.tsx'], ['b.tsx'], ['c.tsx']] } });
  expect(shared['features/auth']).toMatchObject({ Email: { translation: '邮箱' } });
  expect(shared['a']).toEqual({});
});

it('leaves a text of two features in both', () => {
  const shared = share([catalog(COMMON, {}), catalog('a', { Fee: '费用' }), catalog('b', { Fee: '费用' })]);
  expect(shared).toMatchObject({ a: { Fee: { translation: '费用' } }, b: { Fee: { translation: '费用' } } });
  expect(shared[COMMON]).toEqual({});
});

it('gives a text that moved the translation that it had', () => {
  const shared = share([catalog(COMMON, {}), catalog('a', { Fee: '' }), catalog('b', { Fee: '' })], [['Fee', '费用']]);
  expect(shared).toMatchObject({ a: { Fee: { translation: '费用' } }, b: { Fee: { translation: '费用' } } });
});
