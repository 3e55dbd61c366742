import { type FIAT_CURRENCIES, type PayMethodId, PAY_METHODS } from '@ezwallet/api-client/contract';
import { addAmounts, multiplyAmounts, subtractAmounts, toMinorUnits } from '@ezwallet/validators';
import type { Services } from '../../call/Services.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, type Sql, sql } from '../../db/index.ts';
import { readRates } from '../../money/rates/rates.ts';
import { priceOf } from '../../money/rates/valuation.ts';

/** Fiat money of trades, and the decimal places of its amounts and prices. */
export const FIAT = 'CNY' satisfies (typeof FIAT_CURRENCIES)[number];
export const FIAT_PLACES = 2;

/** Buyers pay the middle price and a margin, rounded up; sellers get it less the margin, rounded down. */
export type Side = 'buy' | 'sell';

const EXACT = 18;

/**
 * The middle price of one whole coin now, in fiat.
 * @returns `NOT_TRADABLE` for a coin without trades, `TRY_AGAIN_LATER` while prices are silent
 */
export async function middlePrice(services: Services, currency: string): Promise<Outcome<string>> {
  if (!services.config.policy.trade.currencies.includes(currency)) return new Refusal('NOT_TRADABLE');
  const rates = await readRates(services);
  const price = priceOf(rates, currency);
  return rates && price !== undefined
    ? multiplyAmounts(price, rates.fiat[FIAT], EXACT)
    : new Refusal('TRY_AGAIN_LATER');
}

/** SQL of a middle price in the smallest unit of fiat, with its fractions. */
export const inMinorUnits = (middle: string): Sql => sql`(${middle}::numeric * ${10 ** FIAT_PLACES}::int)`;

/** The price of one whole coin now, in the smallest unit of fiat. Refuses as `middlePrice`. */
export async function priceNow(services: Services, currency: string, side: Side): Promise<Outcome<bigint>> {
  const middle = await middlePrice(services, currency);
  if (middle instanceof Refusal) return middle;
  const { margin } = services.config.policy.quote;
  const factor = side === 'buy' ? addAmounts('1', margin) : subtractAmounts('1', margin);
  const exact = multiplyAmounts(middle, factor, EXACT);
  return toMinorUnits(multiplyAmounts(exact, '1', FIAT_PLACES, side === 'buy' ? 'up' : 'down'), FIAT_PLACES);
}

/** Remembers that a price was shown, so that people can use it for a while. */
export async function notePriceShown(db: Db, currency: string, side: Side, price: bigint): Promise<void> {
  await db.query(sql`
    insert into price_shown as p (asset_id, side, price, shown_at) values (${currency}, ${side}, ${price}, app_now())
    on conflict (asset_id, side, price) do update set shown_at = excluded.shown_at where p.shown_at < excluded.shown_at`);
}

/** Whether a price, or for a buyer a higher one, was shown to anybody a moment ago. */
export async function wasShownLately(
  db: Db,
  { quote }: Policy,
  currency: string,
  side: Side,
  price: bigint,
): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from price_shown where asset_id = ${currency} and side = ${side}
      and (price = ${price} or (${side === 'buy'}::boolean and price > ${price})) and shown_at > ${fromNow(-quote.lifetime)}`);
  return row !== undefined;
}

/** Fiat for an amount at a price, rounded half up. @param amount in the coin's smallest unit */
export function fiatFor(amount: bigint, price: bigint, scale: number): bigint {
  const unit = 10n ** BigInt(scale);
  return (amount * price + unit / 2n) / unit;
}

/** How long a payment or a release may take. */
export function timeFor({ trade }: Policy, payMethodId: PayMethodId): number {
  return payMethodId === PAY_METHODS.bankCard ? trade.within.bank : trade.within.instant;
}
