import { resolve } from 'node:path';
import type { Network } from '@ezwallet/validators';
import * as v from 'valibot';
import { StartError } from '../config/index.ts';
import { fromFiles } from '../config/fromFiles.ts';
import { isGuessable } from '../config/isGuessable.ts';
import { keyOf, partsOf, secretsOf } from '../config/nodeSettings.ts';
import type { HouseKeys } from '../outside/chain/keys/createLocalSigner.ts';
import type { Place } from './listen.ts';
import type { TokenSettings } from './openToken.ts';
import { type Limits, readLimits } from './readLimits.ts';

/** Everything that the signer needs to know before it starts. */
export interface SignerConfig {
  readonly place: Place;
  /** The folder of what it has counted. */
  readonly dir: string;
  readonly limits: Limits;
  readonly seeds: Pick<HouseKeys, 'seed' | 'earlierSeeds'>;
  /** The keys of each wallet that pays, the present one first: 32 bytes, or the label of one in the token. */
  readonly hot: ReadonlyMap<Network, readonly [HotSetting, ...HotSetting[]]>;
  /** The token of keys that have labels. */
  readonly token: TokenSettings | undefined;
}

/** A key as the settings have it. */
export type HotSetting = Buffer | { readonly label: string };

const environment = v.object({
  SIGNER_SOCKET: v.optional(v.string(), ''),
  LISTEN_FDS: v.optional(v.string(), ''),
  LISTEN_PID: v.optional(v.string(), ''),
  SIGNER_DIR: v.optional(v.string(), ''),
  SIGNER_POLICY_FILE: v.optional(v.string(), ''),
  CHAIN_SEED: v.optional(v.string(), ''),
  TRC20_HOT_KEY: v.optional(v.string(), ''),
  ERC20_HOT_KEY: v.optional(v.string(), ''),
  BEP20_HOT_KEY: v.optional(v.string(), ''),
  BTC_HOT_KEY: v.optional(v.string(), ''),
  PKCS11_LIBRARY: v.optional(v.string(), ''),
  PKCS11_TOKEN: v.optional(v.string(), ''),
  PKCS11_PIN: v.optional(v.string(), ''),
});

/** Variables that the signer reads. Secrets can come from files, as the gateway's do. */
export const SIGNER_VARIABLES: ReadonlySet<string> = new Set(Object.keys(environment.entries));

const HOT_KEYS = ['TRC20', 'ERC20', 'BEP20', 'BTC'] as const satisfies readonly Network[];
const SEED_BYTES = { least: 32, most: 64 };

/** Reads the environment. @throws {StartError} with every fault, without secrets */
export function readSignerConfig(env: NodeJS.ProcessEnv): SignerConfig {
  const { env: filled, faults: fileFaults } = fromFiles(env);
  const values = v.parse(environment, filled);
  const faults = [...fileFaults];
  const [seed = Buffer.alloc(0), ...earlierSeeds] = secretsOf(values.CHAIN_SEED);
  const seeds = [seed, ...earlierSeeds];
  if (seeds.some(({ length }) => length < SEED_BYTES.least || length > SEED_BYTES.most))
    faults.push('CHAIN_SEED must be 32 to 64 random bytes in base64: openssl rand -base64 32');
  else if (seeds.some(isGuessable)) faults.push('CHAIN_SEED is not random, so that others can guess it.');
  else if (hasTwins(seeds)) faults.push('CHAIN_SEED names a seed twice.');
  const hot = new Map<Network, readonly [HotSetting, ...HotSetting[]]>();
  for (const network of HOT_KEYS) {
    const text = values[`${network}_HOT_KEY`];
    if (text === '') continue;
    const parts = partsOf(text);
    const [key, ...earlier] = parts.map(readHot).filter((each) => each !== undefined);
    const bytes = [key, ...earlier].filter((each) => Buffer.isBuffer(each));
    if (key === undefined || earlier.length + 1 < parts.length)
      faults.push(`${network}_HOT_KEY must be 32 bytes in hex, or ${IN_TOKEN}LABEL for a key in a hardware module.`);
    else if (bytes.some(isGuessable)) faults.push(`${network}_HOT_KEY is not random, so that others can guess it.`);
    else if (new Set(parts).size < parts.length) faults.push(`${network}_HOT_KEY names a key twice.`);
    else hot.set(network, [key, ...earlier]);
  }
  // For another process, they only came along with its environment.
  const isHandedOver = values.LISTEN_FDS === '1' && values.LISTEN_PID === String(process.pid);
  if (!isHandedOver && values.SIGNER_SOCKET === '')
    faults.push('SIGNER_SOCKET is missing: the path at which the signer answers, in a folder of its user.');
  if (values.SIGNER_DIR === '') faults.push('SIGNER_DIR is missing: the folder in which the signer counts.');
  if (values.SIGNER_POLICY_FILE === '')
    faults.push('SIGNER_POLICY_FILE is missing: without limits a signer would sign everything.');
  const needsToken = [...hot.values()].flat().some((key) => !Buffer.isBuffer(key));
  const { PKCS11_LIBRARY: library, PKCS11_TOKEN: token, PKCS11_PIN: pin } = values;
  if (needsToken && (library === '' || token === '' || pin === ''))
    faults.push('PKCS11_LIBRARY, PKCS11_TOKEN and PKCS11_PIN say where the keys are that have labels.');
  if (faults.length > 0) throw refusal(faults);
  const limits = readLimits(resolve(values.SIGNER_POLICY_FILE));
  const keyless = [...limits.keys()].filter((network) => !hot.has(network));
  if (keyless.length > 0)
    throw refusal(keyless.map((network) => `${network}_HOT_KEY is missing, and the policy names ${network}.`));
  return {
    place: isHandedOver ? { handedOver: true } : { path: resolve(values.SIGNER_SOCKET) },
    dir: resolve(values.SIGNER_DIR),
    limits,
    seeds: { seed, earlierSeeds },
    hot,
    token: needsToken ? { library: resolve(library), token, pin } : undefined,
  };
}

/** Begins the label of a key in a token, as in a URI of RFC 7512. */
const IN_TOKEN = 'pkcs11:object=';

function readHot(text: string): HotSetting | undefined {
  const label = text.startsWith(IN_TOKEN) ? text.slice(IN_TOKEN.length) : '';
  return label === '' ? keyOf(text) : { label };
}

const hasTwins = (all: readonly Buffer[]): boolean =>
  new Set(all.map((each) => each.toString('hex'))).size < all.length;

const refusal = (faults: readonly string[]) =>
  new StartError(
    `The signer cannot start with this configuration:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  );
