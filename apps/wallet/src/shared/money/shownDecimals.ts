/** Places an amount is shown with: all there are, and at least two. */
export const shownDecimals = (amount: string): number => Math.max(2, amount.split('.')[1]?.length ?? 0);
