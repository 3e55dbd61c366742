import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { WithdrawalFlow } from '@ezwallet/domain-stores';
import { AddressText } from '../../../shared/address/AddressText.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { ConfirmSheet } from '../../confirm/index.ts';
import { withdrawalProblem } from '../model/withdrawalProblem.ts';
import { withdrawalWarnings } from '../model/withdrawalWarnings.ts';
import styles from './withdrawal.module.css';

interface WithdrawalConfirmationProps {
  flow: WithdrawalFlow;
  /** Asked for a way to a new payment password. */
  onForgot: () => void;
}

/** A withdrawal before it leaves: the whole address, the network, what it costs, what arrives. */
export const WithdrawalConfirmation = observer(function WithdrawalConfirmation({ flow, onForgot }: WithdrawalConfirmationProps) {
  const { t } = useLingui();
  const { confirmed, preview, currency } = flow;
  const facts =
    confirmed && preview
      ? [
          ...(preview.addressName === '' ? [] : [{ label: t`Contact`, value: <bdi>{preview.addressName}</bdi> }]),
          { label: t`Network`, value: confirmed.protocol },
          { label: t`Fee`, value: moneyText(preview.fee, currency) },
          { label: t`Taken from your balance`, value: moneyText(preview.total, currency) },
          { label: t`Received`, value: moneyText(preview.received, currency) },
          { label: t`Left to withdraw today`, value: moneyText(preview.remainToday, 'USDT') },
          { label: t`Arrival`, value: t`A few minutes to 1 hour` },
        ]
      : [];
  return (
    <ConfirmSheet
      flow={flow}
      title={t`Confirm withdrawal`}
      lead={t`You withdraw`}
      facts={facts}
      warnings={preview?.warnings}
      warningWords={withdrawalWarnings}
      explain={withdrawalProblem}
      onForgot={onForgot}
    >
      {confirmed && (
        <div className={styles.whole}>
          <AddressText address={confirmed.to} />
        </div>
      )}
    </ConfirmSheet>
  );
});
