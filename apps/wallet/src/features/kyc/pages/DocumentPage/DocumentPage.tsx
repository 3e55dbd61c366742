import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { kycPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { ForLevel } from '../../components/ForLevel.tsx';
import { HigherFields } from '../../components/HigherFields.tsx';

const LEVEL = 2;

/** Pictures of the document, and how the person lives: the application for level 2. */
export function DocumentPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Screen title={t`Document and address`} onBack={useGoBack(kycPaths.levels())}>
      <ForLevel level={LEVEL}>
        {(info) => <HigherFields info={info} onDone={() => void navigate(kycPaths.pending(), { replace: true })} />}
      </ForLevel>
    </Screen>
  );
}
