import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { VOUCHER_STATUS } from '@ezwallet/api-client/constants';
import type { Voucher } from '@ezwallet/api-client/contract';
import { TicketCard } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { joinFacts } from '../../../shared/language/joinFacts.ts';
import { dayText } from '../../../shared/time/time-text.ts';
import { voucherPlace, voucherState, voucherTerms, voucherTitle, voucherWorth } from '../model/voucher-words.ts';
import styles from './vouchers.module.css';

interface CouponProps {
  voucher: Voucher;
  /** Opens all details of the coupon. */
  onOpen: (voucher: Voucher) => void;
}

/** A voucher as a ticket. The whole ticket opens its details. Its button opens the screen that uses it. */
export function Coupon({ voucher, onOpen }: CouponProps) {
  const { t, i18n } = useLingui();
  const { isKnownPath, deps } = useWorld();
  const navigate = useNavigate();
  const say = (words: string | ReturnType<typeof voucherTitle>) => (typeof words === 'string' ? words : i18n._(words));
  const { amount, unit } = voucherWorth(voucher);
  const title = say(voucherTitle(voucher));
  const state = voucherState(voucher);
  const place = voucherPlace(voucher);
  const early = voucher.startAt > deps.serverNow();
  const usable = voucher.status === VOUCHER_STATUS.usable && !early && isKnownPath(place);
  const waits = state === 'usable' && early;
  const day = dayText(waits ? voucher.startAt : voucher.endAt);
  const isOver = state === 'used' || state === 'expired';
  const validity = waits ? t`Starts ${day}` : isOver ? t`Ended ${day}` : t`Ends ${day}`;
  return (
    <li className={styles.coupon}>
      <TicketCard
        amount={say(amount)}
        currency={say(unit)}
        title={title}
        limits={joinFacts(voucherTerms(voucher).map(say)) || undefined}
        validity={validity}
        state={state}
        isNew={voucher.isNew}
        onUse={usable ? () => void navigate(place) : undefined}
      />
      <button
        type="button"
        className={styles.cover}
        aria-label={t`Details: ${title}`}
        aria-haspopup="dialog"
        onClick={() => onOpen(voucher)}
      />
    </li>
  );
}
