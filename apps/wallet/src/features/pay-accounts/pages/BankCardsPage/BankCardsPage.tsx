import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { PAY_METHODS } from '@ezwallet/api-client/constants';
import { TextButton } from '@ezwallet/ui';
import { payAccountPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { WaysList } from '../../components/WaysList.tsx';

/** The person's bank cards alone. */
export function BankCardsPage() {
  const { t } = useLingui();
  return (
    <Screen title={t`Bank cards`} onBack={useGoBack(payAccountPaths.all())}>
      <WaysList shows={({ payMethodId }) => payMethodId === PAY_METHODS.bankCard}>
        <TextButton render={<Link to={payAccountPaths.banks()} />}>
          <Trans>Supported banks</Trans>
        </TextButton>
      </WaysList>
    </Screen>
  );
}
