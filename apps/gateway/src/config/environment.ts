import { CUSTOMER_SERVICE_VERSIONS } from '@ezwallet/api-client/contract';
import * as v from 'valibot';
import { BITCOIN_NETWORKS, STAGES } from './Config.ts';
import { secretsOf } from './nodeSettings.ts';

/** The length of a key, and the least of a secret. */
export const SECRET_BYTES = 32;

const text = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value.trim() || undefined),
  ),
);
/** A URL, or nothing. */
const address = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => value === '' || isUrl(value, protocols),
      `must be a URL beginning with ${protocols.join(' or ')}`,
    ),
  );
const url = (protocols: readonly string[]) =>
  v.optional(
    v.pipe(
      address(protocols),
      v.transform((value) => value || undefined),
    ),
  );
const flag = v.optional(
  v.pipe(
    v.picklist(['0', '1', 'true', 'false', ''], 'must be 1 or 0'),
    v.transform((value) => (value === '' ? undefined : value === '1' || value === 'true')),
  ),
);
const whole = (fallback: string, max: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,5}$/, 'must be a whole number'),
    v.transform(Number),
    v.maxValue(max, `must be at most ${max}`),
  );
const chainId = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^[1-9]\d{0,14}$/, 'must be a whole number'), v.transform(Number));
const origin = v.pipe(
  v.string(),
  v.check(
    (value) => isUrl(value, ['http:', 'https:']) && new URL(value).origin === value,
    'must be an origin such as https://wallet.example',
  ),
);
const listOf = <Item extends v.GenericSchema<string>>(item: Item) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    v.array(item),
  );
const secret = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => Buffer.from(value, 'base64')),
    v.check(
      (bytes) => bytes.length >= SECRET_BYTES,
      `must be ${SECRET_BYTES} random bytes in base64: openssl rand -base64 32`,
    ),
  ),
);

const documentKeys = v.pipe(
  listOf(v.string()),
  v.transform((keys) => keys.map((key) => Buffer.from(key, 'base64'))),
  v.check(
    (keys) => keys.every(({ length }) => length === SECRET_BYTES),
    `must be ${SECRET_BYTES} random bytes in base64, or several of them with commas: openssl rand -base64 32`,
  ),
);

/** Several secrets, the present one first. */
const secrets = v.pipe(
  v.optional(v.string(), ''),
  v.transform(secretsOf),
  v.check(
    (all) => all.every(({ length }) => length >= SECRET_BYTES),
    `must be ${SECRET_BYTES} random bytes in base64, or several of them with commas: openssl rand -base64 32`,
  ),
);

/** Every variable that the gateway reads, as text of the process's environment. */
export const environment = v.object({
  NODE_ENV: text,
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: whole('8787', 65_535),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_PORT: v.optional(whole('', 65_535)),
  TRACES_URL: url(['http:', 'https:']),
  TRACES_SHARE: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.check((share) => share >= 0 && share <= 1, 'must be a number from 0 to 1'),
    ),
    '1',
  ),
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  DATA_DIR: text,
  SANDBOX: flag,
  SCRIPTED_PEOPLE: flag,
  SERVICE_WORKER: flag,
  PEPPER: secrets,
  MASTER_KEY: secret,
  DOCUMENT_KEYS: documentKeys,
  CHAIN_SEED: secrets,
  SIGNER_SOCKET: text,
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  WALLET_DIR: text,
  TRUST_PROXY: whole('0', 10),
  PUBLIC_ORIGIN: v.optional(origin),
  HOST_NAMES: listOf(
    v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/i, 'must be names such as wallet.example, without a port')),
  ),
  PASSKEY_RP_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9.-]*$/, 'must be a name such as wallet.example, without a port'),
      v.transform((value) => value || undefined),
    ),
  ),
  ALLOWED_ORIGINS: listOf(origin),
  SMTP_URL: url(['smtp:', 'smtps:']),
  MAIL_FROM: text,
  SMS_URL: url(['http:', 'https:']),
  SMS_TOKEN: text,
  SMS_REPLY_NUMBER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:\+?\d{3,20})?$/, 'must be a telephone number'),
      v.transform((value) => value || undefined),
    ),
  ),
  SMS_REPLY_KEY: secret,
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: url(['mailto:', 'https:']),
  CUSTOMER_SERVICE_URL: url(['https:']),
  CUSTOMER_SERVICE_VERSION: v.optional(v.picklist(CUSTOMER_SERVICE_VERSIONS), '3.0.0'),
  CUSTOMER_SERVICE_DOMAINS: listOf(origin),
  STAGE: v.optional(v.picklist(STAGES)),
  TAG_COLLECTOR_URL: url(['https:']),
  RATES_URL: listOf(address(['http:', 'https:'])),
  TRC20_RPC_URL: url(['http:', 'https:']),
  TRC20_API_URL: url(['http:', 'https:']),
  TRC20_API_KEY: text,
  TRC20_CHAIN_ID: chainId('728126428'),
  TRC20_START_BLOCK: text,
  TRC20_TOKENS: v.optional(v.string(), 'USDT=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t:6'),
  TRC20_HOT_KEY: text,
  ERC20_RPC_URL: listOf(address(['http:', 'https:'])),
  ERC20_CHAIN_ID: chainId('1'),
  ERC20_START_BLOCK: text,
  ERC20_TOKENS: v.optional(v.string(), 'USDT=0xdAC17F958D2ee523a2206206994597C13D831ec7:6'),
  ERC20_HOT_KEY: text,
  BEP20_RPC_URL: listOf(address(['http:', 'https:'])),
  BEP20_CHAIN_ID: chainId('56'),
  BEP20_START_BLOCK: text,
  BEP20_TOKENS: v.optional(v.string(), 'USDT=0x55d398326f99059fF775485246999027B3197955:18'),
  BEP20_HOT_KEY: text,
  BTC_RPC_URL: url(['http:', 'https:']),
  BTC_RPC_COOKIE: text,
  BTC_NETWORK: v.optional(v.picklist(BITCOIN_NETWORKS), 'main'),
  BTC_START_BLOCK: text,
  BTC_HOT_KEY: text,
  EVM_RPC_URL: text,
  TRC20_COLD_ADDRESS: text,
  ERC20_COLD_ADDRESS: text,
  BEP20_COLD_ADDRESS: text,
  POLICY_FILE: text,
});

/** The environment with the values that its texts mean. */
export type Environment = v.InferOutput<typeof environment>;

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
