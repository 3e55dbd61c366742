import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { OfferedVoucher, VoucherChoice } from '@ezwallet/domain-stores';
import { Drawer, Radio, RadioGroup, TicketCard } from '@ezwallet/ui';
import { dayText } from '../../../shared/time/time-text.ts';
import { voucherTerms } from '../model/voucherWords.ts';
import styles from './withdrawal.module.css';

interface VoucherSheetProps {
  choice: VoucherChoice;
  open: boolean;
  onClose: () => void;
}

/** Radio value for no coupon. */
const NONE = 'none';

/** The coupons that waive the fee, and why some of them cannot be used now. */
export const VoucherSheet = observer(function VoucherSheet({ choice, open, onClose }: VoucherSheetProps) {
  const { t } = useLingui();
  const { fitting, offered, chosen } = choice;
  const others = offered.filter(({ obstacle }) => obstacle !== null);
  return (
    <Drawer open={open} onOpenChange={(next) => next || onClose()} title={t`Fee coupon`}>
      <div className={styles.tickets}>
        <RadioGroup
          label={t`Fee coupon`}
          hideLabel
          className={styles.tickets}
          value={chosen?.id ?? NONE}
          onChange={(id) => {
            choice.pick(id === NONE ? null : id);
            onClose();
          }}
        >
          {fitting.map((voucher) => (
            <Ticket key={voucher.id} voucher={voucher} value={voucher.id} />
          ))}
          <Radio value={NONE}>
            <Trans>Do not use a coupon</Trans>
          </Radio>
        </RadioGroup>
        {others.map((voucher) => (
          <Ticket key={voucher.id} voucher={voucher} />
        ))}
      </div>
    </Drawer>
  );
});

function Ticket({ voucher, value }: { voucher: OfferedVoucher; value?: string }) {
  const { t, i18n } = useLingui();
  return (
    <TicketCard
      className={value === undefined ? styles.unfit : undefined}
      value={value}
      amount={t`Free`}
      currency={t`fee`}
      // This sheet offers one kind only, and the server knows its name in one language only.
      title={t`Withdrawal fee waiver`}
      limits={i18n._(voucherTerms(voucher))}
      validity={t`Ends ${dayText(voucher.endAt)}`}
      isNew={voucher.isNew}
    />
  );
}
