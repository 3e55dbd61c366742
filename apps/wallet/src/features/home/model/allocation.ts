import { compareAmounts, toMinorUnits } from '@ezwallet/validators';

/** Slices at most; what is left over is one more, without a currency. */
const SLICES = 5;

/** The worth of one currency's holding. */
export interface Worth {
  readonly currency: string;
  /** USDT, a decimal string with at most 2 places. */
  readonly usdt: string;
}

/** One part of the whole. */
export interface Slice {
  /** Null for all that is too small to have a slice of its own. */
  readonly currency: string | null;
  /** Tenths of a percent, rounded. */
  readonly permille: number;
  /** Exact enough to draw: 0 to 1. */
  readonly share: number;
}

const cents = ({ usdt }: Worth) => toMinorUnits(usdt, 2);

/** How the whole is made up, the largest part first; empty when there is nothing. */
export function allocate(worths: readonly Worth[]): readonly Slice[] {
  const parts = worths.filter(({ usdt }) => compareAmounts(usdt, '0') > 0);
  const total = parts.reduce((sum, part) => sum + cents(part), 0n);
  const sorted = [...parts].sort((a, b) => compareAmounts(b.usdt, a.usdt));
  const slice = (currency: string | null, worth: bigint): Slice => ({
    currency,
    permille: Number((worth * 2000n + total) / (total * 2n)),
    share: Number((worth * 1_000_000n) / total) / 1_000_000,
  });
  // A single one left over has a name.
  const shown = sorted.length === SLICES + 1 ? sorted : sorted.slice(0, SLICES);
  const rest = sorted.slice(shown.length).reduce((sum, part) => sum + cents(part), 0n);
  return [...shown.map((part) => slice(part.currency, cents(part))), ...(rest > 0n ? [slice(null, rest)] : [])];
}
