import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OfferedVoucher } from '@ezwallet/domain-stores';
import { moneyText } from '../../../shared/money/moneyText.ts';

/** Why a coupon cannot be used for this transaction. */
const obstacles: Readonly<
  Record<NonNullable<OfferedVoucher['obstacle']>, (coupon: OfferedVoucher) => MessageDescriptor>
> = {
  AMOUNT_TOO_SMALL: ({ minAmount }) => msg`Requires at least ${moneyText(minAmount, 'USDT')}`,
  PAY_METHOD: () => msg`Not for this transaction`,
  NOT_STARTED: () => msg`Not valid yet`,
  LOCKED: () => msg`In use by another order`,
  USES_OF_TODAY: () => msg`Daily coupon limit reached`,
};

/** The terms of a coupon, or why it cannot be used. */
export const couponTerms = (coupon: OfferedVoucher): MessageDescriptor =>
  obstacles[coupon.obstacle ?? 'AMOUNT_TOO_SMALL'](coupon);
