import { addressRules } from '@ezwallet/validators';
import type { TronConfig } from './Config.ts';
import { BLOCK, keysOf, MAX_DECIMALS } from './nodeSettings.ts';

/** The settings of the node of TRON, as text. */
export interface TronEnvironment {
  readonly TRC20_RPC_URL?: string | undefined;
  readonly TRC20_API_URL?: string | undefined;
  readonly TRC20_API_KEY?: string | undefined;
  readonly TRC20_CHAIN_ID: number;
  readonly TRC20_START_BLOCK?: string | undefined;
  readonly TRC20_TOKENS: string;
  readonly TRC20_HOT_KEY?: string | undefined;
  readonly SIGNER_SOCKET?: string | undefined;
}

const TOKEN = /^([A-Z]{2,8})=(T[1-9A-HJ-NP-Za-km-z]{33}):(\d{1,2})$/;
/** The path that nodes and providers have the JSON-RPC under, beside the HTTP API. */
const RPC_PATH = /\/jsonrpc\/?$/;

/** Reads the settings of the node. @returns it when they name one; every fault, without secrets */
export function readTron(env: TronEnvironment): { readonly tron?: TronConfig; readonly faults: readonly string[] } {
  const { TRC20_RPC_URL: rpcUrl, TRC20_API_KEY: apiKey, TRC20_START_BLOCK: startBlock } = env;
  if (rpcUrl === undefined) return { faults: [] };
  const faults: string[] = [];
  const apiUrl = env.TRC20_API_URL ?? (RPC_PATH.test(rpcUrl) ? rpcUrl.replace(RPC_PATH, '') : undefined);
  if (apiUrl === undefined)
    faults.push(
      'TRC20_API_URL is missing: TRC20_RPC_URL does not end with /jsonrpc, so that it does not tell the HTTP API.',
    );
  const tokens = new Map<string, { decimals: number; contract: string }>();
  for (const text of env.TRC20_TOKENS.split(',').map((item) => item.trim())) {
    const [, currency = '', contract = '', decimals = ''] = TOKEN.exec(text) ?? [];
    if (
      currency === '' ||
      currency === 'TRX' ||
      Number(decimals) > MAX_DECIMALS ||
      !addressRules.TRC20.checksum(contract)
    )
      faults.push(`TRC20_TOKENS must list tokens as USDT=T…:6, with valid checksums, not ${text}`);
    else tokens.set(currency, { decimals: Number(decimals), contract });
  }
  if (startBlock !== undefined && !BLOCK.test(startBlock))
    faults.push('TRC20_START_BLOCK must be the number of a block');
  const [hotKey, ...earlierHotKeys] = keysOf(env.TRC20_HOT_KEY ?? '') ?? [];
  if (hotKey === undefined && env.SIGNER_SOCKET === undefined)
    faults.push('TRC20_HOT_KEY must be 32 bytes in hex: withdrawals are signed with it.');
  if (apiUrl === undefined || faults.length > 0) return { faults };
  return {
    tron: {
      rpcUrl,
      apiUrl,
      apiKey,
      chainId: env.TRC20_CHAIN_ID,
      startBlock: startBlock === undefined ? undefined : Number(startBlock),
      tokens,
      hotKey,
      ...(earlierHotKeys.length > 0 && { earlierHotKeys }),
    },
    faults,
  };
}
