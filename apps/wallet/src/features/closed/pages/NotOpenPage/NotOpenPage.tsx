import { useLingui } from '@lingui/react/macro';
import { Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { BackToHome } from '../../components/BackToHome.tsx';

/** Takes the place of every screen that is not built yet. Visitors see it without a login. */
export function NotOpenPage() {
  const { t } = useLingui();
  return (
    <Screen title={t`Not open here`} onBack={useGoBack()}>
      <Empty
        icon={glyphs.info}
        title={t`This part is not open here`}
        description={t`Your money and your account are not affected.`}
        action={<BackToHome />}
      />
    </Screen>
  );
}
