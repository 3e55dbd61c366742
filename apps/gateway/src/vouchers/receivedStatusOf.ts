import { RECEIVED_STATUS, VOUCHER_STATUS } from '@ezwallet/api-client/contract';
import type { VoucherStatus } from './Voucher.ts';

export type ReceivedStatus = (typeof RECEIVED_STATUS)[keyof typeof RECEIVED_STATUS];

const { usable, locked, used, expired } = VOUCHER_STATUS;
const PILES: Readonly<Record<VoucherStatus, ReceivedStatus>> = {
  [usable]: RECEIVED_STATUS.atHand,
  [locked]: RECEIVED_STATUS.atHand,
  [used]: RECEIVED_STATUS.used,
  [expired]: RECEIVED_STATUS.expired,
};

/** The pile that a voucher is kept in. */
export function receivedStatusOf(status: VoucherStatus): ReceivedStatus {
  return PILES[status];
}
