export type { Audit, AuditScope, AuditStatus } from './audit.ts';
export {
  BIZ_TYPES,
  type CaptureCommand,
  type CaptureReceipt,
  type CommandKey,
  type CommandResult,
  type CreditCommand,
  type CreditReceipt,
  type Expectation,
  type HoldCommand,
  type HoldReceipt,
  type HoldRef,
  type LedgerCode,
  type Refusal,
  type TransferCommand,
  type TransferReceipt,
  type VoidCommand,
  type VoidReceipt,
} from './commands.ts';
export { balancesOf, type PackedBalance, unpackBalances } from './balancesOf.ts';
export { createLedger } from './createLedger.ts';
export type {
  Asset,
  Balance,
  Bill,
  BillPage,
  BillQuery,
  BillSearch,
  BillStatus,
  Direction,
  Ledger,
  Posting,
} from './Ledger.ts';
export { countBills, selectBill, selectBills } from './queryStatements.ts';
export { type StoredRequest, storedRequest } from './storedRequest.ts';
