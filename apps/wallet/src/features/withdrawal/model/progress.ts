import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChainMove } from '@ezwallet/api-client/contract';
import type { OrderProgressStatus, ResultStatus } from '@ezwallet/ui';

/** The text of an accepted withdrawal, and its progress in four steps. */
export interface ProgressLook {
  readonly result: ResultStatus;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly current: number;
  readonly status: OrderProgressStatus;
}

/** The steps of a withdrawal. */
export const STEPS = [
  { key: 'requested', label: msg({ message: 'Requested', context: 'step of a withdrawal' }) },
  { key: 'review', label: msg({ message: 'Review', context: 'step of a withdrawal' }) },
  { key: 'sent', label: msg({ message: 'On-chain', context: 'step of a withdrawal' }) },
  { key: 'done', label: msg({ message: 'Arrived', context: 'step of a withdrawal' }) },
] as const satisfies readonly { key: string; label: MessageDescriptor }[];

/** Under review, sent to its network, confirmed there, or refused and refunded. */
export const progressLooks: { readonly [S in ChainMove['status']]: ProgressLook } = {
  0: {
    result: 'pending',
    title: msg`Under review`,
    text: msg`We are reviewing your withdrawal. You can leave this screen.`,
    current: 1,
    status: 'review',
  },
  1: {
    result: 'pending',
    title: msg`On its way`,
    text: msg`The network is confirming it. This takes a few minutes to 1 hour.`,
    current: 2,
    status: 'waiting',
  },
  2: { result: 'success', title: msg`Arrived`, text: msg`The network confirmed it.`, current: 3, status: 'done' },
  [-1]: {
    result: 'failed',
    title: msg`Withdrawal rejected`,
    text: msg`The money is back in your balance.`,
    current: 1,
    status: 'failed',
  },
};
