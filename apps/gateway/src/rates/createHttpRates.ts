import { multiplyAmounts } from '@ezwallet/validators';
import * as v from 'valibot';
import type { RateSnapshot, RateSource } from './RateSource.ts';

const TIMEOUT = 10_000;
const FRESH = 30_000;
const STALE = 10 * 60_000;
const MAX_BYTES = 1_048_576;

/** Places that the wire carries. */
const PLACES = 8;
const price = v.pipe(
  v.string(),
  v.regex(/^(?:0|[1-9]\d{0,14})(?:\.\d{1,18})?$/),
  v.transform((text) => multiplyAmounts(text, '1', PLACES)),
);
const other = v.exactOptional(price);
const fiat = v.object({ CNY: price, USD: other, HKD: other, PHP: other });
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
  ),
});

/**
 * Prices from an HTTP source: `GET` answers `{fiat: {CNY, USD?, HKD?, PHP?}, coins: [{currency, price,
 * series}]}` with decimal strings. Asked at most twice a minute; while the source is silent the last answer serves for
 * ten minutes, then there are no prices.
 */
export function createHttpRates(
  url: string,
  now: () => number = () => performance.now(),
): Pick<RateSource, 'snapshot'> {
  let last: { readonly value: v.InferOutput<typeof answer>; readonly at: number } | undefined;
  let underway: Promise<void> | undefined;

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
      if (!last || now() - last.at > FRESH) {
        underway ??= refresh().finally(() => {
          underway = undefined;
        });
        try {
          await underway;
        } catch (error) {
          if (!last || now() - last.at > STALE) throw error;
        }
      }
      if (!last) throw new Error('The price source gave no prices.');
      return { at, ...last.value };
    },
  };
}
