import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button, Empty } from '@ezwallet/ui';
import styles from './shell.module.css';
import { isStaleChunk, reloadOnce } from '../network/reloadStaleChunks.ts';

/** What is shown when a screen failed to load or to draw; a screen of an older build loads the new one by itself. */
export function Crash({ error }: { error: unknown }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const stale = isStaleChunk(error);
  useEffect(() => {
    if (stale) reloadOnce(sessionStorage, () => location.reload());
  }, [stale]);
  return (
    <main className={styles.crash}>
      <Empty
        icon="warning"
        title={t`This screen could not be shown`}
        description={t`Your money is safe. Please try again.`}
        action={
          <Button size={32} variant="tint" onClick={() => (pathname === '/' ? location.reload() : void navigate('/', { replace: true }))}>
            <Trans>Back to home</Trans>
          </Button>
        }
      />
    </main>
  );
}
