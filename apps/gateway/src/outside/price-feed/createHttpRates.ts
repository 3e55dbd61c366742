import * as v from 'valibot';
import type { RateSnapshot, RateSource } from './RateSource.ts';
import { wirePrice } from './rounding.ts';

const TIMEOUT = 10_000;
const FRESH = 30_000;
const STALE = 10 * 60_000;
const MAX_BYTES = 1_048_576;

/** Keep every place: the cheapest coins cost less than the smallest price on the wire. */
const price = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,14})(?:\.\d{1,18})?$/));
const SOMETHING = /[1-9]/;
const positivePrice = v.pipe(price, v.transform(wirePrice), v.regex(SOMETHING));
const other = v.exactOptional(positivePrice);
const fiat = v.object({ CNY: positivePrice, USD: other, HKD: other, PHP: other });
const answer = v.object({
  fiat,
  coins: v.pipe(
    v.array(
      v.object({
        currency: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/)),
        price,
        series: v.pipe(v.array(price), v.minLength(1), v.maxLength(200)),
      }),
    ),
    v.maxLength(200),
    // A price of zero is a fault of the source. A coin without value would pass every limit.
    v.filterItems((coin) => SOMETHING.test(coin.price)),
  ),
});

/**
 * Prices from an HTTP source: `GET` answers `{fiat: {CNY, USD?, HKD?, PHP?}, coins: [{currency, price,
 * series}]}` with decimal strings. A coin without a price is left out. The gateway asks at most twice a minute. While the
 * source is silent, the last answer is valid for ten minutes. After that there are no prices.
 */
export function createHttpRates(
  url: string,
  now: () => number = () => performance.now(),
): Pick<RateSource, 'snapshot'> {
  let last: { readonly value: v.InferOutput<typeof answer>; readonly at: number } | undefined;
  let askedAt = -Infinity;
  let underway: Promise<void> | undefined;
  let problem: unknown;

  const refresh = async () => {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { accept: 'application/json' },
    });
    const text = await response.text();
    if (!response.ok || text.length > MAX_BYTES) throw new Error(`The price source answered ${response.status}.`);
    last = { value: v.parse(answer, JSON.parse(text)), at: now() };
  };

  return {
    async snapshot(at): Promise<RateSnapshot> {
      if (now() - askedAt > FRESH) {
        askedAt = now();
        underway = refresh().catch((error: unknown) => {
          problem = error;
        });
      }
      await underway;
      if (!last || now() - last.at > STALE) throw new Error('The price source gave no prices.', { cause: problem });
      return { at, ...last.value };
    },
  };
}
