import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEAK_SEQUENCES } from '../password-strength/password-strength.ts';
import { checkPaymentPassword } from './checkPaymentPassword.ts';

describe('checkPaymentPassword', () => {
  it.each([
    ['', 'PAYMENT_PASSWORD_EMPTY'],
    ['12345', 'PAYMENT_PASSWORD_FORMAT'],
    ['1357924', 'PAYMENT_PASSWORD_FORMAT'],
    ['13579a', 'PAYMENT_PASSWORD_FORMAT'],
    ['135792\n', 'PAYMENT_PASSWORD_FORMAT'],
    ['１３５７９２', 'PAYMENT_PASSWORD_FORMAT'],
    ['١٣٥٧٩٢', 'PAYMENT_PASSWORD_FORMAT'],
    ['111111', 'PAYMENT_PASSWORD_FEW_DISTINCT'],
    ['121212', 'PAYMENT_PASSWORD_FEW_DISTINCT'],
    ...WEAK_SEQUENCES.map((sequence) => [sequence, 'PAYMENT_PASSWORD_SEQUENCE']),
  ])('refuses %j with %s', (password, code) => {
    expect(checkPaymentPassword(password)).toMatchObject({ ok: false, issue: { code } });
  });

  it('accepts six digits exactly when three differ and they are not a sequence', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{6}$/), (password) => {
        const weak = new Set(password).size < 3 || (WEAK_SEQUENCES as readonly string[]).includes(password);
        expect(checkPaymentPassword(password).ok).toBe(!weak);
      }),
    );
  });
});
