import { fromMinor } from '../../internal/decimal.ts';
import type { Sample, Series } from './readSeries.ts';

/** Summary of a series; values are decimal strings. */
export interface Summary {
  first: Sample;
  last: Sample;
  high: Sample;
  low: Sample;
  direction: 'up' | 'down' | 'flat';
  /** Without a sign, because `direction` gives it. */
  change: string;
  /** Percentage of the first value with two places, cut off; absent when the first value is not above zero. */
  percent: string | undefined;
}

/** Range, change, high and low, exact to the last digit; of equal highs or lows the earliest. Undefined when empty. */
export function summarize({ samples, scale }: Series): Summary | undefined {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last) return undefined;
  const difference = last.minor - first.minor;
  const change = difference < 0n ? -difference : difference;
  return {
    first,
    last,
    high: samples.reduce((a, b) => (b.minor > a.minor ? b : a)),
    low: samples.reduce((a, b) => (b.minor < a.minor ? b : a)),
    direction: difference > 0n ? 'up' : difference < 0n ? 'down' : 'flat',
    change: fromMinor(change, scale),
    percent: first.minor > 0n ? fromMinor((change * 10_000n) / first.minor, 2) : undefined,
  };
}
