import type { Db } from '../../../db/index.ts';
import type { SignedTransfer } from './Chain.ts';

/** A transfer from the house's wallet that its network knows and this database does not. */
export interface OutsideTransfer extends SignedTransfer {
  /** Undefined while it waits for one. */
  readonly block: number | undefined;
  readonly to: string;
  readonly currency: string;
  readonly raw: bigint;
  /** The reference under whose place in the wallet's order it was sent, where the database knows that place. */
  readonly ref: string | undefined;
}

/** The answer of a network that is compared with this database. */
export interface OutsideReport {
  readonly transfers: readonly OutsideTransfer[];
  /** Why the network may hold more of the wallet than this; undefined where it holds no more. */
  readonly pending?: string;
  /** The next place in the wallet's order, where it has one. */
  readonly next?: number;
}

/** A transfer to be known from now on. */
export type Adopted = SignedTransfer & { readonly ref: string };

/** A network that can be compared with the database after a restore. */
export interface Comparable {
  /**
   * Tells what the wallet has sent from a block on that the database does not know.
   * @param since nothing was signed by another process later, in epoch milliseconds
   */
  outside(from: number, since: number): Promise<OutsideReport>;
  /** Takes such transfers as signed by this wallet, in a transaction of the caller, without asking the network. */
  adopt(tx: Db, transfers: readonly Adopted[], next: number | undefined): Promise<void>;
}

/** Several wallets as one. The next place is that of the first, which pays. */
export function compareEach(wallets: readonly Comparable[]): Comparable {
  return {
    async outside(from, since) {
      const reports: OutsideReport[] = [];
      // One after the other, so that a failure leaves no question underway.
      for (const wallet of wallets) reports.push(await wallet.outside(from, since));
      const pending = reports.find((report) => report.pending !== undefined)?.pending;
      const next = reports[0]?.next;
      return {
        transfers: reports.flatMap(({ transfers }) => transfers),
        ...(pending !== undefined && { pending }),
        ...(next !== undefined && { next }),
      };
    },
    async adopt(tx, transfers, next) {
      for (const [at, wallet] of wallets.entries()) await wallet.adopt(tx, transfers, at === 0 ? next : undefined);
    },
  };
}

/** The wallet has sent something that the database does not know, so what else it has sent is unknown too. */
export class OutsideTransferError extends Error {
  override readonly name = 'OutsideTransferError';
}
