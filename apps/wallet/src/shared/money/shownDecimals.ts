/** Decimal places to show for an amount: all that it has, and at least two. */
export const shownDecimals = (amount: string): number => Math.max(2, amount.split('.')[1]?.length ?? 0);
