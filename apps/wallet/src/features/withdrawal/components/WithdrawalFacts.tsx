import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { WithdrawalFlow } from '@ezwallet/domain-stores';
import { AddressText } from '../../../shared/address/AddressText.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { OrderFacts, sentTime } from '../../confirm/index.ts';
import styles from './withdrawal.module.css';

interface WithdrawalFactsProps {
  order: WithdrawalFlow['request'];
  /** Content below the rows. */
  children?: ReactNode;
}

/** The facts of a withdrawal, sent or not. */
export const WithdrawalFacts = observer(function WithdrawalFacts({ order, children }: WithdrawalFactsProps) {
  const { t } = useLingui();
  const { pending, receipt } = order;
  if (!pending) return null;
  const { to, protocol, currency } = pending;
  return (
    <OrderFacts
      sum={pending}
      lead={
        <div className={styles.whole}>
          <AddressText address={to} />
        </div>
      }
      rows={[
        { label: t`Network`, value: protocol },
        ...(receipt ? [{ label: t`Fee`, value: moneyText(receipt.fee, currency) }] : []),
        { label: t`Time`, value: timeText(sentTime(pending)) },
      ]}
    >
      {children}
    </OrderFacts>
  );
});
