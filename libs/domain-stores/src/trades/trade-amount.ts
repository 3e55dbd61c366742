import {
  compareAmounts,
  fromMinorUnits,
  multiplyAmounts,
  parseAmount,
  toMinorUnits,
  USDT_PLACES,
  type AmountIssue,
  type Checked,
} from '@ezwallet/validators';
import type { Quote } from './TradeQuote.ts';

/** The unit in which a person types an amount: the coin, or the money that is paid for it. */
export type AmountUnit = 'coin' | 'fiat';

const FIAT_PLACES = 2;
/** A sum of fiat becomes an amount with few places, so that it equals what somebody sells. */
const ROUND_PLACES = 2;

/** The price of an amount of the coin, rounded as the server rounds it. */
export const fiatFor = (amount: string, price: string): string =>
  multiplyAmounts(amount, price, FIAT_PLACES, 'half-up');

/** The most of the coin that a sum of fiat buys. @param price above zero */
function coinFor(fiat: string, price: string): string {
  const scale = 10n ** BigInt(ROUND_PLACES);
  return fromMinorUnits((toMinorUnits(fiat, FIAT_PLACES) * scale) / toMinorUnits(price, FIAT_PLACES), ROUND_PLACES);
}

/** Whether a price can be used in a calculation. */
const isPrice = (price: string | undefined): price is string => price !== undefined && compareAmounts(price, '0') > 0;

/** A typed amount as an amount of the coin, or what is wrong with it. Null while there is no price to check it with. */
export function readTradeAmount(
  text: string,
  unit: AmountUnit,
  quote: Pick<Quote, 'price' | 'min' | 'max'> | undefined,
  /** The least of the level's limit and, for a sale, of what can be spent. */
  most = quote?.max ?? '0',
): Checked<string, AmountIssue> | null {
  if (!quote || !isPrice(quote.price)) return null;
  const { min, price } = quote;
  const rules = { form: 'typed', positive: true } as const;
  if (unit === 'coin') return parseAmount(text, { ...rules, decimals: USDT_PLACES, min, max: most });
  const typed = parseAmount(text, { ...rules, decimals: FIAT_PLACES });
  return typed.ok
    ? parseAmount(coinFor(typed.value, price), { ...rules, decimals: ROUND_PLACES, min, max: most })
    : typed;
}
