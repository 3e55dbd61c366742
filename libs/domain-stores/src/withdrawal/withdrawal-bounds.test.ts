import { describe, expect, it } from 'vitest';
import { receivedOf, withdrawalBounds, type WithdrawalTerms } from './withdrawal-bounds.ts';

const TERMS: WithdrawalTerms = { decimals: 6, min: '5', fee: '1', spendable: '100.5', takesFeeFromAmount: false };

describe('withdrawalBounds', () => {
  it('leaves room for a fee on top', () => {
    expect(withdrawalBounds(TERMS)).toEqual({ decimals: 6, min: '5', available: '99.5' });
    expect(withdrawalBounds({ ...TERMS, spendable: '0.5' }).available).toBe('0');
  });

  it('knows no bound while the balance is unknown, whoever pays the fee', () => {
    for (const takesFeeFromAmount of [true, false])
      expect(withdrawalBounds({ ...TERMS, takesFeeFromAmount, spendable: undefined }).available).toBeUndefined();
  });

  it('allows the whole balance where the fee is taken out of the amount, and no less than what may arrive', () => {
    expect(withdrawalBounds({ ...TERMS, takesFeeFromAmount: true })).toEqual({
      decimals: 6,
      min: '6',
      available: '100.5',
    });
  });

  it('allows the whole balance where the fee is waived', () => {
    expect(withdrawalBounds({ ...TERMS, fee: '0' }).available).toBe('100.5');
  });
});

describe('receivedOf', () => {
  it('is the amount, or what a fee leaves of it', () => {
    expect(receivedOf('10', TERMS)).toBe('10');
    expect(receivedOf('10', { ...TERMS, takesFeeFromAmount: true })).toBe('9');
    expect(receivedOf('1', { ...TERMS, takesFeeFromAmount: true })).toBeNull();
  });
});
