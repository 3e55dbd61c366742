import type { Db } from '../../../db/index.ts';
import type { Chain } from '../port/Chain.ts';

/** A transfer from anywhere to an address. */
export interface SimulatedPayment {
  readonly address: string;
  /** One of the chain's currencies, or any other text for a token that is not ours. */
  readonly currency: string;
  /** Raw units of the chain. */
  readonly raw: bigint;
}

/** A network of the sandbox: honest behind the port, and moved by hand through the rest. */
export interface SimulatedChain extends Chain {
  /** Sends several movements in one transaction; it waits for the next block. @returns its txid */
  pay(payments: readonly SimulatedPayment[]): Promise<string>;
  /** Mines blocks; the first takes in everything that waits. @returns the new height */
  mine(blocks: number): Promise<number>;
  /** Mines one block if something waits for one, or for confirmations, and the newest is old enough. */
  mineIfDue(intervalMs: number): Promise<void>;
  /**
   * Replaces the newest blocks by as many empty ones. Their transactions wait again, or are gone with `drop`.
   * @returns how many transactions lost their block
   */
  reorganise(depth: number, drop: boolean): Promise<number>;
  /** Adds an amount to the house's wallet, in the transaction that credits the same amount to a member. */
  endow(tx: Db, currency: string, raw: bigint): Promise<void>;
  /** Puts what the house begins with into its wallet, before anything else. */
  endowOnce(currency: string, raw: bigint): Promise<void>;
}
