import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { checkTransferAmount } from '@ezwallet/domain-stores';
import { amountError } from './amountError.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function tell(amount: string, { submitted = false, known = true, problem = null as { code: string } | null } = {}) {
  const checkedAmount = checkTransferAmount(amount, { decimals: 6, min: '0.01', available: known ? '100' : undefined });
  const message = amountError({ checkedAmount, problem, submitted }, 0);
  return message && i18n._(message);
}

describe('amountError', () => {
  it('accepts an amount that may still become valid', () => {
    expect(tell('')).toBeNull();
    expect(tell('0.')).toBeNull();
    expect(tell('0.001')).toBeNull();
  });

  it('shows the error when the person tries to continue', () => {
    expect(tell('', { submitted: true })).toBe('Enter an amount.');
    expect(tell('0.0', { submitted: true })).toBe('Enter more than zero.');
    expect(tell('0.001', { submitted: true })).toBe('The minimum is 0.01.');
  });

  it('shows too large an amount at once, unless the balance is unknown', () => {
    expect(tell('100.01')).toBe('Your balance is too low.');
    expect(tell('100.01', { known: false })).toBeNull();
    expect(tell('100')).toBeNull();
  });

  it('shows the server’s refusal first', () => {
    expect(tell('5', { problem: { code: 'EXCEED_LIMIT' } })).toMatch(/over your daily payment limit/);
  });
});
