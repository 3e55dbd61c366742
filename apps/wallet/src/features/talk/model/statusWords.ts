import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TradeStatus } from '@ezwallet/api-client/contract';

/** Where a trade is, as a tag says it. */
export const statusWords: Readonly<Record<TradeStatus, MessageDescriptor>> = {
  0: msg`Looking for a buyer`,
  1: msg`Waiting for payment`,
  2: msg`Completed`,
  3: msg`Waiting for release`,
  4: msg`In appeal`,
  5: msg`Support decides`,
  [-1]: msg`Cancelled`,
  [-2]: msg`Ended`,
};
