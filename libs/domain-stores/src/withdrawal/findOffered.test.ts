import { expect, it } from 'vitest';
import { findOffered } from './findOffered.ts';

it.each([
  ['ERC20', ['TRC20', 'ERC20'], 'ERC20'],
  ['ERC20', ['trc20', 'erc20'], 'erc20'],
  ['Bitcoin', ['BTC'], 'BTC'],
  // One chain under two names, the very name first.
  ['ETH', ['ERC20'], 'ERC20'],
  ['ETH', ['ERC20', 'ETH'], 'ETH'],
  ['BEP2', ['BNB'], 'BNB'],
  // Addresses alike, but not one chain: what is sent over the other is lost.
  ['BEP20', ['TRC20', 'ERC20', 'ETH'], undefined],
  ['BEP20', ['BEP2', 'BNB'], undefined],
  ['SOMETHING', ['SOMETHING', 'TRC20'], 'SOMETHING'],
  ['SOMETHING', ['ELSE', 'TRC20'], undefined],
  ['TRC20', [], undefined],
])('%s among %j is %s', (named, offered, found) => {
  expect(findOffered(named, offered)).toBe(found);
});
