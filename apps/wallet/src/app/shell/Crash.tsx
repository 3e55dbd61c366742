import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { Button, Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import styles from './shell.module.css';

/** Shown when a screen failed to draw. */
export function Crash() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <main className={styles.crash}>
      <Empty
        icon={glyphs.warning}
        title={t`We could not show this screen`}
        description={t`Your money is safe. Try again.`}
        action={
          <Button size={32} variant="tint" onClick={() => (pathname === '/' ? location.reload() : void navigate('/', { replace: true }))}>
            <Trans>Back to home</Trans>
          </Button>
        }
      />
    </main>
  );
}
