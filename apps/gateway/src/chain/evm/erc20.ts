/** ERC-20, and of the contract ABI specification what it needs: words of 32 bytes in hex. */
import { toEip55 } from '@ezwallet/validators';

/** Keccak-256 of `Transfer(address,address,uint256)`. */
export const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** First four bytes of Keccak-256 of `transfer(address,uint256)` and `balanceOf(address)`. */
const TRANSFER = '0xa9059cbb';
const BALANCE_OF = '0x70a08231';
const WORD = 64;
const ADDRESS_DIGITS = 40;

/** An entry of `eth_getLogs` or of a receipt. */
export interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly blockNumber: string;
  readonly blockHash: string;
  readonly transactionHash: string;
  /** Place within the block; another block gives another one. */
  readonly logIndex: string;
  /** True for a log whose block no longer counts. */
  readonly removed?: boolean;
}

export interface TokenTransfer {
  readonly from: string;
  readonly to: string;
  readonly raw: bigint;
}

/** An address as a word, as it stands in topics and arguments. */
export function wordOf(address: string): string {
  return address.slice(2).toLowerCase().padStart(WORD, '0');
}

/** The data of a call that pays tokens. */
export function encodeTransfer(to: string, raw: bigint): string {
  return TRANSFER + wordOf(to) + raw.toString(16).padStart(WORD, '0');
}

/** The data of a call that asks for a balance. */
export function encodeBalanceOf(owner: string): string {
  return BALANCE_OF + wordOf(owner);
}

/** Reads a log as a movement of tokens; undefined for anything else, such as an ERC-721, whose number is a topic. */
export function readTransfer({ topics, data }: Pick<Log, 'topics' | 'data'>): TokenTransfer | undefined {
  const [topic, from, to] = topics;
  if (topic !== TRANSFER_TOPIC || from === undefined || to === undefined || topics.length > 3) return undefined;
  if (!/^0x[0-9a-f]{64}$/i.test(data)) return undefined;
  return { from: addressOf(from), to: addressOf(to), raw: BigInt(data) };
}

function addressOf(word: string): string {
  return toEip55(`0x${word.slice(-ADDRESS_DIGITS)}`);
}
