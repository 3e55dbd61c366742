import recording from './recording.json' with { type: 'json' };
import type { RateSnapshot, RateSource } from './RateSource.ts';

const HOUR = 60 * 60 * 1000;
const SERIES_HOURS = 24;

/** Hourly prices over a week that ends where it begins, so that it can be played again and again. */
export interface Recording {
  readonly cny: readonly string[];
  readonly coins: Readonly<Record<string, readonly string[]>>;
}

/** Plays a recording by the database's clock: every process shows the same price at the same time. */
export function createRecordedRates(series: Recording = recording): RateSource {
  return {
    async snapshot(at): Promise<RateSnapshot> {
      const hour = Math.floor(at / HOUR);
      return {
        at,
        cny: pick(series.cny, hour),
        coins: Object.entries(series.coins).map(([currency, prices]) => ({
          currency,
          price: pick(prices, hour),
          series: Array.from({ length: SERIES_HOURS + 1 }, (_, index) => pick(prices, hour - SERIES_HOURS + index)),
        })),
      };
    },
  };
}

function pick(prices: readonly string[], hour: number): string {
  return prices[hour % prices.length] ?? '0';
}
