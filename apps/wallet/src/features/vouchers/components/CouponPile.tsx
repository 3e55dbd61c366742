import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Voucher } from '@ezwallet/api-client/contract';
import type { VoucherPile } from '@ezwallet/domain-stores';
import { Empty, Skeleton, SkeletonRegion } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { LoadFailed } from '../../../shared/load/LoadFailed.tsx';
import { StaleNote } from '../../../shared/load/StaleNote.tsx';
import { TryAgain } from '../../../shared/load/TryAgain.tsx';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { pileNames } from '../model/pileNames.ts';
import { Coupon } from './Coupon.tsx';
import styles from './vouchers.module.css';

interface CouponPileProps {
  pile: VoucherPile;
  /** The only pile on the screen, so it also says when it is empty. */
  alone: boolean;
  onOpen: (voucher: Voucher) => void;
}

const NOTHING: Readonly<Record<VoucherPile, MessageDescriptor>> = {
  usable: msg`No coupons available`,
  reserved: msg`No reserved coupons`,
  used: msg`No used coupons`,
  expired: msg`No expired coupons`,
};

/** What an empty pile explains in place of where coupons come from. */
const HINTS: Partial<Readonly<Record<VoucherPile, MessageDescriptor>>> = {
  reserved: msg`An order reserves its coupon until it is completed.`,
};

/** One pile of vouchers under its name. */
export const CouponPile = observer(function CouponPile({ pile, alone, onOpen }: CouponPileProps) {
  const { t, i18n } = useLingui();
  const { vouchers } = useSessionStores();
  const { value, failure, isLoading, isStale, reload } = vouchers.piles[pile];
  const list = vouchers.of(pile);
  const uses = pile === 'usable' ? vouchers.usesToday : null;
  const name = i18n._(pileNames[pile]);
  const frame = (aside: ReactNode, content: ReactNode) => (
    <section className={styles.pile} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.aside}>{aside}</span>
      </div>
      {content}
    </section>
  );

  // They come with the usable ones, which show their states for both.
  if (pile === 'reserved' && !alone && list.length === 0) return null;
  if (value === undefined && (isLoading || !failure)) {
    return frame(
      null,
      <SkeletonRegion loading placeholder={<Placeholder />}>
        {null}
      </SkeletonRegion>,
    );
  }
  if (failure && list.length === 0) {
    const tryAgain = <TryAgain onClick={() => void reload()} />;
    return <LoadFailed title={t`We could not load your coupons`} failure={failure} action={tryAgain} />;
  }
  if (list.length === 0) {
    return alone ? (
      <Empty
        picture={pictures.coupon}
        title={i18n._(NOTHING[pile])}
        description={HINTS[pile] ? i18n._(HINTS[pile]) : t`Coupons that you receive will appear here.`}
      />
    ) : null;
  }
  const stale = isStale && <StaleNote onRetry={reload} />;
  const used = uses && t`Used today: ${uses.used} of ${uses.limit}`;
  return frame(
    stale || used,
    <ul className={styles.list}>
      {list.map((voucher) => (
        <Coupon key={voucher.id} voucher={voucher} onOpen={onOpen} />
      ))}
    </ul>,
  );
});

/** Placeholder of tickets that are loading. */
function Placeholder() {
  return (
    <div className={styles.list}>
      <Skeleton className={styles.ghost} height={94} />
      <Skeleton className={styles.ghost} height={94} />
    </div>
  );
}
