/**
 * Percentages in tenths that add up to exactly 1000. Each is cut off, and the remainder goes to the parts that lost
 * most (largest remainder method, Hamilton); of equal parts the earlier one gets it.
 *
 * @param parts none below zero, and not all zero
 */
export function shareOut(parts: readonly bigint[]): readonly number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  const shares = parts.map((part) => Number((part * 1000n) / whole));
  const left = 1000 - shares.reduce((sum, share) => sum + share, 0);
  const remainders = parts.map((part, i) => ({ i, lost: (part * 1000n) % whole }));
  remainders.sort((a, b) => (a.lost < b.lost ? 1 : a.lost > b.lost ? -1 : a.i - b.i));
  for (const { i } of remainders.slice(0, left)) shares[i] = (shares[i] as number) + 1;
  return shares;
}
