import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { Trade } from '@ezwallet/api-client/contract';
import type { AppealCase } from '@ezwallet/domain-stores';
import { Amount, Details, Drawer } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import { securityPaths } from '../../../world/paths.ts';
import { PaymentPad } from '../../confirm/index.ts';
import { concededBy } from '../model/stakeOf.ts';
import shared from './appeals.module.css';
import styles from './ReleaseSheet.module.css';

interface ReleaseSheetProps {
  found: AppealCase;
  trade: Trade;
  open: boolean;
  onClose: () => void;
}

/** What the seller releases, and the payment password that does it. */
export const ReleaseSheet = observer(function ReleaseSheet({ found, trade, open, onClose }: ReleaseSheetProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const amount = concededBy(trade);
  const { currency, counterparty, payerName, fiatAmount, fiat } = trade;
  const { conceding } = found;
  const order = {
    state: conceding.isBusy ? ('sending' as const) : ('password' as const),
    problem: conceding.failure ?? null,
    authorise: async (password: string) => {
      await found.release(password);
      // An unknown outcome shows on the screen below.
      if (!conceding.failure) onClose();
    },
  };
  const facts = [
    { label: t`To`, value: <UserText>{payerName ?? counterparty?.nickMasked}</UserText> },
    { label: t`They say they paid`, value: moneyText(fiatAmount, fiat) },
  ];
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || conceding.isBusy || onClose()}
      title={t`Release to the buyer`}
      footer={<PaymentPad order={order} onForgot={() => void navigate(securityPaths.paymentPassword('reset'))} />}
    >
      <div className={styles.sum}>
        <span className={shared.quiet}>{t`You release for good`}</span>
        <Amount value={amount} currency={currency} decimals={shownDecimals(amount)} size={36} />
      </div>
      <Details items={facts} />
    </Drawer>
  );
});
