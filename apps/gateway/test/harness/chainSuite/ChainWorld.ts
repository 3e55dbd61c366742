import type { Db } from '../../../src/db/index.ts';
import type { Chain } from '../../../src/outside/chain/port/Chain.ts';
import type { TestGateway } from '../testGateway.ts';

/** A transaction that somebody sent, and itself for sending it again. */
export interface Paid {
  readonly txid: string;
  readonly payload: string;
}

/** How a connection to the node is worse than the gateway's own. */
export interface Fault {
  readonly db?: Db;
  /** The most that a transaction may cost, in the network's own coin. */
  readonly mostFee?: string;
  /** Blocks that the node does not have yet. */
  readonly behind?: number;
  /** The connection breaks when something is sent, or always. */
  readonly breaksOn?: 'sending' | 'everything';
  /** The settings name another network than the node is on. */
  readonly elsewhere?: true;
}

/** The network's own coin. */
export interface OwnCoin {
  readonly currency: string;
  /** Raw units of what the suite counts in, and an amount of it as members write it. */
  readonly unit: bigint;
  text(units: number): string;
  /** Less than the least that is credited, in raw units. */
  readonly small: bigint;
  /** Somebody pays it to an address; it waits for a block. */
  pay(to: string, raw: bigint): Promise<Paid>;
  balanceOf(owner: string): Promise<bigint>;
}

/** The coin that most of the suite pays: a token, or the own coin of a network without tokens. */
export type MainCoin = Pick<OwnCoin, 'currency' | 'unit' | 'text'>;

/**
 * A network of its own with a gateway on it, for the suite that every adapter passes. The house's wallet has 1,000 units of the main coin or
 * more, and enough of the network's own coin.
 */
export interface ChainWorld {
  readonly gateway: TestGateway;
  readonly protocol: 'ERC20' | 'TRC20' | 'BTC';
  /** Blocks that a payment needs, its own included, before the house counts it as final. */
  readonly finality: number;
  /** The house's wallet, and its key in hex. */
  readonly hot: string;
  readonly hotKey: string;
  /** An address of nobody here. */
  readonly stranger: string;
  readonly coin: MainCoin;
  readonly own: OwnCoin;
  mine(blocks?: number): Promise<void>;
  /** Replaces the newest blocks by empty ones; what they held is forgotten. */
  reorganise(depth: number): Promise<void>;
  /** Somebody pays the main coin to an address, or to several in one transaction; it waits for a block. */
  pay(to: string | readonly string[], raw: bigint): Promise<Paid>;
  /** Sends a payment again that a reorganisation has undone. */
  payAgain(paid: Paid): Promise<void>;
  /** Of the main coin. */
  balanceOf(owner: string): Promise<bigint>;
  /** Another process's adapter on the same network and database. */
  connect(fault: Fault): Promise<Chain>;
  stop(): Promise<void>;
}

/** A network with tokens. The main coin is the token USDT, which has six places. */
export interface TokenWorld extends ChainWorld {
  /** The contract of a token that looks the same and is not ours. */
  readonly foreignToken: string;
  payForeign(to: string, raw: bigint): Promise<Paid>;
  /** From now on the token refuses what was possible before. */
  refuse(value: boolean): Promise<void>;
}

export const USDT = 1_000_000n;
/** The main coin of a network with tokens. */
export const USDT_COIN: MainCoin = { currency: 'USDT', unit: USDT, text: String };
