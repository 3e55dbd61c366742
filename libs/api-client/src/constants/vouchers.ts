/**
 * Kinds of voucher: a percentage of a purchase, a fixed amount on a purchase, a percentage of a sale, or a withdrawal
 * without fee.
 */
export const VOUCHER_KINDS = { buyPercent: 1, buyFixed: 2, sellPercent: 3, withdrawalFee: 4 } as const;

/** Status of a voucher. An open order locks a voucher and returns it if the order fails. */
export const VOUCHER_STATUS = { usable: 1, locked: 2, used: 3, expired: 4 } as const;

/** Uses of a voucher: to buy, to sell, or to withdraw. */
export const VOUCHER_USES = { buy: 1, sell: 2, withdrawal: 3 } as const;

/** Groups of vouchers: available (usable and locked), used, expired. */
export const RECEIVED_STATUS = { atHand: 1, used: 2, expired: 3 } as const;

/** Origins of a voucher: joining, selling, an anniversary, a gift of the platform, an activity. */
export const VOUCHER_SOURCES = ['WELCOME', 'SELLING', 'ANNIVERSARY', 'GIFT', 'ACTIVITY'] as const;

/** Origin of a voucher in the platform's own terms: one of {@link VOUCHER_SOURCES}. */
export type VoucherSource = (typeof VOUCHER_SOURCES)[number];

/** Reasons why a voucher does not fit an order. */
export const VOUCHER_OBSTACLES = ['AMOUNT_TOO_SMALL', 'PAY_METHOD', 'NOT_STARTED', 'LOCKED', 'USES_OF_TODAY'] as const;

/** State of a voucher on an order: set aside, credited at completion, or returned when the order failed. */
export const VOUCHER_OUTCOMES = ['LOCKED', 'CREDITED', 'RETURNED'] as const;

/** Origins of a bonus. */
export const BONUS_SOURCES = ['voucher', 'payMethod', 'invitation', 'activity'] as const;
