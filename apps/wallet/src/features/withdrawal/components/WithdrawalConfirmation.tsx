import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { WithdrawalFlow } from '@ezwallet/domain-stores';
import { AddressText } from '../../../shared/address/AddressText.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { ConfirmSheet, totalFact } from '../../confirm/index.ts';
import { withdrawalProblem } from '../model/withdrawalProblem.ts';
import { withdrawalWarnings } from '../model/withdrawalWarnings.ts';
import styles from './withdrawal.module.css';

/** A withdrawal before it is sent: the whole address, the network, the cost, and the amount that arrives. */
export const WithdrawalConfirmation = observer(function WithdrawalConfirmation({
  order,
}: {
  order: WithdrawalFlow['request'];
}) {
  const { t, i18n } = useLingui();
  const { confirmed, preview } = order;
  const facts =
    confirmed && preview
      ? [
          ...(preview.addressName === '' ? [] : [{ label: t`Contact`, value: <bdi>{preview.addressName}</bdi> }]),
          { label: t`Network`, value: confirmed.protocol },
          { label: t`Fee`, value: moneyText(preview.fee, confirmed.currency) },
          totalFact(i18n, preview.total, confirmed.currency),
          { label: t`You receive`, value: moneyText(preview.received, confirmed.currency) },
          { label: t`Left to withdraw today`, value: moneyText(preview.remainToday, 'USDT') },
          { label: t`Arrival`, value: t`A few minutes to 1 hour` },
        ]
      : [];
  return (
    <ConfirmSheet
      order={order}
      title={t`Confirm withdrawal`}
      lead={t`You withdraw`}
      facts={facts}
      warnings={preview?.warnings}
      warningWords={withdrawalWarnings}
      explain={withdrawalProblem}
    >
      {confirmed && (
        <div className={styles.whole}>
          <AddressText address={confirmed.to} />
        </div>
      )}
    </ConfirmSheet>
  );
});
