import { toMinorUnits } from '@ezwallet/validators';
import type { Policy } from '../config/index.ts';
import { parseMoney } from '../ledger/index.ts';
import type { RateSnapshot } from '../rates/RateSource.ts';
import { priceOf } from '../rates/valuation.ts';

const PRICE_PLACES = 18;

/**
 * What a withdrawal costs, in minor units of its own coin. A fee that is set in another coin is converted and rounded
 * to two digits, so that it does not tremble with the price between the preview and the confirmation.
 * @returns undefined where the network has no fee, or one in another coin while one of the two has no price
 */
export function withdrawalFee(
  { withdrawal }: Policy,
  rates: RateSnapshot | undefined,
  { currency, network, scale }: { readonly currency: string; readonly network: string; readonly scale: number },
): bigint | undefined {
  const fee = withdrawal.fees[network];
  if (!fee) return undefined;
  if (fee.currency === currency) return parseMoney(fee.amount, scale);
  const [from, to] = [priceOf(rates, fee.currency), priceOf(rates, currency)].map(
    (price) => price && toMinorUnits(price, PRICE_PLACES),
  );
  if (!from || !to) return undefined;
  const worth = toMinorUnits(fee.amount, PRICE_PLACES) * from;
  return roundToTwoDigits((worth * 10n ** BigInt(scale)) / (to * 10n ** BigInt(PRICE_PLACES)));
}

/** To the nearest number with two digits that count, and never to nothing. */
function roundToTwoDigits(minor: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, minor.toString().length - 2));
  const rounded = ((minor + unit / 2n) / unit) * unit;
  return rounded > 0n ? rounded : 1n;
}
