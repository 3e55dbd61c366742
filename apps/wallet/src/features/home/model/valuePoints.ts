import type { ValueSeries } from '@ezwallet/domain-stores';

/** The days of a value history as points of a chart. Each day is at its beginning on this device, so that its date is right. */
export function valuePoints(series: ValueSeries): { at: number; value: string }[] {
  return series.map(({ date, value }) => ({ at: new Date(`${date}T00:00`).getTime(), value }));
}
