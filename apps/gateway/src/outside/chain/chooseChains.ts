import type { Network } from '@ezwallet/validators';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, ConfigError } from '../../config/index.ts';
import type { Db } from '../../db/index.ts';
import { assertMainNetCoins, MAIN_NET_COINS } from './mainNet.ts';
import { type Chains, type Coin, createChains } from './port/Chain.ts';
import { createDepositAddresses, type DepositAddresses } from './DepositAddresses.ts';
import { createBitcoinChain } from './bitcoin/createBitcoinChain.ts';
import { createEvmChain } from './evm/createEvmChain.ts';
import { createTronChain } from './tron/createTronChain.ts';
import { createLocalSigner } from './keys/createLocalSigner.ts';
import {
  HOT,
  type NetworkSigner,
  type Signer,
  SignerAwayError,
  SignerDiffersError,
  SignerRefusedError,
} from './port/Signer.ts';
import { createRemoteSigner } from './remote-signer/createRemoteSigner.ts';
import { differences, knownWallet, noteWallet } from './houseWallets.ts';
import { type SignerWatch, watchSigner } from './watchSigner.ts';
import type { SimulatedChain } from './simulator/SimulatedChain.ts';
import { createSimulatedChain } from './simulator/createSimulatedChain.ts';

/** The networks of a process, and what it needs to be paid over them. */
export interface ChosenChains {
  readonly chains: Chains;
  /** Those of the chains that the sandbox moves by hand. */
  readonly simulators: readonly SimulatedChain[];
  /** Undefined without a seed, and then there are no chains either. */
  readonly depositAddresses: DepositAddresses | undefined;
  /** The signers of the networks that have a node. */
  readonly signers: ReadonlyMap<Network, NetworkSigner>;
  readonly signer: SignerWatch;
}

/** Connects to the networks that the configuration names; the sandbox simulates the others. */
export async function chooseChains(config: Config, db: Db, log: FastifyBaseLogger): Promise<ChosenChains> {
  assertMainNetCoins(config);
  const nodes = nodesOf(config);
  const networks = nodes.map(({ protocol }) => protocol);
  const signer = chooseSigner(config, db, log, networks);
  if (!signer)
    return {
      chains: createChains([]),
      simulators: [],
      depositAddresses: undefined,
      signers: new Map(),
      signer: IN_THIS_PROCESS,
    };
  const { confirmations, sweepFrom, mostFee, replaceAfter, nodesNeeded: needed, mostLag } = config.policy.chains;
  const wallets = await walletsOf(signer, { db, signerSocket: config.signerSocket, networks });
  const signers = new Map<Network, NetworkSigner>();
  for (const [network, hot] of wallets)
    signers.set(network, { hot, sign: async (request) => await signer.sign({ network, ...request }) });
  const real = nodes.flatMap((node) => {
    const { protocol } = node;
    const own = signers.get(protocol);
    if (!own) return [];
    const options = { confirmations, signer: own, sweepFrom, mostFee: mostFee[protocol] };
    if (node.protocol === 'BTC') return [createBitcoinChain(db, node, { ...options, replaceAfter })];
    return [
      node.protocol === 'TRC20'
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
    signer,
  };
}

/** The nodes of the settings, without what only a signer may see. */
function nodesOf({ evm, tron, bitcoin }: Pick<Config, 'evm' | 'tron' | 'bitcoin'>) {
  return [
    ...evm.map(({ hotKey: _, ...node }) => node),
    ...(tron ? [tron].map(({ hotKey: _, ...node }) => ({ ...node, protocol: 'TRC20' as const })) : []),
    ...(bitcoin ? [bitcoin].map(({ hotKey: _, ...node }) => ({ ...node, protocol: 'BTC' as const })) : []),
  ];
}

/** The signer of a process, and what monitoring asks about it; undefined without keys, and then there are no networks either. */
function chooseSigner(config: Config, db: Db, log: FastifyBaseLogger, networks: readonly Network[]) {
  const { evm, tron, bitcoin, signerSocket, secrets } = config;
  if (signerSocket !== undefined) {
    const remote = createRemoteSigner(signerSocket);
    return watchSigner(remote, () => differences(db, remote, networks), log);
  }
  if (!secrets.chainSeed) return undefined;
  const keys = [
    ...evm,
    ...(tron ? [{ ...tron, protocol: 'TRC20' as const }] : []),
    ...(bitcoin ? [{ ...bitcoin, protocol: 'BTC' as const }] : []),
  ];
  const hot = new Map(keys.flatMap(({ protocol, hotKey }) => (hotKey ? [[protocol, hotKey] as const] : [])));
  return { ...createLocalSigner({ seed: secrets.chainSeed, hot, bitcoin: bitcoin?.network }), ...IN_THIS_PROCESS };
}

/** Keys in this process always answer, and refuse nothing. */
const IN_THIS_PROCESS: SignerWatch = { isUp: () => Promise.resolve(true), refused: () => 0 };

/**
 * The addresses of the wallets that pay.
 * @throws {ConfigError} for a signer with other keys than the house, and for one that does not answer the first time
 */
async function walletsOf(
  signer: Signer,
  { db, signerSocket, networks }: { db: Db; signerSocket: string | undefined; networks: readonly Network[] },
): Promise<ReadonlyMap<Network, string>> {
  const wallets = new Map<Network, string>();
  for (const network of networks) {
    const known = signerSocket === undefined ? undefined : await knownWallet(db, network);
    try {
      const address = await signer.address(network, HOT);
      if (signerSocket === undefined) await noteWallet(db, network, address);
      wallets.set(network, address);
    } catch (error) {
      if (error instanceof SignerRefusedError) throw new ConfigError([error.message]);
      if (!(error instanceof SignerAwayError)) throw error;
      if (error instanceof SignerDiffersError || known === undefined)
        throw new ConfigError([
          error.message,
          ...(known === undefined ? [`${network} has no wallet yet: start the signer before the gateway.`] : []),
        ]);
      wallets.set(network, known);
    }
  }
  return wallets;
}
