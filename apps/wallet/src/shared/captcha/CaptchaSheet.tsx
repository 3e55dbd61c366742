import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Drawer, Spinner, useMessages } from '@ezwallet/ui';
import type { CaptchaGate } from './CaptchaGate.ts';
import styles from './CaptchaSheet.module.css';

const CaptchaPuzzle = lazy(async () => ({ default: (await import('./CaptchaPuzzle.tsx')).CaptchaPuzzle }));

/** The captcha that the gate of a form waits for, in a bottom sheet. */
export const CaptchaSheet = observer(function CaptchaSheet({ gate }: { gate: CaptchaGate }) {
  const { captchaTitle } = useMessages();
  const { current } = gate;
  return (
    <Drawer open={current !== null} onOpenChange={(open) => open || gate.dismiss()} title={captchaTitle}>
      {current && (
        <div className={styles.captcha}>
          <Suspense fallback={<Spinner />}>
            <CaptchaPuzzle gate={gate} captcha={current} />
          </Suspense>
        </div>
      )}
    </Drawer>
  );
});
