import { isGuessable } from './isGuessable.ts';
import { keysOf } from './nodeSettings.ts';

/** The settings that production looks at beside their form. */
export interface ProductionEnvironment {
  readonly PEPPER: readonly Buffer[];
  readonly MASTER_KEY?: Buffer | undefined;
  readonly DOCUMENT_KEYS: readonly Buffer[];
  readonly CHAIN_SEED: readonly Buffer[];
  readonly SMS_REPLY_KEY?: Buffer | undefined;
  readonly TRC20_HOT_KEY?: string | undefined;
  readonly ERC20_HOT_KEY?: string | undefined;
  readonly BEP20_HOT_KEY?: string | undefined;
  readonly BTC_HOT_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly ALLOWED_ORIGINS: readonly string[];
  readonly SMS_URL?: string | undefined;
  readonly RATES_URL: readonly string[];
  readonly TRC20_RPC_URL?: string | undefined;
  readonly TRC20_API_URL?: string | undefined;
  readonly ERC20_RPC_URL: readonly string[];
  readonly BEP20_RPC_URL: readonly string[];
  readonly BTC_RPC_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

/** Lists what a gateway with real money refuses, without telling a secret. */
export function productionFaults(env: ProductionEnvironment): string[] {
  const faults = [...secretFaults(env), ...plainFaults(env)];
  if (env.RATES_URL.length === 0)
    faults.push('RATES_URL is missing: without a source of prices the gateway would invent them.');
  if (!env.SMTP_URL) faults.push('SMTP_URL is missing: the gateway could not deliver codes and notices by e-mail.');
  if (!env.MAIL_FROM)
    faults.push('MAIL_FROM is missing: it is the sender of every e-mail, such as EZ Wallet <no-reply@wallet.example>.');
  return faults;
}

const MAKE_ONE = 'Make one for each: openssl rand -base64 32';

function secretFaults({
  DOCUMENT_KEYS,
  TRC20_HOT_KEY,
  ERC20_HOT_KEY,
  BEP20_HOT_KEY,
  BTC_HOT_KEY,
  PEPPER,
  MASTER_KEY,
  CHAIN_SEED,
  SMS_REPLY_KEY,
  VAPID_PRIVATE_KEY,
}: ProductionEnvironment): string[] {
  const pushKey = VAPID_PRIVATE_KEY === undefined ? undefined : Buffer.from(VAPID_PRIVATE_KEY, 'base64url');
  const named: Readonly<Record<string, readonly (Buffer | undefined)[]>> = {
    PEPPER,
    MASTER_KEY: [MASTER_KEY],
    CHAIN_SEED,
    SMS_REPLY_KEY: [SMS_REPLY_KEY],
    TRC20_HOT_KEY: keysOf(TRC20_HOT_KEY ?? '') ?? [],
    ERC20_HOT_KEY: keysOf(ERC20_HOT_KEY ?? '') ?? [],
    BEP20_HOT_KEY: keysOf(BEP20_HOT_KEY ?? '') ?? [],
    BTC_HOT_KEY: keysOf(BTC_HOT_KEY ?? '') ?? [],
    VAPID_PRIVATE_KEY: [pushKey],
    DOCUMENT_KEYS,
  };
  const secrets = Object.entries(named).flatMap(([name, all]) =>
    all.flatMap((bytes) => (bytes ? [{ name, bytes }] : [])),
  );
  return secrets.flatMap(({ name, bytes }, index) => {
    // The first of two equal ones is as good as any other.
    const twin = secrets.slice(0, index).find((earlier) => earlier.bytes.equals(bytes));
    return [
      ...(isGuessable(bytes) ? [`${name} is not random, so that others can guess it. ${MAKE_ONE}`] : []),
      ...(twin
        ? [`${name} has the same value as ${twin.name}: a leak of one would be a leak of both. ${MAKE_ONE}`]
        : []),
    ];
  });
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const isPlain = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !LOOPBACK.test(hostname);
};

function plainFaults({
  PUBLIC_ORIGIN,
  ALLOWED_ORIGINS,
  SMS_URL,
  RATES_URL,
  TRC20_RPC_URL,
  TRC20_API_URL,
  ERC20_RPC_URL,
  BEP20_RPC_URL,
  BTC_RPC_URL,
}: ProductionEnvironment): string[] {
  const urls = { PUBLIC_ORIGIN, SMS_URL, TRC20_RPC_URL, TRC20_API_URL, BTC_RPC_URL };
  const lists = { ALLOWED_ORIGINS, RATES_URL, ERC20_RPC_URL, BEP20_RPC_URL };
  return [
    ...Object.entries(urls).flatMap(([name, url]) => (url && isPlain(url) ? [name] : [])),
    ...Object.entries(lists).flatMap(([name, list]) => (list.some(isPlain) ? [name] : [])),
  ].map(
    (name) =>
      `${name} must begin with https: what goes over plain http to another machine can be read and changed on the way.`,
  );
}
