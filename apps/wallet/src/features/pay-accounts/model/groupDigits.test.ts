import { expect, it } from 'vitest';
import { groupDigits, readDigits } from './groupDigits.ts';

it.each([
  ['', ''],
  ['6214', '6214'],
  ['62148', '6214 8'],
  ['6214830000000002123', '6214 8300 0000 0002 123'],
])('groups %j as %j', (digits, grouped) => {
  expect(groupDigits(digits)).toBe(grouped);
});

it('reads digits with spaces, dashes and full width', () => {
  expect(readDigits('6214 83-00 ００００', 30)).toBe('621483000000');
  expect(readDigits('1234567', 4)).toBe('1234');
});
