import { expect, it } from 'vitest';
import { ASSETS } from '../assets/catalogue.ts';
import { createChains } from '../outside/chain/port/Chain.ts';
import { ConfigError, readPolicy } from '../config/index.ts';
import { assertPolicyFits } from './assertPolicyFits.ts';

const assets = [...ASSETS.keys()].map((id) => ({ id, scale: id === 'USDT' || id === 'USDC' ? 6 : 8 }));
const check = (patch: unknown, evm: Parameters<typeof assertPolicyFits>[0]['evm'] = []) =>
  assertPolicyFits({ policy: readPolicy(patch), evm, tron: undefined }, assets, createChains([]));

it('accepts the built-in policy', () => {
  expect(() => check({})).not.toThrow();
});

it('refuses to start with amounts that the ledger cannot express', () => {
  const start = () => check({ withdrawal: { fees: { ERC20: { amount: '0.00000001' } } } });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow('policy.withdrawal.fees.ERC20.amount: must have at most 6 decimal places');
});

it('refuses to start with a token that the policy does not say how to sweep', () => {
  const tokens = new Map([['MATIC', { decimals: 18, contract: '0x7D1AfA7B718fb893dB30A3aBc0Cfc608AaCfeBB0' }]]);
  const evm = [
    { protocol: 'ERC20', rpcUrl: 'http://localhost', chainId: 1, tokens, hotKey: Buffer.alloc(32) },
  ] as const;
  expect(() => check({}, evm)).toThrow('policy.chains.sweepFrom.MATIC: is missing');
  expect(() => check({ chains: { sweepFrom: { MATIC: '20' } } }, evm)).not.toThrow();
});
