/** Paths of the limits that people set for themselves. */
export const limitsPaths = {
  payments: () => '/paymentCountSetting',
  orders: () => '/orderCountSetting',
} as const;
