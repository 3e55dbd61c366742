import type { FiatCurrency } from '@ezwallet/api-client/contract';
import { fromMinorUnits, parseMinorUnits } from '@ezwallet/validators';
import recording from './recording.json' with { type: 'json' };
import type { RateSnapshot, RateSource } from './RateSource.ts';
import { roundPrice } from './rounding.ts';

const HOUR = 60 * 60 * 1000;
const HOURS = 24;
const PLACES = 8;
/** The unit of drift. */
const WHOLE = 10_000n;

/**
 * Hourly prices over a week. An invented walk changes them from day to day, so that months differ. Week and walk end where
 * they begin, so they can repeat without a jump.
 */
export interface Recording {
  readonly fiat: Readonly<Record<FiatCurrency, readonly string[]>>;
  readonly coins: Readonly<Record<string, readonly string[]>>;
  /** The factor of a coin's prices when each day begins, in ten-thousandths. A coin without it does not drift. */
  readonly drift: Readonly<Record<string, readonly number[]>>;
}

/** Plays a recording by the database's clock, so that every process shows the same price at the same time. */
export function createRecordedRates({ fiat, coins, drift }: Recording = recording): RateSource {
  const priceAt = (currency: string, hour: number): string => {
    const price = pick(coins[currency], hour);
    const walk = drift[currency];
    return walk ? bend(price, walk, hour) : price;
  };
  return {
    async snapshot(at): Promise<RateSnapshot> {
      const hour = Math.floor(at / HOUR);
      const fiatPrice = (currency: FiatCurrency) => pick(fiat[currency], hour);
      return {
        at,
        fiat: { CNY: fiatPrice('CNY'), USD: fiatPrice('USD'), HKD: fiatPrice('HKD'), PHP: fiatPrice('PHP') },
        coins: Object.keys(coins).map((currency) => ({
          currency,
          price: priceAt(currency, hour),
          series: Array.from({ length: HOURS + 1 }, (_, index) => priceAt(currency, hour - HOURS + index)),
        })),
      };
    },
    async history(currency, hours) {
      const known: Readonly<Record<string, readonly string[]>> = fiat;
      const hourOf = (at: number) => Math.floor(at / HOUR);
      if (currency in coins) return hours.map((at) => priceAt(currency, hourOf(at)));
      return hours.map((at) => known[currency] && pick(known[currency], hourOf(at)));
    },
  };
}

function pick<Item>(series: readonly Item[] | undefined, index: number): Item {
  const item = series?.[index % series.length];
  if (item === undefined) throw new Error('The recording of prices has an empty series. Restore recording.json.');
  return item;
}

/** Between two days the walk is a straight line. */
function bend(price: string, walk: readonly number[], hour: number): string {
  const day = Math.floor(hour / HOURS);
  const passed = hour % HOURS;
  const factor = pick(walk, day) * (HOURS - passed) + pick(walk, day + 1) * passed;
  const parsed = parseMinorUnits(price, PLACES, 'down');
  if (!parsed.ok) throw new Error(`The recording of prices has "${price}", which is not an amount.`);
  return roundPrice(fromMinorUnits((parsed.value * BigInt(factor)) / (WHOLE * BigInt(HOURS)), PLACES), 'half-up');
}
