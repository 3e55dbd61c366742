import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../shared/layout/Screen.tsx';
import { useGoBack } from '../../shared/layout/useGoBack.ts';
import { isServed } from '../../shared/load/isServed.ts';
import { TryAgain } from '../../shared/load/TryAgain.tsx';
import { isStaleChunk, reloadOnce } from '../network/stale-chunks.ts';

interface UnreachableProps {
  title: MessageDescriptor | undefined;
  /** The browser's error for the code that did not load. */
  cause: unknown;
}

const reload = () => location.reload();

/**
 * Shown in place of a screen whose code did not load. With a network, the code belongs to an older build and the page
 * reloads by itself. Without a network, it reloads when the network returns, or when the person asks and the server
 * answers.
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
    if (await isServed()) reload();
    else setAsking(false);
  };
  return (
    <Screen title={title ? i18n._(title) : 'ezwallet'} onBack={useGoBack()}>
      <Empty
        data-code-missing
        icon={glyphs.wifiOff}
        title={t`We could not load this screen`}
        description={t`Check your connection and try again.`}
        action={<TryAgain busy={asking} onClick={() => void retry()} />}
      />
    </Screen>
  );
}
