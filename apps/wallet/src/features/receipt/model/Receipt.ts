import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';

/** A sealed receipt of a completed bill. */
export type Receipt = ResponseOf<Contract['order']['getPaymentReceipt']>;
