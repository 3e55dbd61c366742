import { observer } from 'mobx-react-lite';
import { useLingui } from '@lingui/react/macro';
import { useStores } from '../../../../world/StoresContext.tsx';
import { kycPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { IdentityFields } from '../../components/IdentityFields.tsx';
import { Verified } from '../../components/Verified.tsx';

/** Verifies a person to level 1 by a document; for a verified one, the result. */
export const IdentityFormPage = observer(function IdentityFormPage() {
  const { t } = useLingui();
  const { session } = useStores();
  const leave = useGoBack(kycPaths.levels());
  return (
    <Screen title={t`Verify your identity`} onBack={leave}>
      {(session.user?.kycLevel ?? 0) > 0 ? <Verified onDone={leave} /> : <IdentityFields />}
    </Screen>
  );
});
