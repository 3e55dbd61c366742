import { expect, it } from 'vitest';
import { appFileName } from './appFileName.ts';

it.each([
  ['ezwallet-statement-2026-11.pdf', 'ezwallet-statement-2026-11.pdf'],
  ['Statement October.PDF', 'Statement-October.pdf'],
  ['银行流水 (2).pdf', '2.pdf'],
  ['流水.pdf', 'file.pdf'],
  ['../..\\secret.pdf', 'secret.pdf'],
  ['a.b.c.csv', 'a-b-c.csv'],
  ['x'.repeat(200) + '.pdf', 'x'.repeat(80) + '.pdf'],
])('%s is saved as %s', (name, saved) => {
  expect(appFileName(name)).toBe(saved);
  expect(saved).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}\.[a-z]{2,4}$/);
});
