import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChainMove } from '@ezwallet/api-client/contract';
import type { OrderProgressStatus } from '@ezwallet/ui';

/** Why the platform or the network stopped a deposit or a withdrawal. */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  BELOW_MINIMUM: msg`The amount is below the minimum deposit, so we did not credit it.`,
  DROPPED_BY_NETWORK: msg`The network dropped this transaction, so nothing arrived.`,
  RECHARGE_CLOSED: msg`Deposits to this account were unavailable when the money arrived.`,
};

/** A reason in words: our own text for known codes, otherwise the operator's text. Null for none. */
export function reasonText(reason: string): MessageDescriptor | string | null {
  return reasons[reason] ?? (reason === '' ? null : reason);
}

/** A way over a network: its steps, the current step, and its state. */
export interface ChainWay {
  readonly steps: readonly { readonly key: string; readonly label: MessageDescriptor }[];
  readonly current: number;
  readonly status: OrderProgressStatus;
}

const OUTGOING = [
  { key: 'requested', label: msg({ message: 'Requested', context: 'step of a withdrawal' }) },
  { key: 'review', label: msg({ message: 'Review', context: 'step of a withdrawal' }) },
  { key: 'sent', label: msg({ message: 'Sent', context: 'step of a withdrawal' }) },
  { key: 'done', label: msg({ message: 'Arrived', context: 'step of a withdrawal' }) },
];

const INCOMING = [
  { key: 'seen', label: msg({ message: 'Detected', context: 'step of a deposit' }) },
  { key: 'confirming', label: msg({ message: 'Confirming', context: 'step of a deposit' }) },
  { key: 'credited', label: msg({ message: 'Credited', context: 'step of a deposit' }) },
];

/** Steps of a withdrawal by status: 0 under review, 1 sent, 2 confirmed, -1 refused. */
const outgoing = {
  0: { steps: OUTGOING, current: 1, status: 'review' },
  1: { steps: OUTGOING, current: 2, status: 'waiting' },
  2: { steps: OUTGOING, current: 3, status: 'done' },
  [-1]: { steps: OUTGOING, current: 1, status: 'failed' },
} as const satisfies Record<ChainMove['status'], ChainWay>;

/**
 * Steps of a deposit by status: 0 waiting for confirmations, 1 under review, 2 credited, -1 cancelled by the back
 * office.
 */
const incoming = {
  0: { steps: INCOMING, current: 1, status: 'waiting' },
  1: { steps: INCOMING, current: 1, status: 'review' },
  2: { steps: INCOMING, current: 2, status: 'done' },
  [-1]: { steps: INCOMING, current: 1, status: 'cancelled' },
} as const satisfies Record<ChainMove['status'], ChainWay>;

/** The progress of a bill's money on its network. Withdrawals and deposits have their own statuses. */
export const chainWay = (leaves: boolean, status: ChainMove['status']): ChainWay =>
  (leaves ? outgoing : incoming)[status];

/** The bill is waiting for confirmations, so the number will change soon. */
export const isConfirming = ({ leaves, chain }: { leaves: boolean; chain: ChainMove }): boolean =>
  chain.status === (leaves ? 1 : 0) && chain.txid !== null;
