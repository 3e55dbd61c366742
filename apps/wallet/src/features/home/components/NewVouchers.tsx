import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { VouchersStore } from '@ezwallet/domain-stores';
import { PopupCard, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { voucherPaths } from '../../../world/paths.ts';
import styles from './NewVouchers.module.css';

/** Announces new coupons and links to them. It takes its own place below the content, so that it covers nothing. */
export const NewVouchers = observer(function NewVouchers({ vouchers }: { vouchers: VouchersStore }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => void vouchers.countNew(), [vouchers]);
  const count = vouchers.newToAnnounce;
  if (count === 0) return null;
  return (
    <div className={styles.popup}>
      <PopupCard
        id={`vouchers-${count}`}
        icon={glyphs.coupon}
        title={t`New coupons`}
        description={t`You have ${plural(count, { one: '# new coupon', other: '# new coupons' })}.`}
        action={
          // The list of coupons marks them as seen.
          <TextButton onClick={() => void navigate(voucherPaths.vouchers())}>
            <Trans>View coupons</Trans>
          </TextButton>
        }
        onClose={() => void vouchers.dismiss()}
      />
    </div>
  );
});
