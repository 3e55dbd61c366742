import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Drawer, Spinner } from '@ezwallet/ui';
import { lazyPart } from '../load/lazyPart.tsx';
import type { CaptchaGate } from './CaptchaGate.ts';
import styles from './CaptchaSheet.module.css';

const CaptchaPuzzle = lazyPart(
  async () => ({ Component: (await import('./CaptchaPuzzle.tsx')).CaptchaPuzzle }),
  <Spinner />,
);

/** The captcha that the gate of a form waits for, in a bottom sheet. */
export const CaptchaSheet = observer(function CaptchaSheet({ gate }: { gate: CaptchaGate }) {
  const { t } = useLingui();
  const { current } = gate;
  return (
    <Drawer open={current !== null} onOpenChange={(open) => open || gate.dismiss()} title={t`Security check`}>
      {current && (
        <div className={styles.captcha}>
          <CaptchaPuzzle gate={gate} captcha={current} />
        </div>
      )}
    </Drawer>
  );
});
