import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Button, Empty, Skeleton, SkeletonRegion } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores, useWorld } from '../../../../app/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { ReceiptButton } from '../../../receipt/index.ts';
import { BillFacts } from '../../components/BillFacts.tsx';
import { HideBill } from '../../components/HideBill.tsx';
import styles from '../../components/billing.module.css';
import { BillLoad } from '../../model/BillLoad.ts';
import { billingPaths } from '../../paths.ts';

const COMPLETED = 2;

/** The screen of one bill. */
export const BillPage = observer(function BillPage() {
  const { t } = useLingui();
  const { bills, balances } = useSessionStores();
  const { clock, visibility } = useWorld().deps;
  const [query] = useSearchParams();
  const billNo = query.get('billNo') ?? '';
  const load = useMemo(
    () => new BillLoad({ bills, clock, visibility, onSettled: () => void balances.refresh() }, billNo),
    [bills, balances, clock, visibility, billNo],
  );
  useEffect(() => load.watch(), [load]);
  const goBack = useGoBack(billingPaths.bills());
  const { bill, problem } = load;
  return (
    <Screen title={t`Bill`} onBack={goBack}>
      <SkeletonRegion className={styles.bill} loading={!bill && problem === null} placeholder={<Placeholder />}>
        {bill ? (
          <>
            <BillFacts bill={bill} />
            {!load.open && (
              <div className={styles.actions}>
                {bill.status === COMPLETED && <ReceiptButton billNo={billNo} />}
                <HideBill bills={bills} billNo={billNo} onHidden={goBack} />
              </div>
            )}
          </>
        ) : problem === 'missing' ? (
          <Empty icon={glyphs.receipt} title={t`We could not find this bill`} description={t`It may belong to another account.`} />
        ) : (
          <Empty
            icon={glyphs.wifiOff}
            title={t`We could not load this bill`}
            description={t`Check your connection and try again.`}
            action={
              <Button size={32} variant="tint" icon={glyphs.refresh} loading={load.busy} onClick={() => void load.load()}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        )}
      </SkeletonRegion>
    </Screen>
  );
});

/** Placeholder of a bill that is loading. */
function Placeholder() {
  return (
    <>
      <div className={`${styles.head} ${styles.headPlace}`}>
        <Skeleton width={96} />
        <Skeleton width={180} height={36} />
        <Skeleton width={80} />
      </div>
      <Skeleton height={204} />
    </>
  );
}
