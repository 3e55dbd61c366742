import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button, Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../shared/layout/Screen.tsx';
import { useGoBack } from '../../shared/layout/useGoBack.ts';
import { isStaleChunk, reloadOnce } from '../network/reloadStaleChunks.ts';

interface UnreachableProps {
  title: MessageDescriptor;
  /** What the browser said when the code did not arrive. */
  cause: unknown;
}

const reload = () => location.reload();

/**
 * Stands where a screen's code did not arrive. With a network the code belongs to an older build, and the page loads
 * anew by itself; without one it does so when the network is back, or when the person asks and the server answers.
 */
export function Unreachable({ title, cause }: UnreachableProps) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (isStaleChunk(cause)) reloadOnce(sessionStorage, reload);
    const goOn = () => void reloadOnce(sessionStorage, reload);
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [cause]);
  const retry = async () => {
    setAsking(true);
    // Any answer will do. Without one a reload would lose the app, which is still here.
    const answered = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answered) reload();
    else setAsking(false);
  };
  return (
    <Screen title={i18n._(title)} onBack={useGoBack()}>
      <Empty
        icon={glyphs.wifiOff}
        title={t`We could not load this screen`}
        description={t`Check your connection and try again.`}
        action={
          <Button size={32} variant="tint" icon={glyphs.refresh} loading={asking} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </Screen>
  );
}
