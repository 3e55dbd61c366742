import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VoucherPile } from '@ezwallet/domain-stores';

/** What piles are called. */
export const pileNames: Readonly<Record<VoucherPile, MessageDescriptor>> = {
  usable: msg`Available`,
  used: msg`Used`,
  expired: msg`Expired`,
};
