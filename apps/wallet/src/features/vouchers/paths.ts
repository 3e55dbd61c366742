/** Path of the vouchers. */
export const voucherPaths = {
  vouchers: () => '/voucher',
} as const;
