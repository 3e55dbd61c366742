/** Path of the person's own payment code. */
export const receivePaths = {
  code: () => '/paymentQrcode',
} as const;
