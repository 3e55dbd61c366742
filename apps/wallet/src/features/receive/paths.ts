/** Path of showing one's own payment code. */
export const receivePaths = {
  code: () => '/paymentQrcode',
} as const;
