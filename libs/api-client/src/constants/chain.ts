/** Kinds of deposit: through a merchant, by buying from a seller, or on a network (3 is ours). */
export const RECHARGE_TYPES = { merchant: 1, c2cSell: 2, onChain: 3 } as const;

/** Filter of a tab in the list of deposits, by the tab's position: all, waiting, under review, approved. */
export const RECHARGE_FLAGS = ['', '0', '1', '2'] as const;

/** A warning to show before someone sends to the address. */
export const RECHARGE_WARNINGS = ['ONLY_THIS_NETWORK', 'ONLY_THIS_TOKEN', 'NETWORK_SLOW'] as const;

/** Status of a withdrawal: under review, sent to its network, confirmed there, or refused and refunded. */
export const WITHDRAWAL_STATUS = { review: 0, sent: 1, done: 2, refused: -1 } as const;

/** Status of a deposit: collecting confirmations, under review, credited, or cancelled by staff. */
export const RECHARGE_STATUS = { waiting: 0, review: 1, approved: 2, cancelled: -1 } as const;

/** The network of a call that names none (product specification, section 9). */
export const DEFAULT_PROTOCOL = 'trc20';
