import { useLingui } from '@lingui/react/macro';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { WaysList } from '../../components/WaysList.tsx';

/** The accounts that receive the money of the person's trades. */
export function PaymentWayPage() {
  const { t } = useLingui();
  return (
    <Screen title={t`Payment accounts`} onBack={useGoBack()}>
      <WaysList shows={() => true} />
    </Screen>
  );
}
