import type { ValueSeries } from '@ezwallet/domain-stores';

/** The days of a value history as points of a chart. Each day is at its beginning on this device, so that its date is right. */
export function valuePoints(series: ValueSeries): { at: number; value: string }[] {
  return series.map(({ date, value }) => ({ at: new Date(`${date}T00:00`).getTime(), value }));
}

const HOUR = 60 * 60 * 1000;

/**
 * The values of the last 24 hours as points of a chart, an hour apart, the last of them now.
 *
 * @param now epoch milliseconds
 */
export function trailPoints(values: readonly string[], now: number): { at: number; value: string }[] {
  return values.map((value, index) => ({ at: now - (values.length - 1 - index) * HOUR, value }));
}
