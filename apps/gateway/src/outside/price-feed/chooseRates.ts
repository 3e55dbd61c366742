import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { RateSource } from './RateSource.ts';
import { createHttpRates } from './createHttpRates.ts';
import { createMedianRates } from './createMedianRates.ts';
import { createRecordedRates } from './createRecordedRates.ts';
import { createSteadyRates } from './createSteadyRates.ts';

/** Makes the source of prices of the configuration: the median of all, without what jumps. */
export function chooseRates({ ratesUrls, policy }: Config, db: Db, log: FastifyBaseLogger): RateSource {
  if (ratesUrls.length === 0) return createRecordedRates();
  const all = createMedianRates(ratesUrls.map((url) => createHttpRates(url)));
  const steady = createSteadyRates(all, policy.prices, (currency, from, to) =>
    log.error({ event: 'price_jumped', currency, from, to }, 'a price has jumped, and counts once it holds'),
  );
  return withStoredHistory(db, steady);
}

const HOUR = 60 * 60 * 1000;

interface Point {
  at: number;
  price: string;
}

/** Adds a memory to a source that only knows the last day: the database keeps the price at each full hour. */
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

    /** Stores prices, and keeps the ones that are there: a price of the past does not change. */
    async keep(at) {
      const { coins, fiat } = await source.snapshot(at);
      const hour = Math.floor(at / HOUR) * HOUR;
      const points = coins.flatMap(({ currency, series }) =>
        series.map((price, index) => ({ currency, price, at: hour - (series.length - 1 - index) * HOUR })),
      );
      // The source tells no past of the fiat currencies, so theirs begins here.
      for (const [currency, price] of Object.entries(fiat)) points.push({ currency, price, at: hour });
      await db.query(sql`
        insert into rate_point (currency, at, price)
        select * from unnest(${points.map(({ currency }) => currency)}::text[],
          ${points.map((point) => new Date(point.at))}::timestamptz[], ${points.map(({ price }) => price)}::text[])
        on conflict do nothing`);
    },
  };
}
