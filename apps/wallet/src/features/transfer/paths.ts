/** Paths of sending money. */
export const transferPaths = {
  transfer: () => '/transfer',
} as const;
