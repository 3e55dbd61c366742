import { describe, expect, it } from 'vitest';
import { minimumDeposit } from './lookups.ts';
import { type PolicyFacts, policyFaults } from './policyFaults.ts';
import { policy, readPolicy } from './readPolicy.ts';

const facts: PolicyFacts = {
  scales: new Map([
    ['USDT', 6],
    ['USDC', 6],
    ['BTC', 8],
    ['ETH', 8],
    ['TRX', 6],
    ['BNB', 8],
    ['MATIC', 8],
    ['FTM', 8],
    ['SHIB', 4],
    ['BUSD', 8],
  ]),
  deposited: ['USDT', 'BTC', 'SHIB'],
  swept: new Map([['USDT', 6]]),
  networks: ['TRC20', 'BTC'],
};

describe('policyFaults', () => {
  it('finds none in the built-in policy', () => {
    expect(policyFaults(policy, facts)).toEqual([]);
  });

  it.each<[string, unknown, Partial<PolicyFacts>, string]>([
    [
      'a coin that the ledger does not have',
      { recharge: { minimum: { DOGE: '1' } } },
      {},
      'policy.recharge.minimum.DOGE: the ledger has no DOGE. Use one of: USDT',
    ],
    [
      'more places than a coin has',
      { recharge: { minimum: { SHIB: '0.00001' } } },
      {},
      'policy.recharge.minimum.SHIB: must have at most 4 decimal places, as SHIB has in the ledger, not "0.00001"',
    ],
    [
      'a fee in a coin that the ledger does not have',
      { withdrawal: { fees: { TRC20: { currency: 'DOGE' } } } },
      {},
      'policy.withdrawal.fees.TRC20.amount: the ledger has no DOGE',
    ],
    [
      'a fee with more places than its coin',
      { withdrawal: { fees: { TRC20: { amount: '0.0000001' } } } },
      {},
      'policy.withdrawal.fees.TRC20.amount: must have at most 6',
    ],
    [
      'a cashier fee with more places than its coin',
      { cashier: { coins: { USDC: { fee: '0.0000001' } } } },
      {},
      'policy.cashier.coins.USDC.fee: must have at most 6',
    ],
    [
      'a coin that members deposit and that has no minimum',
      {},
      { deposited: ['SOL'] },
      'policy.recharge.minimum.SOL: is missing',
    ],
    [
      'a token that would be swept from nothing on',
      {},
      { swept: new Map([['FTM', 18]]) },
      'policy.chains.sweepFrom.FTM: is missing',
    ],
    [
      'a sweep that the token cannot express',
      { chains: { sweepFrom: { USDT: '0.0000001' } } },
      {},
      'policy.chains.sweepFrom.USDT: must have at most 6 decimal places, as the token has',
    ],
    [
      'another scale of USDT',
      {},
      { scales: new Map([...facts.scales, ['USDT', 2]]) },
      'policy: counts USDT with 6 decimal places',
    ],
  ])('finds %s', (_what, patch, other, fault) => {
    expect(policyFaults(readPolicy(patch), { ...facts, ...other })).toContainEqual(expect.stringContaining(fault));
  });

  it('finds networks without an entry', () => {
    expect(policyFaults(policy, { ...facts, networks: ['SOL'] })).toEqual([
      'policy.recharge.minutes.SOL: is missing. Members can deposit over this network.',
      'policy.withdrawal.fees.SOL: is missing. Members can withdraw over this network.',
    ]);
  });
});

it('never takes a missing entry for zero', () => {
  expect(minimumDeposit(policy, 'USDT')).toBe('1');
  expect(() => minimumDeposit(policy, 'SOL')).toThrow('policy.recharge.minimum has no SOL');
  expect(() => minimumDeposit(policy, 'toString')).toThrow('policy.recharge.minimum has no toString');
});
