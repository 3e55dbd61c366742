import type { Voucher as VoucherView } from '@ezwallet/api-client/contract';
import { formatMoney } from '../ledger/index.ts';
import { PERCENT_PLACES, USDT_PLACES } from '../bonuses/places.ts';
import type { Voucher } from './Voucher.ts';

/** Turns a voucher into what its owner sees. */
export function viewVoucher(voucher: Voucher): VoucherView {
  const { id, name, kind, rate, value, maxBonus, payMethodIds, startAt, endAt, status, stackable, isNew } = voucher;
  return {
    id,
    name,
    kind,
    rate: rate === null ? null : formatMoney(rate, PERCENT_PLACES),
    value: value === null ? null : formatMoney(value, USDT_PLACES),
    minAmount: formatMoney(voucher.minAmount, USDT_PLACES),
    maxBonus: maxBonus === null ? null : formatMoney(maxBonus, USDT_PLACES),
    payMethodIds: [...payMethodIds],
    startAt,
    endAt,
    status,
    stackable,
    isNew,
  };
}
