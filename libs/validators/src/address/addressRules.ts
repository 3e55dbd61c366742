import type { AddressRule } from './AddressRule.ts';
import { bitcoinAddress } from './bitcoinAddress.ts';
import { bnbAddress } from './bnbAddress.ts';
import { evmAddress } from './evmAddress.ts';
import type { Network } from './networks.ts';
import { tronAddress } from './tronAddress.ts';

/** The rules of each network. Networks with a shared rule share addresses. */
export const addressRules: Readonly<Record<Network, AddressRule>> = {
  ERC20: evmAddress,
  BEP20: evmAddress,
  ETH: evmAddress,
  BEP2: bnbAddress,
  BNB: bnbAddress,
  BTC: bitcoinAddress,
  TRC20: tronAddress,
};

/** The first network of each rule, so that nobody runs a rule twice. */
export const FIRST_OF_EACH_RULE: readonly Network[] = ['ERC20', 'BEP2', 'BTC', 'TRC20'];
