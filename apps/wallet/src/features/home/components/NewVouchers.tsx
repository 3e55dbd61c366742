import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { VouchersStore } from '@ezwallet/domain-stores';
import { PopupCard, PopupStack, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { voucherPaths } from '../../../world/paths.ts';

/** Announces new coupons and links to them. */
export const NewVouchers = observer(function NewVouchers({ vouchers }: { vouchers: VouchersStore }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => void vouchers.countNew(), [vouchers]);
  const count = vouchers.newToAnnounce;
  if (count === 0) return null;
  return (
    <PopupStack>
      <PopupCard
        id={`vouchers-${count}`}
        icon={glyphs.coupon}
        title={t`New coupons`}
        description={t`You have ${plural(count, { one: '# new coupon', other: '# new coupons' })}.`}
        action={
          <TextButton
            onClick={() => {
              vouchers.dismiss();
              void navigate(voucherPaths.vouchers());
            }}
          >
            <Trans>View coupons</Trans>
          </TextButton>
        }
        onClose={vouchers.dismiss}
      />
    </PopupStack>
  );
});
