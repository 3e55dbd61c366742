/**
 * The quarter, in percent, that the progress has just reached; undefined when it is unchanged, and at the end, which
 * has its own announcement.
 */
export function quarterPassed(before: number, after: number): 25 | 50 | 75 | undefined {
  const quarter = Math.floor(after * 4);
  if (quarter <= Math.floor(before * 4) || quarter < 1 || quarter > 3) return undefined;
  return (quarter * 25) as 25 | 50 | 75;
}
