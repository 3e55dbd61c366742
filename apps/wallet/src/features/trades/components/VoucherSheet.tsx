import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { VOUCHER_KINDS } from '@ezwallet/api-client/contract';
import type { OfferedVoucher, VoucherChoice } from '@ezwallet/domain-stores';
import { Drawer, Radio, RadioGroup, TicketCard } from '@ezwallet/ui';
import { formatAmount } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { dayText } from '../../../shared/time/time-text.ts';
import styles from './trades.module.css';

const NONE = 'none';

/** Why a coupon cannot be used for this order. */
const OBSTACLES: Readonly<Record<NonNullable<OfferedVoucher['obstacle']>, (voucher: OfferedVoucher) => MessageDescriptor>> = {
  AMOUNT_TOO_SMALL: ({ minAmount }) => msg`Requires at least ${moneyText(minAmount, 'USDT')}`,
  PAY_METHOD: () => msg`Not for this payment method`,
  NOT_STARTED: () => msg`Not valid yet`,
  LOCKED: () => msg`In use by another order`,
  USES_OF_TODAY: () => msg`Daily coupon limit reached`,
};

interface VoucherSheetProps {
  choice: VoucherChoice;
  open: boolean;
  onClose: () => void;
}

/** The coupons that give a bonus, and why some of them cannot be used now. */
export const VoucherSheet = observer(function VoucherSheet({ choice, open, onClose }: VoucherSheetProps) {
  const { t } = useLingui();
  const { fitting, offered, chosen } = choice;
  return (
    <Drawer open={open} onOpenChange={(next) => next || onClose()} title={t`Coupon`}>
      <div className={styles.tickets}>
        <RadioGroup
          label={t`Coupon`}
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
        {offered
          .filter(({ obstacle }) => obstacle !== null)
          .map((voucher) => (
            <Ticket key={voucher.id} voucher={voucher} />
          ))}
      </div>
    </Drawer>
  );
});

function Ticket({ voucher, value }: { voucher: OfferedVoucher; value?: string }) {
  const { t, i18n } = useLingui();
  const { obstacle, bonus, rate, endAt, isNew, kind } = voucher;
  const worth = rate === null ? (voucher.value ?? bonus) : rate;
  const amount = formatAmount(worth, { decimals: 2, minDecimals: 0 });
  return (
    <TicketCard
      className={value === undefined ? styles.unfit : undefined}
      value={value}
      amount={rate === null ? amount : `${amount}%`}
      currency={rate === null ? 'USDT' : t`bonus`}
      title={obstacle === null ? t`Bonus ${moneyText(bonus, 'USDT')}` : kind === VOUCHER_KINDS.sellPercent ? t`Sell bonus` : t`Buy bonus`}
      limits={i18n._((obstacle === null ? OBSTACLES.AMOUNT_TOO_SMALL : OBSTACLES[obstacle])(voucher))}
      validity={t`Ends ${dayText(endAt)}`}
      isNew={isNew}
    />
  );
}
