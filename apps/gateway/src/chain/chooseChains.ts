import type { Network } from '@ezwallet/validators';
import type { Config } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import type { Coin } from './Chain.ts';
import { type Chains, createChains } from './Chains.ts';
import { MAIN_NET_COINS } from './MAIN_NET_COINS.ts';
import { createEvmChain } from './evm/createEvmChain.ts';
import { createDepositAddresses, type DepositAddresses } from './DepositAddresses.ts';
import { createKeychain, depositKey } from './keys/Keychain.ts';
import { createSimulatedChain } from './simulator/createSimulatedChain.ts';
import type { SimulatedChain } from './simulator/SimulatedChain.ts';

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
  const { confirmations, sweepFrom } = config.policy.chains;
  const keyOf = (index: number) => depositKey(chainSeed, 'ERC20', index);
  const real = config.evm
    ? [createEvmChain(db, config.evm, { protocol: 'ERC20', confirmations, keyOf, sweepFrom })]
    : [];
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
