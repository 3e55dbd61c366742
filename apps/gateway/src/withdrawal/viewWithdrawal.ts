import { type ChainMove, WITHDRAWAL_STATUS } from '@ezwallet/api-client/contract';
import type { Withdrawal, WithdrawalState } from './Withdrawal.ts';

const { review, sent, done, refused } = WITHDRAWAL_STATUS;
const STATUSES: Readonly<Record<WithdrawalState, ChainMove['status']>> = {
  review,
  // Nothing that its owner could see has happened yet.
  approved: review,
  signed: review,
  sent,
  done,
  refused,
};

/** A withdrawal as its owner sees it. What the house says to itself stays with the house. */
export function viewWithdrawal(withdrawal: Withdrawal): ChainMove {
  const { state, protocol, address, txid, confirmations, required, reason, updatedAt } = withdrawal;
  const isKnown = state === 'sent' || state === 'done';
  return {
    status: STATUSES[state],
    protocol,
    address,
    txid: isKnown ? txid : null,
    confirmations: isKnown ? confirmations : 0,
    required,
    reason: state === 'refused' ? reason : '',
    updatedAt,
  };
}
