import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Empty, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import { billingPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { asLoadable } from '../../../../shared/load/Loadable.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { ReceiptButton } from '../../../receipt/index.ts';
import { BillFacts } from '../../components/BillFacts.tsx';
import { HideBill } from '../../components/HideBill.tsx';
import styles from '../../components/billing.module.css';
import { BillLoad } from '../../model/BillLoad.ts';

const COMPLETED = 2;

/** One bill. */
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
      <Loaded
        of={asLoadable({ value: bill, failure: bill ? null : problem, reload: load.load })}
        className={styles.bill}
        failed={t`The bill could not be loaded`}
        explain={(failure) =>
          failure === 'missing' && (
            <Empty icon={glyphs.receipt} title={t`There is no such bill`} description={t`It may belong to another account.`} />
          )
        }
        skeleton={<Placeholder />}
      >
        {(shown) => (
          <>
            <BillFacts bill={shown} />
            {!load.open && (
              <div className={styles.actions}>
                {shown.status === COMPLETED && <ReceiptButton billNo={billNo} />}
                <HideBill bills={bills} billNo={billNo} onHidden={goBack} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
});

/** The boxes of a bill that is on its way. */
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
