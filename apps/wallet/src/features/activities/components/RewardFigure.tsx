import { useLingui } from '@lingui/react/macro';
import type { OfferedActivity } from '@ezwallet/api-client/contract';
import { Amount } from '@ezwallet/ui';
import { joinFacts } from '../../../shared/language/joinFacts.ts';
import { voucherTermsWords, voucherTitleWords } from '../../vouchers/index.ts';
import { useRewardText } from '../model/useRewardText.ts';
import styles from './RewardFigure.module.css';

interface RewardFigureProps {
  activity: Pick<OfferedActivity, 'reward' | 'rewardCurrency' | 'voucher'>;
  size: 36 | 28;
}

/** The reward of an activity, large: an amount, or what its coupon brings. */
export function RewardFigure({ activity, size }: RewardFigureProps) {
  const { i18n } = useLingui();
  const rewardText = useRewardText();
  const { voucher, reward, rewardCurrency } = activity;
  if (!voucher) return <Amount value={reward} currency={rewardCurrency} decimals={2} size={size} />;
  const terms = voucherTermsWords(voucher).map((term) => i18n._(term));
  return (
    <span className={styles.coupon}>
      <bdi className={styles.figure} data-size={size}>
        {rewardText(activity)}
      </bdi>
      <span className={styles.terms}>{joinFacts([i18n._(voucherTitleWords(voucher)), ...terms])}</span>
    </span>
  );
}
