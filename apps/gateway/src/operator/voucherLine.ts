import { VOUCHER_KINDS } from '@ezwallet/api-client/contract';
import { PERCENT_PLACES, USDT_PLACES } from '../bonuses/places.ts';
import { formatMoney } from '../ledger/index.ts';
import type { VoucherTerms } from '../vouchers/Voucher.ts';

/** What a voucher gives, as the operator reads it. */
export function voucherLine({ kind, name, rate, value }: Pick<VoucherTerms, 'kind' | 'name' | 'rate' | 'value'>): string {
  const { buyPercent, buyFixed, sellPercent } = VOUCHER_KINDS;
  const percent = `${formatMoney(rate ?? 0n, PERCENT_PLACES)}%`;
  const gives =
    kind === buyPercent
      ? `${percent} of a purchase`
      : kind === buyFixed
        ? `${formatMoney(value ?? 0n, USDT_PLACES)} USDT on a purchase`
        : kind === sellPercent
          ? `${percent} of a sale`
          : 'a withdrawal without fee';
  return name === '' ? gives : `${gives} (${name})`;
}
