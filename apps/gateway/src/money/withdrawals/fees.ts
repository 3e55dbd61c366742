import { fromMinorUnits, toMinorUnits } from '@ezwallet/validators';
import { ASSETS } from '../../assets/catalogue.ts';
import type { Services } from '../../call/Services.ts';
import type { Policy } from '../../config/index.ts';
import type { RateSnapshot } from '../../outside/price-feed/RateSource.ts';
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
  if (fee.currency === currency) return toMinorUnits(fee.amount, scale);
  const [from, to] = [priceOf(rates, fee.currency), priceOf(rates, currency)].map(
    (price) => price && toMinorUnits(price, PRICE_PLACES),
  );
  if (!from || !to) return undefined;
  const feeValue = toMinorUnits(fee.amount, PRICE_PLACES) * from;
  return roundToTwoDigits((feeValue * 10n ** BigInt(scale)) / (to * 10n ** BigInt(PRICE_PLACES)));
}

/** Rounds to two significant digits, and never to zero. */
function roundToTwoDigits(minor: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, minor.toString().length - 2));
  const rounded = ((minor + unit / 2n) / unit) * unit;
  return rounded > 0n ? rounded : 1n;
}

/**
 * The smallest withdrawal, in minor units of the coin: nobody should pay a fee above the amount, and the coin's
 * smallest transfer is the limit in any case.
 * @param fee in minor units, whether a voucher pays for it or not
 */
export function leastWithdrawal(
  { currency, scale }: { readonly currency: string; readonly scale: number },
  fee: bigint,
): bigint {
  const facts = ASSETS.get(currency);
  if (!facts) throw new Error(`${currency} is not in the catalogue of assets.`);
  const least = toMinorUnits(facts.minTransfer, scale);
  return fee > least ? fee : least;
}

/** A coin on one of its networks. */
interface CoinOnNetwork {
  readonly currency: string;
  readonly network: string;
  /** Decimals of the ledger. */
  readonly scale: number;
}

/** What a withdrawal of a coin over a network costs and must be at least; nothing where none is possible now. */
export function withdrawalTerms(
  { chains, config }: Pick<Services, 'chains' | 'config'>,
  rates: RateSnapshot | undefined,
  coin: CoinOnNetwork,
): { readonly fee?: string; readonly minWithdrawal?: string } {
  if (!chains.get(coin.network)?.coins.has(coin.currency)) return {};
  const fee = withdrawalFee(config.policy, rates, coin);
  if (fee === undefined) return {};
  const least = leastWithdrawal(coin, fee);
  return { fee: fromMinorUnits(fee, coin.scale), minWithdrawal: fromMinorUnits(least, coin.scale) };
}
