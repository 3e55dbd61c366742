import type { ChainMove } from '@ezwallet/api-client/contract';
import type { Network } from '@ezwallet/validators';
import { type Db, sql } from '../../db/index.ts';
import { lifeOfWithdrawal, type WithdrawalState } from './life.ts';

/** A withdrawal to an address. Amounts are minor units of the ledger, times epoch milliseconds. */
export interface Withdrawal {
  readonly id: bigint;
  readonly billNo: string;
  readonly memberId: bigint;
  readonly protocol: Network;
  readonly currency: string;
  readonly address: string;
  /** What reaches the address. */
  readonly amount: bigint;
  /** What it costs on top. */
  readonly fee: bigint;
  readonly state: WithdrawalState;
  /** The reason of its state, where that needs an explanation. */
  readonly reason: string;
  /** Of the last transaction that was signed for it. */
  readonly txid: string | null;
  readonly payload: string | null;
  readonly confirmations: number;
  /** Confirmations that it needs. */
  readonly required: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const COLUMNS = sql`
  w.id, w.bill_no as "billNo", w.member_id as "memberId", w.protocol, w.currency, w.address, w.amount, w.fee, w.state,
  w.reason, w.txid, w.payload, w.confirmations, w.required, w.created_at as "createdAt", w.updated_at as "updatedAt"`;

/** The withdrawal behind a bill, whoever owns it. */
export async function findByBillNo(db: Db, billNo: string): Promise<Withdrawal | undefined> {
  return await db.maybe<Withdrawal>(sql`select ${COLUMNS} from withdrawal w where w.bill_no = ${billNo}`);
}

/** A withdrawal that exists. */
export async function getWithdrawal(db: Db, id: bigint): Promise<Withdrawal> {
  return await db.one<Withdrawal>(sql`select ${COLUMNS} from withdrawal w where w.id = ${id}`);
}

/** A withdrawal as its owner sees it. Internal reasons stay internal. */
export function viewWithdrawal(withdrawal: Withdrawal): ChainMove {
  const { state, protocol, address, txid, confirmations, required, reason, updatedAt } = withdrawal;
  const isKnown = state === 'sent' || state === 'done';
  return {
    status: lifeOfWithdrawal.states[state].wire,
    protocol,
    address,
    txid: isKnown ? txid : null,
    confirmations: isKnown ? confirmations : 0,
    required,
    reason: state === 'refused' ? reason : '',
    updatedAt,
  };
}
