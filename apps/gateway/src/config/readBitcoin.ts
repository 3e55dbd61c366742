import type { BitcoinConfig, BitcoinNetwork } from './Config.ts';
import { BLOCK, keysOf } from './nodeSettings.ts';

/** The settings of the node of Bitcoin, as text. */
export interface BitcoinEnvironment {
  readonly BTC_RPC_URL?: string | undefined;
  readonly BTC_RPC_COOKIE?: string | undefined;
  readonly BTC_NETWORK: BitcoinNetwork;
  readonly BTC_START_BLOCK?: string | undefined;
  readonly BTC_HOT_KEY?: string | undefined;
  readonly SIGNER_SOCKET?: string | undefined;
}

/** Reads the settings of the node. @returns it when they name one; every fault, without secrets */
export function readBitcoin(env: BitcoinEnvironment): {
  readonly bitcoin?: BitcoinConfig;
  readonly faults: readonly string[];
} {
  const { BTC_RPC_URL: given, BTC_RPC_COOKIE: cookieFile, BTC_NETWORK: network, BTC_START_BLOCK: startBlock } = env;
  if (given === undefined) return { faults: [] };
  const faults: string[] = [];
  const url = new URL(given);
  const user = url.username === '' ? undefined : `${decode(url.username)}:${decode(url.password)}`;
  if ((user === undefined) === (cookieFile === undefined))
    faults.push(
      'BTC_RPC_URL needs a user as in http://user:password@127.0.0.1:8332, or BTC_RPC_COOKIE the cookie file of the node. Set one of the two.',
    );
  url.username = '';
  url.password = '';
  if (startBlock !== undefined && !BLOCK.test(startBlock)) faults.push('BTC_START_BLOCK must be the number of a block');
  const [hotKey, ...others] = keysOf(env.BTC_HOT_KEY ?? '') ?? [];
  if (hotKey === undefined && env.SIGNER_SOCKET === undefined)
    faults.push('BTC_HOT_KEY must be 32 bytes in hex: withdrawals are signed with it.');
  if (others.length > 0) faults.push('BTC_HOT_KEY must be one key: the coins of an earlier wallet are not moved.');
  if (faults.length > 0) return { faults };
  return {
    bitcoin: {
      rpcUrl: url.href,
      access: user === undefined ? { cookieFile: cookieFile ?? '' } : { user },
      network,
      startBlock: startBlock === undefined ? undefined : Number(startBlock),
      hotKey,
    },
    faults,
  };
}

/** A part of an address; a percent sign that encodes nothing is itself. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
