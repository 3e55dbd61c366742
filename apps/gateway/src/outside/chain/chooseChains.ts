import type { Network } from '@ezwallet/validators';
import type { CarriedNetwork, Config } from '../../config/index.ts';
import type { Db } from '../../db/index.ts';
import { type Chains, type Coin, createChains } from './port/Chain.ts';
import { createDepositAddresses, type DepositAddresses } from './DepositAddresses.ts';
import { createEvmChain } from './evm/createEvmChain.ts';
import { createKeychain, depositKey } from './keys/Keychain.ts';
import type { SimulatedChain } from './simulator/SimulatedChain.ts';
import { createSimulatedChain } from './simulator/createSimulatedChain.ts';

const own = (decimals: number): Coin => ({ decimals, contract: '' });
const token = (decimals: number, contract: string): Coin => ({ decimals, contract });

/** What each network carries on its main net: decimal places there, and contracts of tokens. */
export const MAIN_NET_COINS = {
  TRC20: {
    TRX: own(6),
    USDT: token(6, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
  },
  ERC20: {
    ETH: own(18),
    USDT: token(6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    USDC: token(6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    MATIC: token(18, '0x7D1AfA7B718fb893dB30A3aBc0Cfc608AaCfeBB0'),
    FTM: token(18, '0x4E15361FD6b4BB609Fa63C81A2be19d873717870'),
    SHIB: token(18, '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE'),
  },
  BEP20: {
    BNB: own(18),
    USDT: token(18, '0x55d398326f99059fF775485246999027B3197955'),
    USDC: token(18, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'),
    BUSD: token(18, '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56'),
  },
  BTC: { BTC: own(8) },
  // The network closed in 2024, so that production has no node to name for it.
  BEP2: { BNB: own(8) },
} as const satisfies Record<CarriedNetwork, Readonly<Record<string, Coin>>>;

/** The networks of a process, and what it needs to be paid over them. */
export interface ChosenChains {
  readonly chains: Chains;
  /** Those of the chains that the sandbox moves by hand. */
  readonly simulators: readonly SimulatedChain[];
  /** Undefined without a seed, and then there are no chains either. */
  readonly depositAddresses: DepositAddresses | undefined;
}

/** Connects to the networks that the configuration names; the sandbox simulates the others. */
export function chooseChains(config: Config, db: Db): ChosenChains {
  const { chainSeed } = config.secrets;
  if (!chainSeed) return { chains: createChains([]), simulators: [], depositAddresses: undefined };
  const { confirmations, sweepFrom, mostFee, replaceAfter } = config.policy.chains;
  const real = config.evm.map((node) => {
    const keyOf = (index: number) => depositKey(chainSeed, node.protocol, index);
    return createEvmChain(db, node, {
      confirmations,
      keyOf,
      sweepFrom,
      mostFee: mostFee[node.protocol],
      replaceAfter,
    });
  });
  const simulated = (Object.entries(MAIN_NET_COINS) as [Network, Readonly<Record<string, Coin>>][]).filter(
    ([name]) => config.sandbox && !real.some(({ protocol }) => protocol === name),
  );
  const simulators = simulated.map(([protocol, coins]) =>
    createSimulatedChain(db, protocol, new Map(Object.entries(coins))),
  );
  return {
    chains: createChains([...simulators, ...real]),
    simulators,
    depositAddresses: createDepositAddresses(db, createKeychain(chainSeed)),
  };
}
