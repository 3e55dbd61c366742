import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InvitationOffer, RewardVoucher } from '@ezwallet/api-client/contract';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { joinFacts } from '../../../shared/language/joinFacts.ts';
import { voucherTermsWords, voucherTitleWords, voucherWorthWords } from '../../vouchers/index.ts';
import styles from './InvitationCoupons.module.css';

interface InvitationCouponsProps {
  offer: InvitationOffer | null;
  /** Names the coupon of either side. */
  inviter: ReactNode;
  invited: ReactNode;
}

/** The coupons that an invitation brings beside its amount; nothing where there are none. */
export function InvitationCoupons({ offer, inviter, invited }: InvitationCouponsProps) {
  const { i18n } = useLingui();
  const { inviterCoupon = null, invitedCoupon = null } = offer ?? {};
  const lines = [
    { name: inviter, coupon: inviterCoupon },
    { name: invited, coupon: invitedCoupon },
  ].filter((line): line is { name: ReactNode; coupon: RewardVoucher } => line.coupon !== null);
  if (lines.length === 0) return null;
  const text = (coupon: RewardVoucher) => {
    const { amount, unit } = voucherWorthWords(coupon);
    const worth = [amount, unit].map((part) => (typeof part === 'string' ? part : i18n._(part))).join(' ');
    return joinFacts([worth, ...[voucherTitleWords(coupon), ...voucherTermsWords(coupon)].map((fact) => i18n._(fact))]);
  };
  return (
    <ul className={styles.coupons}>
      {lines.map(({ name, coupon }, place) => (
        <li key={place} className={styles.coupon}>
          <Icon glyph={glyphs.coupon} size={20} />
          <span>
            <b>{name}</b>
            <span className={styles.terms}>{text(coupon)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
