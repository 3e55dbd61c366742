import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VoucherPile } from '@ezwallet/domain-stores';

/** Names of the piles. */
export const pileNames: Readonly<Record<VoucherPile, MessageDescriptor>> = {
  usable: msg`Available`,
  reserved: msg`Reserved`,
  used: msg`Used`,
  expired: msg`Expired`,
};
