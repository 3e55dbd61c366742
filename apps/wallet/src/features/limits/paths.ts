/** Paths of the person's own limits. */
export const limitsPaths = {
  payments: () => '/paymentCountSetting',
  orders: () => '/orderCountSetting',
} as const;
