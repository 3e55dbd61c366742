/** Paths of withdrawals. */
export const withdrawalPaths = {
  /** @param code a transfer code that fills in the address and amount */
  withdrawal: (code?: string) => (code === undefined ? '/withdrawal' : `/withdrawal?ads=${code}`),
} as const;
