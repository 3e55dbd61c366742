import { Navigate, useSearchParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { PayStart } from '../../components/PayStart.tsx';
import { payPaths } from '../../../../world/paths.ts';

/** The page that the link of a payment code opens. Without a code, the person can enter one. */
export function PaymentLandingPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const leave = useGoBack();
  const text = query.get('text');
  if (text !== null) return <Navigate to={payPaths.pay(text)} replace />;
  return (
    <Screen title={t`Pay`} onBack={leave}>
      <PayStart />
    </Screen>
  );
}
