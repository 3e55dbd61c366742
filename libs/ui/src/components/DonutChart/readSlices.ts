import { fromMinor, scaleOf, toMinor } from '../../internal/decimal.ts';
import { chartTokens, type ChartToken } from '../../tokens/tokens.ts';
import { shareOut } from './shareOut.ts';

/** One part of the whole. */
export interface DonutItem {
  value: string;
  label: string;
  /** A decimal string. Values that are not above zero are dropped. */
  amount: string;
  /** The item's own hue, such as `coinHue('BTC')`. Default: by rank. */
  hue?: ChartToken | undefined;
}

/** A part as drawn and listed. */
export interface Slice {
  key: string;
  label: string;
  value: string;
  hue: ChartToken | 'other';
  /** Share of the whole, 0 to 1, for the drawing. */
  share: number;
  /** One decimal place. All percentages add up to 100.0. */
  percent: string;
}

const MOST_SLICES = 6;

/** Key of the slice that contains the rest. A host's key cannot equal it. */
export const OTHER = ':other';

/** The six largest parts in descending order, and the total of the rest as one more. */
export function readSlices(items: readonly DonutItem[], otherLabel: string): readonly Slice[] {
  const scale = scaleOf(items.map(({ amount: value }) => value));
  const ranked = items
    .map((item) => ({ ...item, minor: toMinor(item.amount, scale) ?? 0n }))
    .filter(({ minor }) => minor > 0n)
    .sort((a, b) => (a.minor < b.minor ? 1 : a.minor > b.minor ? -1 : 0));
  if (!ranked.length) return [];
  const parts = ranked.slice(0, MOST_SLICES).map(({ value: key, label, amount: value, hue, minor }, i) => ({
    key,
    label,
    value,
    hue: hue ?? (chartTokens[i] as ChartToken),
    minor,
  }));
  const rest = ranked.slice(MOST_SLICES).reduce((sum, { minor }) => sum + minor, 0n);
  const all: readonly (Omit<Slice, 'share' | 'percent'> & { minor: bigint })[] = rest
    ? [...parts, { key: OTHER, label: otherLabel, value: fromMinor(rest, scale), hue: 'other', minor: rest }]
    : parts;
  const minors = all.map(({ minor }) => minor);
  const whole = minors.reduce((sum, minor) => sum + minor, 0n);
  const tenths = shareOut(minors);
  return all.map(({ minor, ...slice }, i) => ({
    ...slice,
    share: Number((minor * 1_000_000n) / whole) / 1_000_000,
    percent: percentText(tenths[i] as number),
  }));
}

/** A part too small for one decimal place is still not zero. */
function percentText(tenths: number): string {
  return tenths ? `${Math.floor(tenths / 10)}.${tenths % 10}%` : '<0.1%';
}
