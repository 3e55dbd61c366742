import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from './ConfigError.ts';
import { type Config, EVM_NETWORKS, type Secrets } from './Config.ts';
import { chainSeedFrom } from './chainSeedFrom.ts';
import { documentKeyFrom } from './documentKeyFrom.ts';
import { type Environment, environment, SECRET_BYTES } from './environment.ts';
import { fromFiles } from './fromFiles.ts';
import { loadSecrets } from './loadSecrets.ts';
import { packageRoot, packageVersion } from './package-root.ts';
import { loadPolicy, type Policy, PolicyError, type PolicySource } from './policy/index.ts';
import { productionFaults } from './productionFaults.ts';
import { readBitcoin } from './readBitcoin.ts';
import { readCold } from './readCold.ts';
import { readEvm } from './readEvm.ts';
import { readTron } from './readTron.ts';
import { readPush, sandboxPush } from './readPush.ts';

const MAX_SEED_BYTES = 64;
const SANDBOX_SENDER = 'EZ Wallet <no-reply@localhost>';
const SANDBOX_REPLY_NUMBER = '1069012345';

/**
 * Reads the environment into a frozen configuration. Nothing else in the gateway reads `process.env`.
 * @throws {ConfigError}
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { env: filled, faults: fileFaults } = fromFiles(env);
  if (fileFaults.length > 0) throw new ConfigError(fileFaults);
  const parsed = v.safeParse(environment, filled);
  if (!parsed.success) throw new ConfigError(parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`));
  const values = parsed.output;
  const isProduction = values.NODE_ENV === 'production';
  const sandbox = values.SANDBOX ?? (!isProduction && values.DATABASE_URL === undefined);
  const { evm, faults: evmFaults } = readEvm(values);
  const { tron, faults: tronFaults } = readTron(values);
  const { bitcoin, faults: bitcoinFaults } = readBitcoin(values);
  const { coldAddresses, faults: coldFaults } = readCold(values);
  const policyFile = values.POLICY_FILE === undefined ? undefined : resolve(values.POLICY_FILE);
  const { policy, faults: policyFaults } = readPolicy({ sandbox, policyFile });
  const dataDir = resolve(values.DATA_DIR ?? defaultDataDir());
  const { push, faults: pushFaults } = readPush(values);
  const faults = [
    ...contradictions(values, isProduction, sandbox),
    ...folderFaults(dataDir),
    ...evmFaults,
    ...(policy ? tooFewNodes(evm, policy) : []),
    ...tronFaults,
    ...bitcoinFaults,
    ...coldFaults,
    ...pushFaults,
    ...policyFaults,
  ];
  if (faults.length > 0 || !policy) throw new ConfigError(faults);
  const secrets = withoutKeysOf(values, secretsOf(values, dataDir, sandbox));
  return Object.freeze({
    version: packageVersion(),
    host: values.HOST,
    port: values.PORT,
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    traces: values.TRACES_URL === undefined ? undefined : { url: values.TRACES_URL, share: values.TRACES_SHARE },
    databaseUrl: values.DATABASE_URL,
    dataDir,
    sandbox,
    scriptedPeople: values.SCRIPTED_PEOPLE ?? false,
    serviceWorker: values.SERVICE_WORKER ?? true,
    stage: values.STAGE ?? (sandbox ? 'dev' : 'prod'),
    tagCollector: values.TAG_COLLECTOR_URL && new URL(values.TAG_COLLECTOR_URL).href,
    logLevel: values.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    walletDir: walletDir(values.WALLET_DIR),
    trustProxy: values.TRUST_PROXY,
    publicOrigin: values.PUBLIC_ORIGIN,
    hostNames: values.HOST_NAMES,
    passkeyRpId: values.PASSKEY_RP_ID,
    allowedOrigins: values.ALLOWED_ORIGINS,
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? SANDBOX_SENDER,
      smsUrl: values.SMS_URL,
      smsToken: values.SMS_TOKEN,
    },
    smsReplies: smsRepliesOf(values, sandbox),
    customerService: {
      url: values.CUSTOMER_SERVICE_URL,
      version: values.CUSTOMER_SERVICE_VERSION,
      domains: values.CUSTOMER_SERVICE_DOMAINS,
    },
    push: push ?? (sandbox ? sandboxPush(secrets.masterKey) : undefined),
    ratesUrls: values.RATES_URL,
    evm,
    tron,
    bitcoin,
    coldAddresses,
    signerSocket: values.SIGNER_SOCKET === undefined ? undefined : resolve(values.SIGNER_SOCKET),
    secrets,
    policyFile,
    policy,
  } satisfies Config);
}

function readPolicy(source: PolicySource): { readonly policy?: Policy; readonly faults: readonly string[] } {
  try {
    return { policy: loadPolicy(source), faults: [] };
  } catch (error) {
    if (error instanceof PolicyError) return { faults: error.faults };
    throw error;
  }
}

function contradictions(values: Environment, isProduction: boolean, sandbox: boolean): string[] {
  const faults: string[] = [];
  if (values.EVM_RPC_URL !== undefined)
    faults.push(
      'EVM_RPC_URL is called ERC20_RPC_URL: each network has its own settings. Rename the others of EVM_… too.',
    );
  const held = (['CHAIN_SEED', 'TRC20_HOT_KEY', 'ERC20_HOT_KEY', 'BEP20_HOT_KEY', 'BTC_HOT_KEY'] as const).filter(
    (name) => (values[name]?.length ?? 0) > 0,
  );
  if (values.SIGNER_SOCKET && held.length > 0)
    faults.push(
      `SIGNER_SOCKET and ${held.join(', ')} are both set: the signer alone holds the keys. Remove the keys here.`,
    );
  if (isProduction && sandbox)
    faults.push(
      'SANDBOX is refused with NODE_ENV=production, because it opens demo accounts and a faucet. Set SANDBOX=0.',
    );
  if (
    values.PASSKEY_RP_ID &&
    values.PUBLIC_ORIGIN &&
    !isBelow(new URL(values.PUBLIC_ORIGIN).hostname, values.PASSKEY_RP_ID)
  )
    faults.push(
      'PASSKEY_RP_ID must be the name in PUBLIC_ORIGIN, or a domain above it: browsers refuse passkeys of other names.',
    );
  if (sandbox) return faults;
  if (values.SCRIPTED_PEOPLE)
    faults.push(
      'SCRIPTED_PEOPLE is refused outside the sandbox, because scripted people trade without anybody watching. Remove it.',
    );
  if (values.PEPPER.length === 0)
    faults.push('PEPPER is missing: the gateway hashes payment passwords with it. Make one: openssl rand -base64 32');
  if (!values.MASTER_KEY)
    faults.push('MASTER_KEY is missing: the gateway wraps stored keys with it. Make one: openssl rand -base64 32');
  if (values.DOCUMENT_KEYS.length === 0)
    faults.push(
      'DOCUMENT_KEYS is missing: the gateway wraps the keys of identity documents with it. Make one: openssl rand -base64 32',
    );
  if (values.CHAIN_SEED.some(({ length }) => length > MAX_SEED_BYTES))
    faults.push(`CHAIN_SEED must be at most ${MAX_SEED_BYTES} bytes (BIP-32).`);
  if (
    (values.TRC20_RPC_URL ||
      values.BTC_RPC_URL ||
      EVM_NETWORKS.some((network) => values[`${network}_RPC_URL`].length > 0)) &&
    values.CHAIN_SEED.length === 0 &&
    !values.SIGNER_SOCKET
  )
    faults.push(
      'CHAIN_SEED is missing: the gateway derives deposit addresses from it. Make one: openssl rand -base64 32',
    );
  if (!values.PUBLIC_ORIGIN)
    faults.push(
      'PUBLIC_ORIGIN is missing: the gateway answers only under its own names. Set it to where people reach the wallet.',
    );
  if ((values.SMS_REPLY_NUMBER === undefined) !== (values.SMS_REPLY_KEY === undefined))
    faults.push(
      'SMS_REPLY_NUMBER and SMS_REPLY_KEY go together: the provider of incoming SMS signs with the key. Set both or none.',
    );
  return [...faults, ...productionFaults(values)];
}

/** A network that can never have enough nodes would take no deposits, and nobody would know why. */
function tooFewNodes(evm: Config['evm'], { chains }: Policy): string[] {
  return evm.flatMap(({ protocol, rpcUrls }) =>
    rpcUrls.length < chains.nodesNeeded
      ? [
          `${protocol}_RPC_URL names ${rpcUrls.length} of the ${chains.nodesNeeded} nodes that policy.chains.nodesNeeded asks for.`,
        ]
      : [],
  );
}

const isBelow = (name: string, domain: string): boolean => name === domain || name.endsWith(`.${domain}`);

/** The sandbox has a number of its own, to which its page sends messages. */
function smsRepliesOf({ SMS_REPLY_NUMBER, SMS_REPLY_KEY }: Environment, sandbox: boolean): Config['smsReplies'] {
  const number = SMS_REPLY_NUMBER ?? (sandbox ? SANDBOX_REPLY_NUMBER : undefined);
  return number === undefined ? undefined : { number, key: SMS_REPLY_KEY };
}

/** The sandbox always has networks. Elsewhere a missing seed means that there are none. */
function secretsOf(
  { PEPPER, MASTER_KEY, DOCUMENT_KEYS, CHAIN_SEED }: Environment,
  dataDir: string,
  sandbox: boolean,
): Secrets {
  const [current, ...older] = DOCUMENT_KEYS;
  const [seed, ...earlierSeeds] = CHAIN_SEED;
  const earlier = earlierSeeds.length > 0 && { earlierSeeds };
  const [pepper, ...earlierPeppers] = PEPPER;
  if (!pepper || !MASTER_KEY) {
    const stored = loadSecrets(dataDir);
    return {
      ...stored,
      ...(current && { documentKeys: [current, ...older] }),
      chainSeed: seed ?? stored.chainSeed,
      ...earlier,
    };
  }
  const masterKey = MASTER_KEY.subarray(0, SECRET_BYTES);
  const documentKeys = [current ?? documentKeyFrom(masterKey), ...older] as const;
  return {
    pepper,
    ...(earlierPeppers.length > 0 && { earlierPeppers }),
    masterKey,
    documentKeys,
    chainSeed: seed ?? (sandbox ? chainSeedFrom(masterKey) : undefined),
    ...earlier,
  };
}

/** A gateway with a signer has no seed, also none that it made itself. */
const withoutKeysOf = ({ SIGNER_SOCKET }: Environment, secrets: Secrets): Secrets =>
  SIGNER_SOCKET === undefined ? secrets : { ...secrets, chainSeed: undefined, earlierSeeds: undefined };

/** The database server refuses to run as root, and the user that it runs as cannot enter root's folders. */
function defaultDataDir(): string {
  return process.getuid?.() === 0 ? '/var/lib/ezwallet' : resolve(packageRoot(), '../../.data');
}

/** A folder that is not there yet is fine. */
function folderFaults(dataDir: string): string[] {
  try {
    return statSync(dataDir).isDirectory() ? [] : [`DATA_DIR ${dataDir} is a file. Name a folder.`];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT'
      ? []
      : [`DATA_DIR ${dataDir} cannot be opened (${String(code)}). Name a folder that this user may write to.`];
  }
}

function walletDir(given: string | undefined): string | undefined {
  const dir = resolve(given ?? resolve(packageRoot(), '../wallet/dist'));
  if (existsSync(dir)) return dir;
  if (given) throw new ConfigError([`WALLET_DIR ${dir} does not exist. Build the wallet first.`]);
  return undefined;
}
