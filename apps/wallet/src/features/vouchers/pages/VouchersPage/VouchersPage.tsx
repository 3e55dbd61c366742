import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Voucher } from '@ezwallet/api-client/contract';
import { VOUCHER_PILES, type VoucherPile } from '@ezwallet/domain-stores';
import { Chip, dialog, Empty, TextButton } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { CouponPile } from '../../components/CouponPile.tsx';
import { CouponSheet } from '../../components/CouponSheet.tsx';
import { ChipCount, ChipRow } from '../../../../shared/filters/ChipRow.tsx';
import styles from '../../components/vouchers.module.css';
import { pileNames } from '../../model/pileNames.ts';
import { QuestionLink } from '../../../../shared/questions/QuestionLink.tsx';

const PILES = Object.keys(VOUCHER_PILES) as readonly VoucherPile[];

/** The person's vouchers: available, used and expired. */
export const VouchersPage = observer(function VouchersPage() {
  const { t, i18n } = useLingui();
  const { vouchers } = useSessionStores();
  const leave = useGoBack();
  const [shown, setShown] = useState<VoucherPile | 'all'>('all');
  const [opened, setOpened] = useState<Voucher | null>(null);
  useEffect(() => void vouchers.refresh(), [vouchers]);

  const count = vouchers.of('usable').length;
  // Only few people have one, so the filter comes with it.
  const offered = PILES.filter((pile) => pile !== 'reserved' || shown === pile || vouchers.of(pile).length > 0);
  const nothing = PILES.every((pile) => {
    const { value, failure } = vouchers.piles[pile];
    return value?.length === 0 && !failure;
  });
  const offline = PILES.every((pile) => {
    const { value = [], failure } = vouchers.piles[pile];
    return failure && value.length === 0;
  });
  const piles = shown === 'all' && !offline ? PILES : [shown === 'all' ? 'usable' : shown];
  const tellRules = () =>
    void dialog.alert({
      title: t`Coupon rules`,
      description: t`You can use one coupon per order. We reserve it when you place the order and use it when the order is completed. If the order fails, you get the coupon back unless it has expired.`,
      confirmText: t`Got it`,
    });
  return (
    <Screen
      title={t`Coupons`}
      onBack={leave}
      actions={
        <TextButton tone="subtle" className={styles.rules} onClick={tellRules}>
          <Trans>Rules</Trans>
        </TextButton>
      }
    >
      <ChipRow label={t`Filter coupons`}>
        <Chip selected={shown === 'all'} onClick={() => setShown('all')}>
          <Trans>All</Trans>
        </Chip>
        {offered.map((pile) => (
          <Chip key={pile} selected={shown === pile} onClick={() => setShown(pile)}>
            {i18n._(pileNames[pile])}
            {pile === 'usable' && <ChipCount count={count} />}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles.piles}>
        {shown === 'all' && nothing ? (
          <Empty
            picture={pictures.coupon}
            title={t`No coupons yet`}
            description={t`Coupons that you receive will appear here.`}
          />
        ) : (
          piles.map((pile) => <CouponPile key={pile} pile={pile} alone={shown !== 'all'} onOpen={setOpened} />)
        )}
      </div>
      <QuestionLink code="coupon-use">
        <Trans>How do coupons work?</Trans>
      </QuestionLink>
      <CouponSheet voucher={opened} onClose={() => setOpened(null)} />
    </Screen>
  );
});
