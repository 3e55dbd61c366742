import { expect, it } from 'vitest';
import { listCountries } from './listCountries.ts';

it('lists areas that share a code once', () => {
  const areas = [
    { areaCode: '86', name: 'China', keywords: 'CN' },
    { areaCode: '1', name: 'United States', keywords: 'US' },
    { areaCode: '1', name: 'Canada / United States' },
  ];
  expect(listCountries(areas)).toEqual([
    { value: '86', label: 'China', keywords: 'CN' },
    { value: '1', label: 'United States / Canada', keywords: 'US ' },
  ]);
});
