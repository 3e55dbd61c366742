import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Voucher } from '@ezwallet/api-client/contract';
import type { VoucherPile } from '@ezwallet/domain-stores';
import { Button, Empty, Skeleton, SkeletonRegion, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores } from '../../../app/StoresContext.tsx';
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
  used: msg`No used coupons`,
  expired: msg`No expired coupons`,
};

/** One pile of vouchers under its name. */
export const CouponPile = observer(function CouponPile({ pile, alone, onOpen }: CouponPileProps) {
  const { t, i18n } = useLingui();
  const { vouchers } = useSessionStores();
  const { state, vouchers: list } = vouchers.pile(pile);
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

  if (state === 'loading' && list.length === 0) {
    return frame(null, <SkeletonRegion loading placeholder={<Placeholder />}>{null}</SkeletonRegion>);
  }
  if (state === 'failed' && list.length === 0) {
    return (
      <Empty
        icon={glyphs.wifiOff}
        title={t`We could not load your coupons`}
        description={t`We could not reach the server.`}
        action={
          <Button size={32} variant="tint" icon={glyphs.refresh} onClick={() => void vouchers.load(pile)}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (list.length === 0) {
    return alone ? (
      <Empty icon={glyphs.coupon} title={i18n._(NOTHING[pile])} description={t`Join activities or invite friends to get coupons.`} />
    ) : null;
  }
  const stale = state === 'failed' && (
    <TextButton size={12} onClick={() => void vouchers.load(pile)}>
      <Trans>Out of date</Trans>
    </TextButton>
  );
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
