import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TradeParty } from '@ezwallet/api-client/contract';
import type { AppealReason, BuyerReason, SellerReason } from '@ezwallet/domain-stores';

/** Reasons of an appeal in words. */
export const reasonWords: Readonly<Record<AppealReason, MessageDescriptor>> = {
  NOT_RELEASED: msg`I paid, but the seller does not release`,
  SELLER_UNREACHABLE: msg`The seller does not answer`,
  SELLER_ASKS_MORE: msg`The seller asks for more money`,
  NOT_PAID: msg`No payment arrived`,
  WRONG_AMOUNT: msg`The amount is wrong`,
  THIRD_PARTY_PAYER: msg`Somebody else paid`,
  FORGED_PROOF: msg`The proof is not real`,
  PAYMENT_FROZEN: msg`My bank froze the payment`,
  OTHER: msg`Another reason`,
};

const BUYER: Readonly<Record<BuyerReason, true>> = {
  NOT_RELEASED: true,
  SELLER_UNREACHABLE: true,
  SELLER_ASKS_MORE: true,
  OTHER: true,
};
const SELLER: Readonly<Record<SellerReason, true>> = {
  NOT_PAID: true,
  WRONG_AMOUNT: true,
  THIRD_PARTY_PAYER: true,
  FORGED_PROOF: true,
  PAYMENT_FROZEN: true,
  OTHER: true,
};

/** The reasons that a side can choose from. */
export const reasonsOf = (side: TradeParty): readonly AppealReason[] =>
  Object.keys(side === 'buyer' ? BUYER : SELLER) as AppealReason[];
