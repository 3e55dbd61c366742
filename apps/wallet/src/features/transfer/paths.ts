/** Paths of sending money. */
export const transferPaths = {
  /** @param code a transfer code whose receiver and amount are filled in */
  transfer: (code?: string) => (code === undefined ? '/transfer' : `/transfer?ads=${code}`),
} as const;
