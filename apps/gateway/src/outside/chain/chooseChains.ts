import type { Network } from '@ezwallet/validators';
import type { Config } from '../../config/index.ts';
import type { Db } from '../../db/index.ts';
import { assertMainNetCoins, MAIN_NET_COINS } from './mainNet.ts';
import { type Chains, type Coin, createChains } from './port/Chain.ts';
import { createDepositAddresses, type DepositAddresses } from './DepositAddresses.ts';
import { createEvmChain } from './evm/createEvmChain.ts';
import { createTronChain } from './tron/createTronChain.ts';
import { createLocalSigner } from './keys/createLocalSigner.ts';
import { HOT, type NetworkSigner, type Signer } from './port/Signer.ts';
import type { SimulatedChain } from './simulator/SimulatedChain.ts';
import { createSimulatedChain } from './simulator/createSimulatedChain.ts';

/** The networks of a process, and what it needs to be paid over them. */
export interface ChosenChains {
  readonly chains: Chains;
  /** Those of the chains that the sandbox moves by hand. */
  readonly simulators: readonly SimulatedChain[];
  /** Undefined without a seed, and then there are no chains either. */
  readonly depositAddresses: DepositAddresses | undefined;
  /** What signs for the networks that have a node. */
  readonly signers: ReadonlyMap<Network, NetworkSigner>;
}

/** Connects to the networks that the configuration names; the sandbox simulates the others. */
export async function chooseChains(config: Config, db: Db): Promise<ChosenChains> {
  assertMainNetCoins(config);
  const signer = chooseSigner(config);
  if (!signer) return { chains: createChains([]), simulators: [], depositAddresses: undefined, signers: new Map() };
  const { confirmations, sweepFrom, mostFee, replaceAfter, nodesNeeded: needed, mostLag } = config.policy.chains;
  const nodes = nodesOf(config);
  const signers = new Map<Network, NetworkSigner>();
  for (const { protocol } of nodes) signers.set(protocol, await signerOn(signer, protocol));
  const real = nodes.flatMap((node) => {
    const { protocol } = node;
    const own = signers.get(protocol);
    if (!own) return [];
    const options = { confirmations, signer: own, sweepFrom, mostFee: mostFee[protocol] };
    return [
      protocol === 'TRC20'
        ? createTronChain(db, node, options)
        : createEvmChain(db, node, { ...options, replaceAfter, nodes: { needed, mostLag } }),
    ];
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
    depositAddresses: createDepositAddresses(db, signer),
    signers,
  };
}

/** The nodes of the settings, without what only a signer may see. */
function nodesOf({ evm, tron }: Pick<Config, 'evm' | 'tron'>) {
  return [
    ...evm.map(({ hotKey: _, ...node }) => node),
    ...(tron ? [tron].map(({ hotKey: _, ...node }) => ({ ...node, protocol: 'TRC20' as const })) : []),
  ];
}

/** The signer of this process; undefined without a seed, and then there are no networks either. */
function chooseSigner({ evm, tron, secrets: { chainSeed } }: Config): Signer | undefined {
  if (!chainSeed) return undefined;
  const keys = [...evm, ...(tron ? [{ ...tron, protocol: 'TRC20' as const }] : [])];
  return createLocalSigner({ seed: chainSeed, hot: new Map(keys.map(({ protocol, hotKey }) => [protocol, hotKey])) });
}

/** A signer as the adapter of one network has it. */
async function signerOn(signer: Signer, network: Network): Promise<NetworkSigner> {
  return {
    hot: await signer.address(network, HOT),
    sign: async (request) => await signer.sign({ network, ...request }),
  };
}
