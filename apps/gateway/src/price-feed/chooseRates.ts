import type { Config } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import type { RateSource } from './RateSource.ts';
import { createHttpRates } from './createHttpRates.ts';
import { createRecordedRates } from './createRecordedRates.ts';

/** The source of prices that the configuration asks for. */
export function chooseRates({ ratesUrl }: Config, db: Db): RateSource {
  return ratesUrl ? withStoredHistory(db, createHttpRates(ratesUrl)) : createRecordedRates();
}

const HOUR = 60 * 60 * 1000;

interface Point {
  at: number;
  price: string;
}

/** Gives a source that knows the last day only a memory in the database, of the price at each full hour. */
export function withStoredHistory(db: Db, source: Pick<RateSource, 'snapshot'>): RateSource {
  return {
    snapshot: (at) => source.snapshot(at),

    async history(currency, hours) {
      const points = await db.query<Point>(sql`
        select at, price from rate_point
        where currency = ${currency} and at = any(${hours.map((at) => new Date(at))}::timestamptz[])`);
      const prices = new Map(points.map(({ at, price }) => [at, price]));
      return hours.map((at) => prices.get(at));
    },

    /** What is known already stays: a price of the past does not change. */
    async keep(at) {
      const { coins } = await source.snapshot(at);
      const hour = Math.floor(at / HOUR) * HOUR;
      const points = coins.flatMap(({ currency, series }) =>
        series.map((price, index) => ({ currency, price, at: hour - (series.length - 1 - index) * HOUR })),
      );
      await db.query(sql`
        insert into rate_point (currency, at, price)
        select * from unnest(${points.map(({ currency }) => currency)}::text[],
          ${points.map((point) => new Date(point.at))}::timestamptz[], ${points.map(({ price }) => price)}::text[])
        on conflict do nothing`);
    },
  };
}
