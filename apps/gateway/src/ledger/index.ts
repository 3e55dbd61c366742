export type { Audit, AuditScope } from './audit.ts';
export {
  BIZ_TYPES,
  type CaptureCommand,
  type CommandResult,
  type CreditCommand,
  type CreditReceipt,
  type HoldCommand,
  type TransferCommand,
  type VoidCommand,
} from './commands.ts';
export { balancesOf, type PackedBalance, unpackBalances } from './balancesOf.ts';
export { createLedger } from './createLedger.ts';
export type { Asset, Balance, Bill, BillQuery, BillStatus, Direction, Ledger, Posting } from './Ledger.ts';
export { countBills, selectBill, selectBills } from './queryStatements.ts';
export { type StoredRequest, storedRequest } from './storedRequest.ts';
