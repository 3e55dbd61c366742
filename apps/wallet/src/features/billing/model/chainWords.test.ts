import { describe, expect, it } from 'vitest';
import type { ChainMove } from '@ezwallet/api-client/contract';
import { chainWay, isConfirming, reasonText } from './chainWords.ts';

const chain: ChainMove = {
  status: 1,
  protocol: 'TRC20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  txid: 'ab',
  confirmations: 2,
  required: 6,
  reason: '',
  updatedAt: 0,
};

describe('reasonText', () => {
  it('has words for each code, and keeps an operator’s own text', () => {
    const codes = ['BELOW_MINIMUM', 'DROPPED_BY_NETWORK', 'RECHARGE_CLOSED'].map(reasonText);
    expect(codes.every((text) => typeof text === 'object')).toBe(true);
    expect(new Set(codes).size).toBe(3);
    expect(reasonText('Name of the payer differs')).toBe('Name of the payer differs');
    expect(reasonText('')).toBeNull();
  });
});

describe('chainWay', () => {
  const at = (leaves: boolean, status: ChainMove['status']) => {
    const { steps, current, status: state } = chainWay(leaves, status);
    return [steps[current]?.key, state];
  };

  it('reads the same number differently for withdrawals and deposits', () => {
    expect([0, 1, 2, -1].map((status) => at(true, status as ChainMove['status']))).toEqual([
      ['review', 'review'],
      ['sent', 'waiting'],
      ['done', 'done'],
      ['review', 'failed'],
    ]);
    expect([0, 1, 2, -1].map((status) => at(false, status as ChainMove['status']))).toEqual([
      ['confirming', 'waiting'],
      ['confirming', 'review'],
      ['credited', 'done'],
      ['confirming', 'cancelled'],
    ]);
  });

  it('counts confirmations only while they arrive', () => {
    expect(isConfirming({ leaves: true, chain })).toBe(true);
    expect(isConfirming({ leaves: false, chain })).toBe(false);
    expect(isConfirming({ leaves: false, chain: { ...chain, status: 0 } })).toBe(true);
    expect(isConfirming({ leaves: true, chain: { ...chain, txid: null } })).toBe(false);
  });
});
