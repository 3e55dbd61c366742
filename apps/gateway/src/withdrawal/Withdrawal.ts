import type { Network } from '@ezwallet/validators';

/**
 * Where a withdrawal stands. It waits for the policy or an operator in `review`; `approved` it may be signed; what is
 * `signed` is stored and may be on its way; `sent` the network knows it; `done` and `refused` are ends.
 */
export type WithdrawalState = 'review' | 'approved' | 'signed' | 'sent' | 'done' | 'refused';

/** Who moved it on. */
export type WithdrawalActor = 'member' | 'policy' | 'operator' | 'sender';

/** Money on its way to an address. Amounts are minor units of the ledger, times epoch milliseconds. */
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
  /** Why it is where it is, where that needs a word. */
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
