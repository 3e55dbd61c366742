import { type Db, sql } from '../db/index.ts';
import { createLedger } from '../ledger/index.ts';

/** Where a deposit stands. Which may follow which, the table `deposit_transition` says. */
export const DEPOSIT_STATES = [
  'confirming',
  'credited',
  /** Below the least that is credited. */
  'small',
  /** Of a token that is not ours. */
  'ignored',
  /** Its block no longer counts. */
  'orphaned',
  /** No block took it in again. */
  'dropped',
  /** Confirmed, and waits for the operator. */
  'review',
  /** Refused by the operator. */
  'cancelled',
] as const;
type DepositState = (typeof DEPOSIT_STATES)[number];

/** Money that a network brought to an address of ours; times are epoch milliseconds. */
export interface Deposit {
  readonly id: bigint;
  readonly protocol: string;
  readonly txid: string;
  readonly logIndex: number;
  /** Who is credited. */
  readonly memberId: bigint;
  /** Of a merchant, when the address stands for one. */
  readonly paymentId: bigint | null;
  readonly address: string;
  readonly currency: string;
  /** Of the ledger, with the amount in its minor units; null for a token that is not ours. */
  readonly asset: string | null;
  readonly amount: bigint | null;
  readonly block: number | null;
  readonly blockHash: string | null;
  readonly confirmations: number;
  readonly required: number;
  readonly state: DepositState;
  readonly billNo: string | null;
  /** The newest block when it lost its own. */
  readonly orphanedAt: number | null;
}

/** Columns of `deposit d` as {@link Deposit}; block numbers stay below 2^31 for long enough. */
export const DEPOSIT_COLUMNS = sql`
  d.id, d.protocol, d.txid, d.log_index as "logIndex", d.member_id as "memberId",
  d.payment_id as "paymentId", d.address, d.currency, d.asset_id as asset, d.amount, d.block::int as block,
  d.block_hash as "blockHash", d.confirmations, d.required, d.state, d.bill_no as "billNo",
  d.orphaned_at::int as "orphanedAt"`;

/** States in which the member still expects the money. */
const EXPECTED: ReadonlySet<DepositState> = new Set(['confirming', 'orphaned', 'review']);

/**
 * Moves a deposit to another state, with its event and its bill. The caller has locked or just made the row. The bill
 * of a credited one is completed by the ledger itself.
 * @param from its state, or `new`
 */
export async function moveDeposit(
  tx: Db,
  { id, billNo }: Pick<Deposit, 'id' | 'billNo'>,
  from: DepositState | 'new',
  to: DepositState,
  reason = '',
): Promise<void> {
  const { version } = await tx.one<{ version: number }>(sql`
    update deposit set state = ${to}, version = version + 1, reason = ${reason}, updated_at = app_now(),
      credited_at = case when ${to} = 'credited' then app_now() end
    where id = ${id} and state = ${from} returning version`);
  await tx.query(sql`
    insert into deposit_event (deposit_id, seq, from_state, to_state, reason)
    values (${id}, ${version}, ${from}, ${to}, ${reason})`);
  if (billNo !== null && to !== 'credited') await createLedger(tx).expectAgain(billNo, EXPECTED.has(to));
}
