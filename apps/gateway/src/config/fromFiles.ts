import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';

/** Variables that can hold a secret. Addresses are among them, because providers put keys into theirs. */
const SECRETS = [
  'DATABASE_URL',
  'PEPPER',
  'MASTER_KEY',
  'DOCUMENT_KEYS',
  'CHAIN_SEED',
  'SMTP_URL',
  'SMS_TOKEN',
  'SMS_REPLY_KEY',
  'VAPID_PRIVATE_KEY',
  'RATES_URL',
  'TRC20_RPC_URL',
  'TRC20_API_URL',
  'TRC20_API_KEY',
  'TRC20_HOT_KEY',
  'ERC20_RPC_URL',
  'ERC20_HOT_KEY',
  'BEP20_RPC_URL',
  'BEP20_HOT_KEY',
  'BTC_RPC_URL',
  'BTC_HOT_KEY',
  'PKCS11_PIN',
] as const satisfies readonly (keyof Environment | 'PKCS11_PIN')[];

/** The environment with what its files hold, and what is wrong with them. */
interface Filled {
  readonly env: NodeJS.ProcessEnv;
  readonly faults: readonly string[];
}

/**
 * Reads each secret whose variable ends in `_FILE` from that file, as containers and systemd hand them over. Whitespace around it does
 * not count. A fault names the variable, and never what is in a file.
 */
export function fromFiles(env: NodeJS.ProcessEnv): Filled {
  const filled = { ...env };
  const faults = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (!file) return [];
    if (env[name]) return [`${name} and ${name}_FILE are both set. Remove one.`];
    try {
      filled[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      return [`${name}_FILE cannot be read: ${String((error as NodeJS.ErrnoException).code)}.`];
    }
    return filled[name] === '' ? [`${name}_FILE is empty.`] : [];
  });
  return { env: filled, faults };
}
