/** Path of the coupons. */
export const voucherPaths = {
  vouchers: () => '/voucher',
} as const;
