import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PasskeyDevice } from '@ezwallet/domain-stores';
import { Button } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useWorld } from '../../../world/StoresContext.tsx';
import { PasskeyEntry } from '../model/PasskeyEntry.ts';
import styles from './auth.module.css';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';

interface PasskeyLoginProps {
  device: PasskeyDevice;
  /** Of a login that waits for further proof. */
  preToken?: string;
  onSignedIn: (isFirst: boolean) => void;
}

/** The way in by passkey, in place of a password or of further proofs. */
export const PasskeyLogin = observer(function PasskeyLogin({ device, preToken, onSignedIn }: PasskeyLoginProps) {
  const { t } = useLingui();
  const { deps, app } = useWorld();
  const [entry] = useState(() => new PasskeyEntry({ api: deps.api, session: app.session, device }, preToken));
  const enter = async () => {
    const result = await entry.enter();
    if (result) onSignedIn(result.firstLogin);
  };
  return (
    <div className={styles.passkey}>
      <Button block variant="secondary" icon={glyphs.fingerprint} loading={entry.busy} onClick={() => void enter()}>
        {preToken === undefined ? t`Log in with a passkey` : t`Use a passkey`}
      </Button>
      <FormProblem problem={entry.problem} />
    </div>
  );
});
