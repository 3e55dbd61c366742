/** First digits of a step, in tenths; zeros follow. */
const LEADS = [10n, 15n, 20n, 25n, 30n, 40n, 50n, 60n, 70n, 80n, 90n];

const floorTo = (value: bigint, step: bigint) => {
  const rest = value % step;
  return value - (rest < 0n ? rest + step : rest);
};

/**
 * The three values at the grid lines: round numbers one step apart, the closest that include both ends. Zero is one of
 * them when it lies between the ends. A flat series has only its own value.
 */
export function valueTicks(low: bigint, high: bigint): readonly bigint[] {
  if (low === high) return [low];
  const aroundZero = low < 0n && high > 0n;
  // The first two steps are shorter than any range with that many digits, so the first step that fits is the closest.
  for (let unit = 10n ** BigInt(Math.max(0, String(high - low).length - 2)); ; unit *= 10n) {
    for (const lead of LEADS) {
      // A step cannot be half a minor unit.
      if ((lead * unit) % 10n) continue;
      const step = (lead * unit) / 10n;
      const base = floorTo(low, aroundZero ? step : unit);
      if (base + 2n * step >= high) return [base, base + step, base + 2n * step];
    }
  }
}
