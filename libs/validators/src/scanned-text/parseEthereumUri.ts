/** Payment requests of Ethereum and compatible chains, ERC-681: the native coin, or `transfer` of an ERC-20 token. */
import { evmAddress } from '../address/evmAddress.ts';
import type { Network } from '../address/networks.ts';
import { fromMinorUnits } from '../amount/minor-units.ts';
import { readQuery } from './readQuery.ts';
import { readUnits } from './readUnits.ts';
import type { ScannedAddress } from './ScannedText.ts';
import { toScannedAddress } from './toScannedAddress.ts';

interface Chain {
  readonly coin: string;
  readonly coinNetwork: Network;
  readonly tokenNetwork: Network;
}

/** The supported chains by their EIP-155 id; a URI without one means the first. */
const CHAINS: Readonly<Record<string, Chain>> = {
  '1': { coin: 'ETH', coinNetwork: 'ETH', tokenNetwork: 'ERC20' },
  '56': { coin: 'BNB', coinNetwork: 'BEP20', tokenNetwork: 'BEP20' },
};
const MAIN_NET = '1';
const COIN_DECIMALS = 18;

/** Section "Syntax". ENS names instead of addresses are not accepted, because only the chain can resolve them. */
const SYNTAX = /^(?:pay-)?(0x[0-9A-Fa-f]{40})(?:@([0-9]{1,10}))?(?:\/([A-Za-z0-9_]{1,64}))?(?:\?(.*))?$/;
/** Parameters of `transfer(address,uint256)` and those that any call may have. */
const TRANSFER_KEYS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'address',
  'uint256',
  'gas',
  'gaslimit',
  'gasprice',
]);

/** @returns `undefined` when it is malformed, belongs to another chain, or calls anything but `transfer`. */
export function parseEthereumUri(rest: string): ScannedAddress | undefined {
  const match = SYNTAX.exec(rest);
  if (!match) return undefined;
  const [, target = '', chainId = MAIN_NET, call, query = ''] = match;
  const chain = CHAINS[chainId];
  const values = readQuery(query);
  if (!chain || !values) return undefined;
  if (call === undefined) return readCoinPayment(chain, target, values.get('value'));
  return call === 'transfer' ? readTokenTransfer(chain, target, values) : undefined;
}

function readCoinPayment(chain: Chain, address: string, value: string | undefined): ScannedAddress | undefined {
  const units = value === undefined ? '0' : readUnits(value);
  if (units === undefined) return undefined;
  const amount = units === '0' ? {} : { amount: fromMinorUnits(BigInt(units), COIN_DECIMALS) };
  return toScannedAddress([chain.coinNetwork], address, { currency: chain.coin, ...amount });
}

function readTokenTransfer(
  chain: Chain,
  contract: string,
  values: ReadonlyMap<string, string>,
): ScannedAddress | undefined {
  for (const key of values.keys()) if (!TRANSFER_KEYS.has(key)) return undefined;
  const count = values.get('uint256');
  const units = count === undefined ? '0' : readUnits(count);
  // Only the contract identifies the token, so its checksum must match.
  if (units === undefined || !evmAddress.checksum(contract)) return undefined;
  const token = units === '0' ? { contract } : { contract, units };
  return toScannedAddress([chain.tokenNetwork], values.get('address') ?? '', { token });
}
