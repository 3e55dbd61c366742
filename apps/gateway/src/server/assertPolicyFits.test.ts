import { expect, it } from 'vitest';
import { ASSETS } from '../assets/catalogue.ts';
import { ConfigError, readPolicy } from '../config/index.ts';
import { assertPolicyFits } from './assertPolicyFits.ts';

const assets = [...ASSETS.keys()].map((id) => ({ id, scale: id === 'USDT' || id === 'USDC' ? 6 : 8 }));
type Carried = ReturnType<Parameters<typeof assertPolicyFits>[2]['list']>;
const check = (patch: unknown, carried: Carried = []) =>
  assertPolicyFits({ policy: readPolicy(patch) }, assets, { list: () => carried });

it('accepts the built-in policy', () => {
  expect(() => check({})).not.toThrow();
});

it('refuses to start with amounts that the ledger cannot express', () => {
  const start = () => check({ withdrawal: { fees: { ERC20: { amount: '0.00000001' } } } });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow('policy.withdrawal.fees.ERC20.amount: must have at most 6 decimal places');
});

it('refuses to start with a coin that the policy does not say how to sweep', () => {
  const coins = new Map([['MATIC', { decimals: 18, contract: '0x7D1AfA7B718fb893dB30A3aBc0Cfc608AaCfeBB0' }]]);
  const sweep = () => expect.fail('Nothing is swept at start.');
  const carried = [{ protocol: 'ERC20', coins, sweep }] as const;
  expect(() => check({}, carried)).toThrow('policy.chains.sweepFrom.MATIC: is missing');
  expect(() => check({ chains: { sweepFrom: { MATIC: '20' } } }, carried)).not.toThrow();
  expect(() => check({}, [{ protocol: 'ERC20', coins }])).not.toThrow();
});
