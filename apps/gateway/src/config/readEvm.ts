import { addressRules, toEip55 } from '@ezwallet/validators';
import type { EvmConfig } from './Config.ts';

/** The settings of an Ethereum node, as text. */
export interface EvmEnvironment {
  readonly EVM_RPC_URL?: string | undefined;
  readonly EVM_CHAIN_ID: number;
  readonly EVM_TOKENS: string;
  readonly EVM_HOT_KEY?: string | undefined;
}

const TOKEN = /^([A-Z]{2,8})=(0x[0-9a-fA-F]{40}):(\d{1,2})$/;
const MAX_DECIMALS = 36;
const KEY = /^(?:0x)?([0-9a-fA-F]{64})$/;

/** Reads the settings of an Ethereum node. @returns undefined without a node; every fault, without secrets */
export function readEvm(env: EvmEnvironment): {
  readonly evm: EvmConfig | undefined;
  readonly faults: readonly string[];
} {
  if (env.EVM_RPC_URL === undefined) return { evm: undefined, faults: [] };
  const faults: string[] = [];
  const tokens = new Map<string, { decimals: number; contract: string }>();
  for (const text of env.EVM_TOKENS.split(',').map((item) => item.trim())) {
    const [, currency = '', contract = '', decimals = ''] = TOKEN.exec(text) ?? [];
    if (currency === '' || Number(decimals) > MAX_DECIMALS || !isContract(contract))
      faults.push(`EVM_TOKENS must list tokens as USDT=0x…:6, with valid checksums, not ${text}`);
    else tokens.set(currency, { decimals: Number(decimals), contract: toEip55(contract) });
  }
  const [, key] = KEY.exec(env.EVM_HOT_KEY ?? '') ?? [];
  if (key === undefined) faults.push('EVM_HOT_KEY must be 32 bytes in hex: withdrawals are signed with it.');
  if (key === undefined || faults.length > 0) return { evm: undefined, faults };
  return {
    evm: { rpcUrl: env.EVM_RPC_URL, chainId: env.EVM_CHAIN_ID, tokens, hotKey: Buffer.from(key, 'hex') },
    faults,
  };
}

/** An address in one case has no checksum, and a typing error in it would pay somebody else. */
function isContract(address: string): boolean {
  return addressRules.ERC20.checksum(address) && address !== address.toLowerCase();
}
