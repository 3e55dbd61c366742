import type { Config } from './index.ts';

/** The origin of the wallet: the configured one, or else the one where this process listens. */
export function walletOrigin({ publicOrigin, host, port }: Config): string {
  return publicOrigin ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
}
