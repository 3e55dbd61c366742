/** Paths of paying a payment code. */
export const payPaths = {
  /** @param text the payment text to pay; without one the screen asks for it */
  pay: (text?: string) => (text === undefined ? '/pay' : `/pay?${new URLSearchParams({ text })}`),
  landing: () => '/pq',
} as const;
