import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Contract, Voucher } from '@ezwallet/api-client/contract';
import { failedWith, Resource, type VoucherDetail, type VoucherUse } from '@ezwallet/domain-stores';
import { Button, Details, Drawer, Empty, Skeleton } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { billingPaths } from '../../../world/paths.ts';
import { joinFacts } from '../../../shared/language/joinFacts.ts';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { outcomeWords, voucherSource, voucherTerms, voucherTitle } from '../model/voucher-words.ts';
import styles from './vouchers.module.css';

interface CouponSheetProps {
  /** Null while the sheet is closed. */
  voucher: Voucher | null;
  onClose: () => void;
}

/** The source of a voucher, its terms, and how it was used. */
export function CouponSheet({ voucher, onClose }: CouponSheetProps) {
  const { t, i18n } = useLingui();
  return (
    <Drawer
      open={voucher !== null}
      onOpenChange={(next) => next || onClose()}
      title={voucher ? i18n._(voucherTitle(voucher)) : t`Coupon`}
    >
      {voucher && <CouponDetails key={voucher.id} voucherId={voucher.id} />}
    </Drawer>
  );
}

interface CouponFacts {
  readonly detail: VoucherDetail;
  /** Number of the bill that used the voucher or reserves it. */
  readonly use: VoucherUse | null;
}

const CouponDetails = observer(function CouponDetails({ voucherId }: { voucherId: string }) {
  const { t, i18n } = useLingui();
  const { vouchers } = useSessionStores();
  const coupon = useMemo(
    () =>
      new Resource(async (): Promise<CouponFacts> => {
        const detail = await vouchers.detail(voucherId);
        return { detail, use: detail.billNo === null ? null : await vouchers.useOn(detail.billNo) };
      }),
    [vouchers, voucherId],
  );
  useEffect(() => void coupon.load(), [coupon]);
  return (
    <Loaded
      of={coupon}
      failed={t`We could not load this coupon`}
      explain={(failure) =>
        failedWith<Contract['promotion']['queryDetail']>(failure, 'NO_THIS_TICKET') && (
          <Empty picture={pictures.coupon} title={t`This coupon no longer exists`} />
        )
      }
      skeleton={<Skeleton className={styles.ghost} height={220} />}
    >
      {({ detail, use }) => (
        <>
          <Details items={facts({ detail, use })} />
          {detail.terms !== '' && <p className={styles.terms}>{detail.terms}</p>}
          {detail.billNo !== null && <ViewBill billNo={detail.billNo} />}
        </>
      )}
    </Loaded>
  );

  function facts({ detail, use }: CouponFacts) {
    const say = (words: string | MessageDescriptor) => (typeof words === 'string' ? words : i18n._(words));
    const terms = joinFacts(voucherTerms(detail).map(say));
    return [
      ...(detail.name === '' ? [] : [{ label: t`Name`, value: detail.name }]),
      ...(detail.source === '' ? [] : [{ label: t`Source`, value: say(voucherSource(detail.source)) }]),
      ...(terms === '' ? [] : [{ label: t`Terms`, value: terms }]),
      { label: t({ message: 'Received on', context: 'time of a coupon' }), value: timeText(detail.receivedAt) },
      { label: t`Valid`, value: `${timeText(detail.startAt)} – ${timeText(detail.endAt)}` },
      { label: t`Can be combined`, value: detail.stackable ? t`Yes` : t`No` },
      ...(use
        ? [
            { label: t`Bonus`, value: moneyText(use.bonus, 'USDT') },
            { label: t`Status`, value: i18n._(outcomeWords(use.outcome)) },
            { label: t`Used on`, value: timeText(use.at) },
            { label: t`Bill number`, value: use.billNo },
          ]
        : []),
    ];
  }
});

function ViewBill({ billNo }: { billNo: string }) {
  const navigate = useNavigate();
  return (
    <Button variant="secondary" block onClick={() => void navigate(billingPaths.bill(billNo))}>
      <Trans>View bill</Trans>
    </Button>
  );
}
