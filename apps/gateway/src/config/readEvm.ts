import { addressRules, toEip55 } from '@ezwallet/validators';
import { BLOCK, keysOf, MAX_DECIMALS } from './nodeSettings.ts';
import { EVM_NETWORKS, type EvmConfig, type EvmNetwork, OWN_COINS } from './Config.ts';

/** The settings of the nodes, as text. Each network has its own, which begin with its name. */
export type EvmEnvironment = {
  readonly [Name in EvmNetwork as `${Name}_HOT_KEY` | `${Name}_START_BLOCK`]?: string | undefined;
} & {
  readonly [Name in EvmNetwork as `${Name}_RPC_URL`]: readonly string[];
} & {
  readonly [Name in EvmNetwork as `${Name}_TOKENS`]: string;
} & {
  readonly [Name in EvmNetwork as `${Name}_CHAIN_ID`]: number;
} & { readonly SIGNER_SOCKET?: string | undefined };

const TOKEN = /^([A-Z]{2,8})=(0x[0-9a-fA-F]{40}):(\d{1,2})$/;

/** Reads the settings of the nodes. @returns a node for each network that names one; every fault, without secrets */
export function readEvm(env: EvmEnvironment): {
  readonly evm: readonly EvmConfig[];
  readonly faults: readonly string[];
} {
  const read = EVM_NETWORKS.map((protocol) => readNode(env, protocol));
  const nodes = read.flatMap(({ node }) => node ?? []);
  return { evm: nodes, faults: [...read.flatMap(({ faults }) => faults), ...sharedNetworks(nodes)] };
}

function readNode(env: EvmEnvironment, protocol: EvmNetwork): { node?: EvmConfig; faults: readonly string[] } {
  const rpcUrls = env[`${protocol}_RPC_URL`];
  if (rpcUrls.length === 0) return { faults: [] };
  const faults: string[] = [];
  if (new Set(rpcUrls).size < rpcUrls.length)
    faults.push(`${protocol}_RPC_URL names one node twice: a node that is compared with itself agrees always.`);
  const tokens = new Map<string, { decimals: number; contract: string }>();
  for (const text of env[`${protocol}_TOKENS`].split(',').map((item) => item.trim())) {
    const [, currency = '', contract = '', decimals = ''] = TOKEN.exec(text) ?? [];
    if (currency === '' || currency === OWN_COINS[protocol] || Number(decimals) > MAX_DECIMALS || !isContract(contract))
      faults.push(`${protocol}_TOKENS must list tokens as USDT=0x…:6, with valid checksums, not ${text}`);
    else tokens.set(currency, { decimals: Number(decimals), contract: toEip55(contract) });
  }
  const startBlock = env[`${protocol}_START_BLOCK`];
  if (startBlock !== undefined && !BLOCK.test(startBlock))
    faults.push(`${protocol}_START_BLOCK must be the number of a block`);
  const [hotKey, ...earlierHotKeys] = keysOf(env[`${protocol}_HOT_KEY`] ?? '') ?? [];
  if (hotKey === undefined && env.SIGNER_SOCKET === undefined)
    faults.push(`${protocol}_HOT_KEY must be 32 bytes in hex: withdrawals are signed with it.`);
  if (faults.length > 0) return { faults };
  return {
    node: {
      protocol,
      rpcUrls,
      chainId: env[`${protocol}_CHAIN_ID`],
      startBlock: startBlock === undefined ? undefined : Number(startBlock),
      tokens,
      hotKey,
      ...(earlierHotKeys.length > 0 && { earlierHotKeys }),
    },
    faults,
  };
}

/** Both would read the same payments: a deposit address is the same on every network of this kind. */
function sharedNetworks(nodes: readonly EvmConfig[]): string[] {
  return nodes.flatMap(({ protocol, chainId }, index) => {
    const twin = nodes.slice(0, index).find((earlier) => earlier.chainId === chainId);
    return twin
      ? [`${protocol}_CHAIN_ID is that of ${twin.protocol}: each deposit would be credited on both networks.`]
      : [];
  });
}

/** An address in one case has no checksum, and a typing error in it would pay somebody else. */
function isContract(address: string): boolean {
  return addressRules.ERC20.checksum(address) && address !== address.toLowerCase();
}
