import { scaleOf, toMinor } from '../../internal/decimal.ts';

/** One value of a series. */
export interface ChartPoint {
  /** Epoch ms. */
  at: number;
  /** A decimal string such as `12846.32`. */
  value: string;
}

/** A point with its value in minor units, for positions and totals. */
export interface Sample extends ChartPoint {
  minor: bigint;
}

/** The data of a chart, in time order, one sample per moment. */
export interface Series {
  samples: readonly Sample[];
  /** `minor` counts units of 10^-scale. */
  scale: number;
}

const DAY_MS = 86_400_000;

/**
 * Sorts points and drops those that cannot be drawn: values that are not decimal numbers, the earlier of two at one
 * moment, and points more than `days` before the last.
 */
export function readSeries(points: readonly ChartPoint[], days: number): Series {
  const scale = scaleOf(points.map(({ value }) => value));
  const byMoment = new Map<number, Sample>();
  for (const { at, value } of points) {
    const minor = toMinor(value, scale);
    if (minor !== undefined && Number.isFinite(at)) byMoment.set(at, { at, value, minor });
  }
  const samples = [...byMoment.values()].sort((a, b) => a.at - b.at);
  const since = (samples.at(-1)?.at ?? 0) - days * DAY_MS;
  return { samples: samples.filter(({ at }) => at >= since), scale };
}
