import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TradeStep } from '@ezwallet/api-client/contract';
import type { BuyerCancelReason, SellerCancelReason } from '@ezwallet/domain-stores';

const OTHER = msg`Another reason`;
const CHANGED_MIND = msg`I changed my mind`;

/** The reasons of a cancellation on each side; the compiler keeps them complete. */
export const cancelWords: {
  readonly buyer: Readonly<Record<BuyerCancelReason, MessageDescriptor>>;
  readonly seller: Readonly<Record<SellerCancelReason, MessageDescriptor>>;
} = {
  buyer: {
    CHANGED_MIND,
    CANNOT_PAY: msg`I cannot pay right now`,
    PAYEE_REFUSES: msg`The seller’s account cannot receive money`,
    WRONG_AMOUNT: msg`The amount is wrong`,
    OTHER,
  },
  seller: {
    CHANGED_MIND,
    PRICE: msg`I want another price`,
    TOO_SLOW: msg`It takes too long`,
    WRONG_ACCOUNT: msg`I want another payment account`,
    OTHER,
  },
};

/** Finds why a side cancelled, where a step says so. */
export function cancelReason({ event, reason }: Pick<TradeStep, 'event' | 'reason'>): MessageDescriptor | undefined {
  const side = event === 'buyerCancel' ? 'buyer' : event === 'sellerCancel' ? 'seller' : undefined;
  if (side === undefined || reason === 'OTHER') return undefined;
  const words: Readonly<Partial<Record<string, MessageDescriptor>>> = cancelWords[side];
  return words[reason];
}
