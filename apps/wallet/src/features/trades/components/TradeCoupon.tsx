import { useLingui } from '@lingui/react/macro';
import { VOUCHER_KINDS } from '@ezwallet/api-client/constants';
import type { OfferedVoucher, VoucherChoice } from '@ezwallet/domain-stores';
import { compareAmounts, formatAmount } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { CouponField } from '../../coupon-choice/index.ts';

/** The coupon that adds a bonus to an order. */
export function TradeCoupon({ choice }: { choice: VoucherChoice }) {
  const { t } = useLingui();
  const gain = ({ bonus, methodBonus, stackable }: OfferedVoucher) => {
    const own = moneyText(bonus, 'USDT');
    if (compareAmounts(methodBonus, '0') === 0) return t`Bonus ${own}`;
    return stackable ? t`${own} on top` : t`${own} instead of ${moneyText(methodBonus, 'USDT')}`;
  };
  const whole = (coupon: OfferedVoucher) => {
    const { total, methodBonus } = coupon;
    if (compareAmounts(methodBonus, '0') === 0) return gain(coupon);
    return t`Total bonus ${moneyText(total, 'USDT')}: ${gain(coupon)}`;
  };
  const face = (coupon: OfferedVoucher) => {
    const { obstacle, kind, rate, value, bonus } = coupon;
    const amount = formatAmount(rate ?? value ?? bonus, { decimals: 2, minDecimals: 0 });
    const name = kind === VOUCHER_KINDS.sellPercent ? t`Sell bonus` : t`Buy bonus`;
    return {
      amount: rate === null ? amount : `${amount}%`,
      currency: rate === null ? 'USDT' : t`bonus`,
      title: obstacle === null ? whole(coupon) : name,
    };
  };
  return <CouponField choice={choice} label={t`Coupon`} gain={gain} face={face} />;
}
