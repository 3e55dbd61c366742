/** Modes of the payment password screen. */
export type PaymentPasswordMode = 'set' | 'change' | 'reset';

/** Paths of account security. */
export const securityPaths = {
  /** @param mode the mode; without one, set or change, whichever fits */
  paymentPassword: (mode?: PaymentPasswordMode) => (mode ? `/paymentpass?type=${mode}` : '/paymentpass'),
} as const;
