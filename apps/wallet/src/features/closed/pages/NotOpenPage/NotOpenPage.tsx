import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { Button, Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { homePaths } from '../../../../world/paths.ts';

/** Takes the place of every screen that is not built yet. Visitors see it without a login. */
export function NotOpenPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Screen title={t`Not open here`} onBack={useGoBack()}>
      <Empty
        icon={glyphs.info}
        title={t`This part is not open here`}
        description={t`Your money and your account are not affected.`}
        action={
          <Button size={32} variant="tint" onClick={() => void navigate(homePaths.home(), { replace: true })}>
            <Trans>Back to home</Trans>
          </Button>
        }
      />
    </Screen>
  );
}
