import { useLingui } from '@lingui/react/macro';
import type { OfferedActivity } from '@ezwallet/api-client/contract';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { voucherWorthWords } from '../../vouchers/index.ts';

/** Returns what says the reward of an activity in one piece: an amount, or the figure of a coupon with its unit. */
export function useRewardText() {
  const { i18n } = useLingui();
  return ({ reward, rewardCurrency, voucher }: Pick<OfferedActivity, 'reward' | 'rewardCurrency' | 'voucher'>) => {
    if (!voucher) return moneyText(reward, rewardCurrency);
    const { amount, unit } = voucherWorthWords(voucher);
    return [amount, unit].map((part) => (typeof part === 'string' ? part : i18n._(part))).join(' ');
  };
}
