import { findNetwork, type Network } from '@ezwallet/validators';
import type { Db } from '../../db/index.ts';

/** One coin on one network. */
export interface Coin {
  /** Decimal places of a raw unit there; the ledger's own scale may be another. */
  readonly decimals: number;
  /** Of the token; empty for the network's own coin. */
  readonly contract: string;
}

/** A movement to one of our addresses, as a block tells it. */
export interface Incoming {
  readonly txid: string;
  /** Place within its transaction, the same in whatever block the network puts it. */
  readonly logIndex: number;
  readonly block: number;
  readonly blockHash: string;
  readonly to: string;
  /** A currency of {@link Chain.coins}, or for any other token what the network calls it: its contract. */
  readonly currency: string;
  readonly raw: bigint;
}

/** A transfer that the house wants to send. */
export interface ChainTransfer {
  /** Of the caller's own record, such as a bill number. */
  readonly ref: string;
  readonly currency: string;
  readonly to: string;
  /** Raw units of the chain. */
  readonly raw: bigint;
}

/** A transfer for which the network has answered everything. Nothing is signed yet, and no nonce is given out. */
export interface PreparedTransfer {
  /**
   * Signs in a transaction of the caller, without asking the network. The caller notes what was signed in the same
   * transaction: either both are kept, or nothing was signed. When another process was faster, what that one signed is
   * the answer.
   */
  sign(tx: Db): Promise<SignedTransfer>;
}

/** What is ready to be sent. Store it first: whoever has it can send it again without paying twice. */
export interface SignedTransfer {
  readonly txid: string;
  readonly payload: string;
}

/**
 * How many deposit addresses a sweep emptied, gave the fee for it, waits for, or could not empty. A fee of an earlier
 * sweep that the node refuses counts as refused too.
 */
export interface SweepReport {
  readonly swept: number;
  readonly funded: number;
  readonly waiting: number;
  readonly refused: number;
}

/** One network that money comes in from and goes out to. Amounts are raw units of the chain. */
export interface Chain {
  readonly protocol: Network;
  /** What it carries, by currency. */
  readonly coins: ReadonlyMap<string, Coin>;
  /** Number of the newest block. */
  height(): Promise<number>;
  /** What came to addresses of ours in the blocks from..to, both included. */
  incoming(from: number, to: number): Promise<readonly Incoming[]>;
  /** Hash of a block, undefined above the height: a changed hash is a reorganisation. */
  blockHash(block: number): Promise<string | undefined>;
  /** What was last signed for a reference, whether or not the caller lived to store it. */
  find(ref: string): Promise<SignedTransfer | undefined>;
  /**
   * Prepares money to be signed out, once for each reference until that has failed. The txid is known before anything
   * is sent, so that it can be stored first.
   */
  prepare(transfer: ChainTransfer): Promise<PreparedTransfer>;
  /** Sends what was signed; sending it again is harmless. */
  broadcast(signed: SignedTransfer): Promise<void>;
  /** Where a transfer of ours stands: confirmations, `failed`, or undefined where the network does not know it. */
  confirmations(txid: string): Promise<number | 'failed' | undefined>;
  /** What the house's wallet can send of a currency now, once its network has a fee. */
  spendable(currency: string): Promise<bigint>;
  /** Moves what came to deposit addresses into the house's wallet; absent where it is there already. */
  sweep?(): Promise<SweepReport>;
  /** What the house holds of a currency: its wallet, and deposit addresses that were not swept yet. */
  holdings(currency: string): Promise<bigint>;
}

/** The networks that this gateway is connected to. */
export interface Chains {
  /** The network of a name in any case; undefined when the gateway is not connected to it. */
  get(protocol: string): Chain | undefined;
  list(): readonly Chain[];
}

/** Puts chains together, one for each network. */
export function createChains(chains: readonly Chain[]): Chains {
  const byName: ReadonlyMap<Network, Chain> = new Map(chains.map((chain) => [chain.protocol, chain]));
  return {
    get(protocol) {
      const network = findNetwork(protocol);
      return network && byName.get(network);
    },
    list: () => [...byName.values()],
  };
}
