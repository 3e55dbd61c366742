import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BILL_STATUS } from '@ezwallet/api-client/constants';
import { Button, Empty, Skeleton } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import { AskSupport } from '../../../../shared/questions/AskSupport.tsx';
import { billingPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { ReceiptButton } from '../../../receipt/index.ts';
import { BillFacts } from '../../components/BillFacts.tsx';
import { HideBill } from '../../components/HideBill.tsx';
import shared from '../../components/billing.module.css';
import styles from './BillPage.module.css';
import { isMissing, isOpen, watchBill } from '../../model/watchBill.ts';

/**
 * The screen of one bill.
 *
 * @param children more about it, below its facts
 */
export const BillPage = observer(function BillPage({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const { bills, balances } = useSessionStores();
  const { clock, visibility } = useWorld().deps;
  const [query] = useSearchParams();
  const billNo = query.get('billNo') ?? '';
  const bill = bills.bill(billNo);
  useEffect(
    () => watchBill(billNo, { bills, clock, visibility, onSettled: () => void balances.summary.reload() }),
    [bills, balances, clock, visibility, billNo],
  );
  const goBack = useGoBack(billingPaths.bills());
  return (
    <Screen title={t`Bill`} onBack={goBack}>
      <Loaded
        of={bill}
        staleNote={false}
        className={styles.bill}
        failed={t`We could not load this bill`}
        explain={(failure) =>
          isMissing(failure) && (
            <Empty
              picture={pictures.lens}
              title={t`We could not find this bill`}
              description={t`It may belong to another account.`}
              action={
                <Button size={32} variant="tint" render={<Link replace to={billingPaths.bills()} />}>
                  {t`All bills`}
                </Button>
              }
            />
          )
        }
        skeleton={<Placeholder />}
      >
        {(shown) => (
          <>
            <BillFacts bill={shown} />
            {children}
            {!isOpen(shown) && (
              <div className={styles.actions}>
                {shown.status === BILL_STATUS.completed && <ReceiptButton billNo={billNo} />}
                <HideBill bills={bills} billNo={billNo} hidden={shown.hidden === true} onHidden={goBack} />
              </div>
            )}
            <AskSupport about={{ subject: 'bill', reference: billNo }}>
              <Trans>Ask support about this bill</Trans>
            </AskSupport>
          </>
        )}
      </Loaded>
    </Screen>
  );
});

/** Placeholder of a bill that is loading. */
function Placeholder() {
  return (
    <>
      <div className={`${shared.head} ${styles.headPlace}`}>
        <Skeleton width={96} />
        <Skeleton width={180} height={36} />
        <Skeleton width={80} />
      </div>
      <Skeleton height={204} />
    </>
  );
}
