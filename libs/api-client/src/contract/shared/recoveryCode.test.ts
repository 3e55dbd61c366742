import { expect, it } from 'vitest';
import { readRecoveryCode } from '../../constants/security.ts';

it.each(['ACDEF-GHJKM', 'acdef-ghjkm', ' ACDEFGHJKM ', 'acdef ghjkm'])('%j is a recovery code', (text) => {
  expect(readRecoveryCode(text)).toBe('ACDEF-GHJKM');
});

it.each(['', '482913', 'ACDEF-GHJK', 'ACDEF-GHJKMM', 'ACDEF-GHJK0', 'ACDEF-GHJKＭ'])('%j is none', (text) => {
  expect(readRecoveryCode(text)).toBeUndefined();
});
