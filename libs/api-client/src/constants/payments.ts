/** Recipient of money: a user number, an address, the author of a payment code, or a merchant (3 and 4 are ours). */
export const TRANSFER_TARGETS = { user: 1, address: 2, paymentText: 3, merchantPayment: 4 } as const;

/** Warnings about a recipient before sending. */
export const TRANSFER_WARNINGS = ['FIRST_TIME', 'SIMILAR_ADDRESS', 'INTERNAL_ADDRESS'] as const;

/** What a payment code asks for: any amount without expiry, or one amount until a time. */
export const PAYMENT_TEXT_TYPES = ['static', 'amount'] as const;

/** Status of a payment that a merchant asked for. */
export const MERCHANT_PAYMENT_STATUS = { created: 0, paying: 1, paid: 2, expired: 3, closed: 4, refunded: 5 } as const;

/** Irregularities of what was paid: too little, too much, or too late. */
export const MERCHANT_PAYMENT_FLAGS = ['PARTIAL', 'OVER', 'LATE'] as const;

/** Ways to pay a merchant: from the balance, by buying first, or on a network. */
export const MERCHANT_PAYMENT_WAYS = ['balance', 'buy', 'chain'] as const;

/** Purposes of a payment-password ticket. A ticket is valid for its own scene only. */
export const PAY_SCENES = ['transfer', 'withdraw', 'pay', 'sell', 'lots', 'release', 'giveUp', 'bankAccount'] as const;

/** The two limits that a member may set. */
export const OWN_LIMITS = ['orderQuantity', 'payment'] as const;
