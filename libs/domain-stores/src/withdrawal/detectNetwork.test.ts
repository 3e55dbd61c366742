import { expect, it } from 'vitest';
import { detectNetwork } from './detectNetwork.ts';

const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

it.each([
  [TRON, ['TRC20', 'ERC20'], 'TRC20'],
  [EVM, ['TRC20', 'ERC20'], 'ERC20'],
  [EVM, ['erc20', 'trc20'], 'erc20'],
  [EVM, ['TRC20', 'ERC20', 'BEP20'], undefined],
  [EVM, ['TRC20'], undefined],
  [EVM, ['SOMETHING'], undefined],
  ['hello', ['TRC20', 'ERC20'], undefined],
])('%s of %j is of %s', (address, offered, network) => {
  expect(detectNetwork(address, offered)).toBe(network);
});
