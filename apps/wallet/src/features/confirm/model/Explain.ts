import type { MessageDescriptor } from '@lingui/core';
import type { Failure } from '@ezwallet/domain-stores';

/** Words for why an order cannot go on, at a time in epoch milliseconds. */
export type Explain = (problem: Failure, now: number) => MessageDescriptor;
