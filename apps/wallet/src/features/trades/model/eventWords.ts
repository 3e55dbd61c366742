import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TradeEvent, TradeRow, TradeStep } from '@ezwallet/api-client/contract';
import { lookOf } from '../../orders/index.ts';

/** Events that leave the status as it is, which says nothing about them. */
const IN_PLACE: Readonly<Partial<Record<TradeEvent, MessageDescriptor>>> = {
  extend: msg`More time to pay`,
  askCancel: msg`Request to cancel`,
  declineCancel: msg`Cancellation declined`,
  releaseDeadline: msg`Release is late`,
};

/** An event of a trade in two or three words. */
export const eventWords = ({ event, to }: Pick<TradeStep, 'event' | 'to'>, { transactionType }: Pick<TradeRow, 'transactionType'>): MessageDescriptor =>
  IN_PLACE[event] ?? lookOf({ status: to, transactionType }).name;
