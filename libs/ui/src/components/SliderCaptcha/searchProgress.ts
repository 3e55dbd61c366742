/** Probable progress of an unbounded search after `tries`: the chance that it would have ended by now, 0 to 1. */
export function searchProgress(tries: number, bits: number): number {
  return 1 - Math.exp(-tries / 2 ** bits);
}
