import type { MessageDescriptor } from '@lingui/core';
import type { Failure } from '@ezwallet/domain-stores';

/** Turns the problem of an order into words, at a time in epoch milliseconds. */
export type Explain = (problem: Failure, now: number) => MessageDescriptor;
