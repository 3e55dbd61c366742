import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSessionStores } from '../../../../app/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { BillFilters } from '../../components/BillFilters.tsx';
import { BillList } from '../../components/BillList.tsx';

/** The billing record, by day. */
export function BillsPage() {
  const { t } = useLingui();
  const { bills } = useSessionStores();
  useEffect(() => void bills.load(), [bills]);
  return (
    <Screen title={t`Billing details`} onBack={useGoBack()}>
      <BillFilters bills={bills} />
      <BillList bills={bills} />
    </Screen>
  );
}
