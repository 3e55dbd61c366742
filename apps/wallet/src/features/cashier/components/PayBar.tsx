import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { OwnCode } from '../../confirm/index.ts';
import styles from './PayBar.module.css';

interface PayBarProps {
  currency: string;
  /** A decimal string. */
  fee: string;
  /** The button. */
  children: ReactNode;
}

/** The button that pays, at the bottom of the screen, below the fee and the code that only this wallet knows. */
export const PayBar = observer(function PayBar({ currency, fee, children }: PayBarProps) {
  const { session } = useStores();
  return (
    <div className={styles.bar}>
      <div className={styles.terms}>
        <span>
          <Trans>
            Fee <b>{moneyText(fee, currency)}</b>
          </Trans>
        </span>
        <OwnCode code={session.user?.antiPhishingCode ?? ''} />
      </div>
      {children}
    </div>
  );
});
