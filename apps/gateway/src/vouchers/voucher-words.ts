import { type PayMethodId, VOUCHER_KINDS } from '@ezwallet/api-client/contract';
import { PERCENT_PLACES, USDT_PLACES } from '../bonuses/places.ts';
import { formatMoney } from '../ledger/index.ts';
import type { VoucherTerms } from './Voucher.ts';

type Figures = Omit<VoucherTerms, 'name'>;

const METHODS: Readonly<Record<PayMethodId, string>> = { 1: '银行卡', 3: '微信', 4: '支付宝', 5: '数字人民币' };
const usdt = (amount: bigint) => `${formatMoney(amount, USDT_PLACES)} USDT`;

/** A name for a voucher that was given none, in the language of the wire. */
export function voucherName({ kind, rate, value }: Figures): string {
  const { buyPercent, buyFixed, sellPercent } = VOUCHER_KINDS;
  if (kind === buyPercent) return `买入加赠 ${formatMoney(rate ?? 0n, PERCENT_PLACES)}%`;
  if (kind === buyFixed) return `买入立赠 ${usdt(value ?? 0n)}`;
  return kind === sellPercent ? `卖出加赠 ${formatMoney(rate ?? 0n, PERCENT_PLACES)}%` : '提币免手续费';
}

/** The terms of a voucher in words. */
export function voucherTerms({ minAmount, maxBonus, payMethodIds, stackable }: Figures): string {
  const parts = [
    minAmount > 0n ? `单笔满 ${usdt(minAmount)}` : '金额不限',
    payMethodIds.length > 0 ? `限${payMethodIds.map((id) => METHODS[id]).join('、')}` : '',
    maxBonus === null ? '' : `最高加赠 ${usdt(maxBonus)}`,
    stackable ? '可与支付方式优惠同享' : '',
  ];
  return `${parts.filter((part) => part !== '').join('，')}。`;
}
