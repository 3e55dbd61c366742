import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { Button, Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { homePaths } from '../../world/paths.ts';
import styles from './Crash.module.css';

/** Shown when a screen failed to draw. */
export function Crash() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const home = homePaths.home();
  const goHome = () => (pathname === home ? location.reload() : void navigate(home, { replace: true }));
  return (
    <main className={styles.crash}>
      <Empty
        icon={glyphs.warning}
        title={t`We could not show this screen`}
        description={t`Your money is safe. Try again.`}
        action={
          <Button size={32} variant="tint" onClick={goHome}>
            <Trans>Back to home</Trans>
          </Button>
        }
      />
    </main>
  );
}
