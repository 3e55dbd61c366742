import type { Network } from '@ezwallet/validators';
import type { Config } from '../../config/index.ts';
import type { Db } from '../../db/index.ts';
import { assertMainNetCoins, MAIN_NET_COINS } from './mainNet.ts';
import { type Chains, type Coin, createChains } from './port/Chain.ts';
import { createDepositAddresses, type DepositAddresses } from './DepositAddresses.ts';
import { createEvmChain } from './evm/createEvmChain.ts';
import { createTronChain } from './tron/createTronChain.ts';
import { createKeychain, depositKey } from './keys/Keychain.ts';
import type { SimulatedChain } from './simulator/SimulatedChain.ts';
import { createSimulatedChain } from './simulator/createSimulatedChain.ts';

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
  assertMainNetCoins(config);
  const { chainSeed } = config.secrets;
  if (!chainSeed) return { chains: createChains([]), simulators: [], depositAddresses: undefined };
  const { confirmations, sweepFrom, mostFee, replaceAfter, nodesNeeded: needed, mostLag } = config.policy.chains;
  const optionsOf = (protocol: 'TRC20' | 'ERC20' | 'BEP20') => ({
    confirmations,
    keyOf: (index: number) => depositKey(chainSeed, protocol, index),
    sweepFrom,
    mostFee: mostFee[protocol],
  });
  const real = [
    ...config.evm.map((node) =>
      createEvmChain(db, node, { ...optionsOf(node.protocol), replaceAfter, nodes: { needed, mostLag } }),
    ),
    ...(config.tron ? [createTronChain(db, config.tron, optionsOf('TRC20'))] : []),
  ];
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
