import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Spinner } from '@ezwallet/ui';
import type { ScanSession } from '../model/ScanSession.ts';
import styles from './Viewfinder.module.css';

/** The camera's picture, and the frame for a code. */
export const Viewfinder = observer(function Viewfinder({ session }: { session: ScanSession }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const { stream, state } = session;
  useEffect(() => {
    const { current } = video;
    if (!current) return undefined;
    current.srcObject = stream;
    // Browsers that do not play by themselves reject. The picture then stands still until the person touches it.
    if (stream) current.play().catch(() => undefined);
    const detach = session.attach(current);
    return () => {
      detach();
      current.srcObject = null;
    };
  }, [session, stream]);
  return (
    <div className={styles.finder} data-state={state}>
      <video ref={video} className={styles.picture} muted playsInline aria-label={t`Camera view`} />
      <div className={styles.frame} aria-hidden>
        <i />
        <i />
        <i />
        <i />
        {state === 'scanning' && <span className={styles.line} />}
      </div>
      <output className={styles.hint}>
        {state === 'starting' ? (
          <>
            <Spinner size={16} /> <Trans>Opening the camera…</Trans>
          </>
        ) : (
          <Trans>Place a QR code in the frame</Trans>
        )}
      </output>
    </div>
  );
});
