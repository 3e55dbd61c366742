import type { PendingRequest } from '@ezwallet/domain-stores';

/** When a request was sent, on the server's clock: that of the device may be wrong. Epoch milliseconds. */
export const sentTime = ({ sentAt, startedAt }: Pick<PendingRequest, 'sentAt' | 'startedAt'>): number =>
  sentAt ?? startedAt;
