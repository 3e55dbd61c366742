import { sql } from '../../db/index.ts';
import type { DepositState } from './life.ts';

/** Money that arrived at an address of ours; times are epoch milliseconds. */
export interface Deposit {
  readonly id: bigint;
  readonly protocol: string;
  readonly txid: string;
  readonly logIndex: number;
  /** The member who gets the credit. */
  readonly memberId: bigint;
  /** A merchant's payment, when the address belongs to one. */
  readonly paymentId: bigint | null;
  readonly address: string;
  readonly currency: string;
  /** Of the ledger, with the amount in its minor units; null for an unknown token. */
  readonly asset: string | null;
  readonly amount: bigint | null;
  readonly block: number | null;
  readonly blockHash: string | null;
  readonly confirmations: number;
  readonly required: number;
  readonly state: DepositState;
  readonly billNo: string | null;
  /** The newest block at the time when it lost its own. */
  readonly orphanedAt: number | null;
}

/** Columns of `deposit d` as {@link Deposit}; block numbers stay below 2^31 for long enough. */
export const DEPOSIT_COLUMNS = sql`
  d.id, d.protocol, d.txid, d.log_index as "logIndex", d.member_id as "memberId",
  d.payment_id as "paymentId", d.address, d.currency, d.asset_id as asset, d.amount, d.block::int as block,
  d.block_hash as "blockHash", d.confirmations, d.required, d.state, d.bill_no as "billNo",
  d.orphaned_at::int as "orphanedAt"`;
