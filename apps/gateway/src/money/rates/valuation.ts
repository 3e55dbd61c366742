import {
  addAmounts,
  compareAmounts,
  multiplyAmounts,
  roundAmount,
  subtractAmounts,
  USDT_PLACES,
} from '@ezwallet/validators';
import type { CoinRate, RateSnapshot } from '../../outside/price-feed/RateSource.ts';

const FIAT_PLACES = 2;
/** Prices keep enough places for the cheapest coin. */
const PRICE_PLACES = 18;

/** An amount of a coin, as a decimal string. */
export interface Holding {
  readonly currency: string;
  readonly amount: string;
}

/** EZ is a label worth one USDT. */
const LABEL = 'EZ';

/** Prices now, or none while their source is silent. */
type Rates = RateSnapshot | undefined;

/** The unit of prices: always one USDT, whatever the source of prices says. */
export function hasFixedPrice(currency: string): boolean {
  return currency === 'USDT' || currency === LABEL;
}

/** Price of a coin in USDT, above zero; undefined where there is none. */
export function priceOf(rates: Rates, currency: string): string | undefined {
  if (hasFixedPrice(currency)) return '1';
  const price = rates?.coins.find((coin) => coin.currency === currency)?.price;
  return price === undefined || compareAmounts(price, '0') === 0 ? undefined : price;
}

/** The value of holdings in USDT, each rounded down once; holdings without a price count as zero. */
export function totalInUsdt(rates: Rates, holdings: readonly Holding[]): string {
  return sum(holdings, ({ currency }) => priceOf(rates, currency) ?? '0');
}

/** Today's holdings valued at each point of the last 24 hours, oldest first. */
export function valueSeries(rates: Rates, holdings: readonly Holding[]): string[] {
  const priced = rates?.coins ?? [];
  const coins = new Map(priced.map((coin): [string, CoinRate] => [coin.currency, coin]));
  const length = Math.max(1, ...priced.map(({ series }) => series.length));
  return Array.from({ length }, (_, point) =>
    sum(
      holdings,
      ({ currency }) => coins.get(currency)?.series.at(point - length) ?? (currency === 'USDT' ? '1' : '0'),
    ),
  );
}

/** USDT to CNY, rounded to the nearest fen; undefined without a rate, except that zero is always zero. */
export function usdtToCny(rates: Rates, usdt: string): string | undefined {
  if (compareAmounts(usdt, '0') === 0) return '0';
  return rates && trim(multiplyAmounts(usdt, rates.fiat.CNY, FIAT_PLACES, 'half-up'));
}

/** A value in USDT as an amount of another currency; undefined where that has no price. */
export function usdtTo(rates: Rates, currency: string, usdt: string, places: number): string | undefined {
  if (currency === 'CNY') return usdtToCny(rates, usdt);
  const fiat = (rates?.fiat as Readonly<Record<string, string>> | undefined)?.[currency];
  if (fiat !== undefined) return trim(multiplyAmounts(usdt, fiat, FIAT_PLACES, 'half-up'));
  const price = priceOf(rates, currency);
  if (price === undefined) return undefined;
  return divideDown(usdt, price, places);
}

/** The change of a value in percent, with two places; from zero to zero is no change. */
export function percentChange(from: string, to: string): string {
  if (compareAmounts(from, '0') === 0) return '0';
  const change = subtractAmounts(to, from);
  const isLoss = change.startsWith('-');
  const size = divideDown(multiplyAmounts(isLoss ? change.slice(1) : change, '100', PRICE_PLACES), from, 4);
  const rounded = trim(roundAmount(size, 2, 'half-up'));
  return isLoss && rounded !== '0' ? `-${rounded}` : rounded;
}

/** Difference of two values, signed. */
export function difference(from: string, to: string): string {
  return subtractAmounts(to, from);
}

function sum(holdings: readonly Holding[], price: (holding: Holding) => string): string {
  return holdings.reduce(
    (total, holding) => addAmounts(total, multiplyAmounts(holding.amount, price(holding), USDT_PLACES)),
    '0',
  );
}

function divideDown(amount: string, by: string, places: number): string {
  const scale = 10n ** BigInt(places);
  const units = (text: string) => BigInt(roundAmount(text, PRICE_PLACES, 'down').replace('.', ''));
  const quotient = (units(amount) * scale) / units(by);
  const digits = quotient.toString().padStart(places + 1, '0');
  return trim(places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`);
}

function trim(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
