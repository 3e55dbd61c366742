import type { Bill as BillView } from '@ezwallet/api-client/contract';

type Side = BillView['counterparty'];

/** What a receipt says; times in epoch milliseconds. A side that is a network is null. */
export interface Receipt extends BillView {
  readonly payer: Side;
  readonly payee: Side;
  readonly txid: string | null;
  readonly completedAt: number;
}
