/** Paths of transfers. */
export const transferPaths = {
  /** @param code a transfer code that fills in the recipient and amount */
  transfer: (code?: string) => (code === undefined ? '/transfer' : `/transfer?ads=${code}`),
} as const;
