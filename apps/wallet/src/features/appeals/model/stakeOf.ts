import type { Trade } from '@ezwallet/api-client/contract';

/** The coins that an appeal is about: those of the trade or, after its end, those that are on hold again. Decimal string. */
export const stakeOf = ({ amount, appeal }: Pick<Trade, 'amount' | 'appeal'>): string => appeal?.late?.escrow ?? amount;
