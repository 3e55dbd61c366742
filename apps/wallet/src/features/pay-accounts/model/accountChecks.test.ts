import { expect, it } from 'vitest';
import { checkAccountNumber, checkBank, checkBranch, checkCode, checkWalletNumber } from './accountChecks.ts';

it.each([
  [checkAccountNumber, '6214830000000002', false],
  [checkAccountNumber, '4111111111111111', true],
  [checkAccountNumber, '12345678', true],
  [checkAccountNumber, '1234567', false],
  [checkAccountNumber, '', false],
  [checkWalletNumber, '0061000012345678', true],
  [checkWalletNumber, '006100', false],
  [checkWalletNumber, '', false],
  [checkBank, 'CMB', true],
  [checkBank, '', false],
  [checkBranch, '  ', true],
  [checkBranch, '深圳南山支行', true],
  [checkBranch, '支'.repeat(61), false],
  [checkCode, 'f_1', true],
  [checkCode, '', false],
])('%o takes %j: %s', (check, text, right) => {
  expect(check(text).ok).toBe(right);
});
