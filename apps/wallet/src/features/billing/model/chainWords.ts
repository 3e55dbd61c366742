import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChainMove } from '@ezwallet/api-client/contract';
import type { OrderProgressStatus } from '@ezwallet/ui';

/** Why the platform or the network stopped a recharge or a withdrawal. */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  BELOW_MINIMUM: msg`The amount is below the minimum deposit, so we did not credit it.`,
  DROPPED_BY_NETWORK: msg`The network dropped this transaction, so nothing arrived.`,
  RECHARGE_CLOSED: msg`Deposits to this account were unavailable when the money arrived.`,
};

/** A reason in words: our own for the codes there are, else as an operator wrote it; null for none. */
export function reasonText(reason: string): MessageDescriptor | string | null {
  return reasons[reason] ?? (reason === '' ? null : reason);
}

/** A way over a network: its steps, the one that is reached, and how that stands. */
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

/** How far a withdrawal is: 0 under review, 1 sent, 2 confirmed, -1 refused. */
const outgoing = {
  0: { steps: OUTGOING, current: 1, status: 'review' },
  1: { steps: OUTGOING, current: 2, status: 'waiting' },
  2: { steps: OUTGOING, current: 3, status: 'done' },
  [-1]: { steps: OUTGOING, current: 1, status: 'failed' },
} as const satisfies Record<ChainMove['status'], ChainWay>;

/** How far a recharge is: 0 gathering confirmations, 1 under review, 2 credited, -1 cancelled by the back office. */
const incoming = {
  0: { steps: INCOMING, current: 1, status: 'waiting' },
  1: { steps: INCOMING, current: 1, status: 'review' },
  2: { steps: INCOMING, current: 2, status: 'done' },
  [-1]: { steps: INCOMING, current: 1, status: 'cancelled' },
} as const satisfies Record<ChainMove['status'], ChainWay>;

/** How far a bill's money is on its network; what leaves and what comes in have statuses of their own. */
export const chainWay = (leaves: boolean, status: ChainMove['status']): ChainWay => (leaves ? outgoing : incoming)[status];

/** Confirmations are being gathered: the number is about to change. */
export const isConfirming = ({ leaves, chain }: { leaves: boolean; chain: ChainMove }): boolean =>
  chain.status === (leaves ? 1 : 0) && chain.txid !== null;
