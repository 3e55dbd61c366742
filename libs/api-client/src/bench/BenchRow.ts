/** One line of the report: our time and a yardstick from the same run. */
export interface BenchRow {
  readonly what: string;
  readonly value: string;
  readonly yardstick: string;
  /** Ours divided by theirs. */
  readonly ratio: number;
  readonly aim: string;
  readonly met: boolean;
}

/**
 * Writes a line.
 * @param most the ratio should not exceed this
 */
export function benchRow(
  what: string,
  ours: number,
  theirs: number,
  library: string,
  unit: string,
  most: number,
): BenchRow {
  const show = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`;
  const ratio = ours / theirs;
  return {
    what,
    value: show(ours),
    yardstick: `${show(theirs)} of ${library}`,
    ratio,
    aim: `≤ ${most}`,
    met: ratio <= most,
  };
}
