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
import {
  differences,
  knownWallet,
  noteWallet,
  retiredWallets,
  seedDifferences,
  walletDifferences,
} from './houseWallets.ts';
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
  if (config.signerSocket === undefined) await adoptKeys(config, db, signer, networks);
  const wallets = await walletsOf(signer, { db, signerSocket: config.signerSocket, networks });
  const signers = new Map<Network, NetworkSigner>();
  for (const [network, { hot, retired }] of wallets)
    signers.set(network, { hot, retired, sign: async (request) => await signer.sign({ network, ...request }) });
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

/** The nodes of the settings, with the keys of their wallets. */
const withKeys = ({ evm, tron, bitcoin }: Pick<Config, 'evm' | 'tron' | 'bitcoin'>) => [
  ...evm,
  ...(tron ? [{ ...tron, protocol: 'TRC20' as const }] : []),
  ...(bitcoin ? [{ ...bitcoin, earlierHotKeys: undefined, protocol: 'BTC' as const }] : []),
];

/** The same without what only a signer may see. */
const nodesOf = (config: Config) => withKeys(config).map(({ hotKey: _, earlierHotKeys: __, ...node }) => node);

/** The signer of a process, and what monitoring asks about it; undefined without keys, and then there are no networks either. */
function chooseSigner(config: Config, db: Db, log: FastifyBaseLogger, networks: readonly Network[]) {
  const { bitcoin, signerSocket, secrets } = config;
  if (signerSocket !== undefined) {
    const remote = createRemoteSigner(signerSocket);
    return watchSigner(remote, () => differences(db, remote, networks), log);
  }
  if (!secrets.chainSeed) return undefined;
  const keys = withKeys(config);
  const hot = new Map(keys.flatMap(({ protocol, hotKey }) => (hotKey ? [[protocol, hotKey] as const] : [])));
  const earlierHot = new Map(keys.map(({ protocol, earlierHotKeys = [] }) => [protocol, earlierHotKeys] as const));
  const { chainSeed: seed, earlierSeeds = [] } = secrets;
  return {
    ...createLocalSigner({ seed, earlierSeeds, hot, earlierHot, bitcoin: bitcoin?.network }),
    ...IN_THIS_PROCESS,
  };
}

/** Keys in this process always answer, and refuse nothing. */
const IN_THIS_PROCESS: SignerWatch = { isUp: () => Promise.resolve(true), refused: () => 0 };

/**
 * Notes the wallets and the seed that the settings have changed to. The sandbox may begin with another seed.
 * @throws {ConfigError} for seeds that are not those of the house
 */
async function adoptKeys({ sandbox }: Config, db: Db, signer: Signer, networks: readonly Network[]): Promise<void> {
  await walletDifferences(db, signer, networks);
  const faults = await seedDifferences(db, signer, networks);
  if (faults.length > 0 && !sandbox) throw new ConfigError(faults);
}

/** The address of a wallet that pays, and those of the wallets that paid before it. */
interface Wallets {
  readonly hot: string;
  readonly retired: readonly string[];
}

/**
 * The wallets of each network.
 * @throws {ConfigError} for a signer with other keys than the house, and for one that does not answer the first time
 */
async function walletsOf(
  signer: Signer,
  { db, signerSocket, networks }: { db: Db; signerSocket: string | undefined; networks: readonly Network[] },
): Promise<ReadonlyMap<Network, Wallets>> {
  const wallets = new Map<Network, Wallets>();
  for (const network of networks) {
    const known = signerSocket === undefined ? undefined : await knownWallet(db, network);
    try {
      const address = await signer.address(network, HOT);
      if (signerSocket === undefined) await noteWallet(db, network, address);
      wallets.set(network, { hot: address, retired: await retiredWallets(db, signer, network) });
    } catch (error) {
      if (error instanceof SignerRefusedError) throw new ConfigError([error.message]);
      if (!(error instanceof SignerAwayError)) throw error;
      if (error instanceof SignerDiffersError || known === undefined)
        throw new ConfigError([
          error.message,
          ...(known === undefined ? [`${network} has no wallet yet: start the signer before the gateway.`] : []),
        ]);
      wallets.set(network, { hot: known, retired: [] });
    }
  }
  return wallets;
}
