/** Paths of sending coins out over a network. */
export const withdrawalPaths = {
  /** @param code a transfer code whose address and amount are filled in */
  withdrawal: (code?: string) => (code === undefined ? '/withdrawal' : `/withdrawal?ads=${code}`),
} as const;
