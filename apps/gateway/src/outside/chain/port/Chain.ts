import { findNetwork, type Network } from '@ezwallet/validators';
import type { Db } from '../../../db/index.ts';
import type { Comparable } from './outside.ts';

/** One coin on one network. */
export interface Coin {
  /** Decimal places of a raw unit there; the ledger's own scale may be another. */
  readonly decimals: number;
  /** Of the token; empty for the network's own coin. */
  readonly contract: string;
}

/** A payment to one of our addresses, as a block reports it. */
export interface Incoming {
  readonly txid: string;
  /** Place within its transaction, the same in whatever block the network puts it. */
  readonly logIndex: number;
  readonly block: number;
  readonly blockHash: string;
  readonly to: string;
  /** A currency of {@link Chain.coins}; for any other token, its contract. */
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
   * Signs in a transaction of the caller, without asking the network. The caller stores the result in the same
   * transaction: either both are kept, or nothing was signed. When another process was faster, the answer is what that
   * process signed.
   */
  sign(tx: Db): Promise<SignedTransfer>;
}

/** A transfer that is ready to send. Store it first: anyone who has it can send it again without paying twice. */
export interface SignedTransfer {
  readonly txid: string;
  readonly payload: string;
}

/**
 * How many deposit addresses a sweep emptied, funded with the fee, waits for, or could not empty. A fee of an earlier
 * sweep that the node refuses counts as refused too.
 */
export interface SweepReport {
  readonly swept: number;
  readonly funded: number;
  readonly waiting: number;
  readonly refused: number;
}

/** A node serves another network than the settings say: keys and contracts would be worth nothing there. */
export class WrongNetworkError extends Error {
  override readonly name = 'WrongNetworkError';
}

/** The network asks for more than the policy lets a transfer cost. The transfer waits. */
export class FeeAboveBoundError extends Error {
  override readonly name = 'FeeAboveBoundError';
}

/** Nodes of a network contradict each other, so nothing is credited or sent over it until they agree. */
export class NodesDisagreeError extends Error {
  override readonly name = 'NodesDisagreeError';
}

/** Fewer nodes of a network can be used than the policy asks for. */
export class TooFewNodesError extends Error {
  override readonly name = 'TooFewNodesError';
}

/** A network for deposits and withdrawals. Amounts are raw units of the chain. */
export interface Chain extends Partial<Comparable> {
  readonly protocol: Network;
  /** The coins that it carries, by currency. */
  readonly coins: ReadonlyMap<string, Coin>;
  /** The block from which a gateway reads that has read none yet; default the newest at that time. */
  readonly startBlock?: number;
  /** Number of the newest block. */
  height(): Promise<number>;
  /** What came to watched addresses of ours in the blocks from..to, both included. */
  incoming(from: number, to: number): Promise<readonly Incoming[]>;
  /**
   * Whether a payment is on the network as it was read, looked up again for the moment before it is credited.
   * @throws {NodesDisagreeError}
   */
  isTrue?(incoming: Incoming): Promise<boolean>;
  /** Tells what a transaction paid to an address, watched or not: nothing while no block holds it. */
  received(txid: string, address: string): Promise<readonly Incoming[]>;
  /** Hash of a block, undefined above the height: a changed hash is a reorganisation. */
  blockHash(block: number): Promise<string | undefined>;
  /** The transfer last signed for a reference, even if the caller crashed before it could store it. */
  find(ref: string): Promise<SignedTransfer | undefined>;
  /**
   * Prepares a transfer, once for each reference until that has failed. The caller knows the txid before it sends
   * anything, so that it can store it first.
   * @throws {FeeAboveBoundError}
   */
  prepare(transfer: ChainTransfer): Promise<PreparedTransfer>;
  /** Sends a signed transfer; sending it again is harmless. */
  broadcast(signed: SignedTransfer): Promise<void>;
  /**
   * The status of a transfer of ours, under this txid or one that took its place: confirmations, `failed`, or undefined
   * when the network does not know it.
   */
  confirmations(txid: string): Promise<number | 'failed' | undefined>;
  /** The transaction that stands for a transfer of ours now: a higher fee or a new signature gives it another txid. */
  standing?(txid: string): Promise<SignedTransfer | undefined>;
  /**
   * Raises the fee of what has waited for a block too long, or signs again what no block can take in any more.
   * @returns how many transfers got another txid
   */
  hasten?(): Promise<number>;
  /** What the house's wallet can send of a currency now, once its network has a fee. */
  spendable(currency: string): Promise<bigint>;
  /** Moves money from deposit addresses into the house's wallet; absent where deposits arrive there directly. */
  sweep?(): Promise<SweepReport>;
  /** The amount that an address holds of a currency, whoever it belongs to; absent where a node knows no balances of others. */
  balance?(currency: string, address: string): Promise<bigint>;
  /** What the house holds of a currency: in its wallet, and on deposit addresses that no sweep has emptied yet. */
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
