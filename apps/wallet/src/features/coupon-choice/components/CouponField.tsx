import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { OfferedVoucher, VoucherChoice } from '@ezwallet/domain-stores';
import { Drawer, ListItem, Radio, RadioGroup, TicketCard, type TicketCardProps } from '@ezwallet/ui';
import { dayText } from '../../../shared/time/time-text.ts';
import { couponTerms } from './couponTerms.ts';
import styles from './coupon-choice.module.css';

type Face = Pick<TicketCardProps, 'amount' | 'currency' | 'title'>;

interface CouponFieldProps {
  choice: VoucherChoice;
  /** Name of the row and of its sheet. */
  label: string;
  /** What the chosen coupon gives, in words. */
  gain: (coupon: OfferedVoucher) => string;
  /** What a coupon shows large. */
  face: (coupon: OfferedVoucher) => Face;
}

/** Radio value for no coupon. */
const NONE = 'none';

/**
 * The coupon that goes with a transaction: a row, and a sheet that also says why some coupons cannot be used now. Nothing
 * where there is none to choose from.
 */
export const CouponField = observer(function CouponField({ choice, label, gain, face }: CouponFieldProps) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const { offered, fitting, chosen } = choice;
  if (offered.length === 0) return null;
  const ticket = (coupon: OfferedVoucher) => ({
    ...face(coupon),
    limits: i18n._(couponTerms(coupon)),
    validity: t`Ends ${dayText(coupon.endAt)}`,
    isNew: coupon.isNew,
  });
  return (
    <>
      <ListItem
        tone="pair"
        height={44}
        title={label}
        value={chosen ? gain(chosen) : fitting.length > 0 ? t`Not used` : t`None available`}
        onClick={() => setOpen(true)}
      />
      <Drawer open={open} onOpenChange={setOpen} title={label}>
        <div className={styles.tickets}>
          <RadioGroup
            label={label}
            hideLabel
            className={styles.tickets}
            value={chosen?.id ?? NONE}
            onChange={(id) => {
              choice.pick(id === NONE ? null : id);
              setOpen(false);
            }}
          >
            {fitting.map((coupon) => (
              <TicketCard key={coupon.id} value={coupon.id} {...ticket(coupon)} />
            ))}
            <Radio value={NONE}>
              <Trans>Do not use a coupon</Trans>
            </Radio>
          </RadioGroup>
          {offered
            .filter(({ obstacle }) => obstacle !== null)
            .map((coupon) => (
              <TicketCard key={coupon.id} className={styles.unfit} {...ticket(coupon)} />
            ))}
        </div>
      </Drawer>
    </>
  );
});
