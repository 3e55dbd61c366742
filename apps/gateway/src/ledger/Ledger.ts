import type { Sql } from '../db/index.ts';
import type { Audit, AuditScope, AuditStatus } from './audit.ts';
import type {
  CaptureCommand,
  CaptureReceipt,
  CommandResult,
  CreditCommand,
  CreditReceipt,
  Expectation,
  HoldCommand,
  HoldReceipt,
  TransferCommand,
  TransferReceipt,
  VoidCommand,
  VoidReceipt,
} from './commands.ts';

export interface Asset {
  readonly id: string;
  /** Decimal places of one minor unit. */
  readonly scale: number;
}

/** Minor units. */
export interface Balance {
  readonly asset: string;
  readonly balance: bigint;
  readonly held: bigint;
  readonly available: bigint;
  readonly frozen: boolean;
}

export type Direction = 'SEND' | 'RECV';
/** 0 waiting, 2 done, -1 cancelled. */
export type BillStatus = 0 | 2 | -1;

export interface Bill {
  readonly billNo: string;
  readonly userId: bigint;
  readonly direction: Direction;
  readonly bizType: number;
  readonly asset: string;
  readonly amount: bigint;
  readonly fee: bigint;
  /** What the house gave on top of it. */
  readonly bonus: bigint;
  readonly status: BillStatus;
  readonly counterpartyUserId: bigint | null;
  readonly remark: string;
  /** Of its postings; null while it waits. */
  readonly groupId: string | null;
  readonly createdAt: number;
  /** The user took it out of their lists. */
  readonly hidden: boolean;
}

export interface BillQuery {
  readonly userId: bigint;
  readonly direction?: Direction;
  readonly bizTypes?: readonly number[];
  readonly asset?: string;
  readonly statuses?: readonly BillStatus[];
  /** Epoch milliseconds, inclusive. */
  readonly from?: number;
  /** Epoch milliseconds, exclusive. */
  readonly until?: number;
  readonly search?: BillSearch;
  /** Only the bills that the user hid; without it, only the others. */
  readonly hidden?: boolean;
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Searches the text of bills, in any case, and the other side's name. */
export interface BillSearch {
  /** Part of the number, the remark, the asset, or the signed amount as a decimal string. */
  readonly text: string;
  readonly counterparties: readonly bigint[];
  /** Bills that the search finds for another reason. */
  readonly billNos?: readonly string[];
}

export interface BillPage {
  readonly total: number;
  /** Newest first. */
  readonly list: readonly Bill[];
}

/** One side of one leg; debits are negative. */
export interface Posting {
  readonly leg: number;
  readonly transferId: bigint;
  readonly ownerKind: 'system' | 'user';
  readonly ownerId: bigint;
  readonly accountKind: string;
  readonly asset: string;
  readonly amount: bigint;
  /** Null while the entry of a system account waits to be folded in. */
  readonly balanceAfter: bigint | null;
  readonly createdAt: number;
}

/** The double-entry core: the only writer of ledger tables. */
export interface Ledger {
  /** User to user, with both bills, in one transaction. Refusals are stored under the key as well. */
  transfer(command: TransferCommand): Promise<CommandResult<TransferReceipt>>;
  /** World or promotion to user. */
  credit(command: CreditCommand): Promise<CommandResult<CreditReceipt>>;
  /** Writes a waiting bill for a pending deposit; `credit` completes it by its number. @returns the bill's number */
  expect(expectation: Expectation): Promise<string>;
  /** Cancels a bill of `expect` that waits, or lets a cancelled one wait again. @returns false when money came */
  expectAgain(billNo: string, isExpected: boolean): Promise<boolean>;
  /** Holds a user's money. */
  hold(command: HoldCommand): Promise<CommandResult<HoldReceipt>>;
  /** Pays out held money and closes the hold. */
  capture(command: CaptureCommand): Promise<CommandResult<CaptureReceipt>>;
  /** Releases held money. */
  voidHold(command: VoidCommand): Promise<CommandResult<VoidReceipt>>;

  assets(): Promise<readonly Asset[]>;
  /** Of the assets that the user ever held, in the order of `assets`. */
  balances(userId: bigint): Promise<readonly Balance[]>;
  /** What the house owes its users of each asset, held money included; minor units. */
  liabilities(): Promise<ReadonlyMap<string, bigint>>;
  bills(query: BillQuery): Promise<BillPage>;
  /** Undefined also for another user's bill, and for a hidden one unless the caller asks for hidden bills. */
  bill(userId: bigint, billNo: string, options?: { readonly withHidden?: boolean }): Promise<Bill | undefined>;
  /** @param groupId of a bill, or SQL of one */
  postings(groupId: string | Sql): Promise<readonly Posting[]>;

  /** Hides finished bills from the user's lists; returns the user's own ones. */
  hideBills(userId: bigint, billNos: readonly string[]): Promise<readonly string[]>;
  /** Brings hidden bills back into the user's lists; returns the user's own ones, hidden before or not. */
  showBills(userId: bigint, billNos: readonly string[]): Promise<readonly string[]>;
  /** Which of a user's bills are hidden. */
  hiddenBills(userId: bigint, billNos: readonly string[]): Promise<readonly string[]>;
  /** Refuses, or allows again, everything that debits the user's accounts, those not yet opened included. */
  setFrozen(userId: bigint, frozen: boolean): Promise<void>;

  /**
   * Checks every invariant; a violation stops all money commands until `resume`. By default it looks at everything.
   * An audit that does not complete leaves a trace in the database and answers `complete: false`.
   */
  audit(scope?: AuditScope, options?: { readonly timeoutMs?: number }): Promise<Audit>;
  /** Whether audits have completed lately, and what they found. */
  auditStatus(): Promise<AuditStatus>;
  /** Stops all money commands; the first reason is kept. */
  halt(reason: string): Promise<void>;
  resume(): Promise<void>;
  /** Why money is stopped, if it is. */
  halted(): Promise<{ readonly at: number; readonly reason: string } | undefined>;
  /** Adds waiting deltas to the system accounts; returns how many. A job calls it every second or so. */
  fold(): Promise<number>;
  /** Deletes stored answers after 30 days. */
  prune(): Promise<void>;
}
