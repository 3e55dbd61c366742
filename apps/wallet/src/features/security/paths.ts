/** Ways into the payment-password screen. */
export type PaymentPasswordMode = 'set' | 'change' | 'reset';

/** Paths of what keeps an account safe. */
export const securityPaths = {
  /** @param mode which of the ways; without one, setting or changing, whichever fits */
  paymentPassword: (mode?: PaymentPasswordMode) => (mode ? `/paymentpass?type=${mode}` : '/paymentpass'),
} as const;
