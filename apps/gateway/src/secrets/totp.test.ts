import { expect, it } from 'vitest';
import { matchingStep, newOtpSecret, otpCode, otpSecretText, otpStep } from './totp.ts';

/** RFC 6238 appendix B, SHA-1: the secret, and the last six of eight digits. */
const RFC_SECRET = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('gives the code of RFC 6238 at %i s', (seconds, code) => {
  expect(otpCode(RFC_SECRET, otpStep(seconds * 1000))).toBe(code);
  expect(matchingStep(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

it('accepts the step before and the step after, and no other [S19]', () => {
  const at = 59_000;
  const found = [-2, -1, 0, 1, 2].map((drift) =>
    matchingStep(RFC_SECRET, otpCode(RFC_SECRET, otpStep(at) + drift + 10), at + 300_000),
  );
  expect(found.map((step) => step !== undefined)).toEqual([false, true, true, true, false]);
});

it('writes a secret as 32 characters of base32', () => {
  expect(otpSecretText(newOtpSecret())).toMatch(/^[A-Z2-7]{32}$/);
});
