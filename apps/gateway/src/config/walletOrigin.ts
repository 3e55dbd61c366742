import type { Config } from './index.ts';

/** Where people reach the wallet: as configured, else where this process listens. */
export function walletOrigin({ publicOrigin, host, port }: Config): string {
  return publicOrigin ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
}
