import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Drawer } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { ProofFields } from '../../proof/index.ts';
import type { Challenge } from '../model/Challenge.ts';
import { SecondFactorForm } from '../model/SecondFactorForm.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';

interface SecondFactorSheetProps {
  challenge: Challenge;
  onClose: () => void;
  onSignedIn: (isFirst: boolean) => void;
}

/** Asks for all further proofs that the server requires, in one sheet. */
export const SecondFactorSheet = observer(function SecondFactorSheet({
  challenge,
  onClose,
  onSignedIn,
}: SecondFactorSheetProps) {
  const { t } = useLingui();
  const { deps, app, passkeys } = useWorld();
  const [factor] = useState(
    () => new SecondFactorForm({ api: deps.api, session: app.session, now: deps.clock.now() }, challenge),
  );
  const submit = async () => {
    if (await factor.submit()) onSignedIn(factor.isFirst);
  };
  return (
    <Drawer open onOpenChange={(open) => open || onClose()} title={t`Confirm it is you`} keyboard>
      <ProofFields form={factor.proofs} busy={factor.busy} onSubmit={() => void submit()} />
      {passkeys && challenge.passkey && (
        <PasskeyLogin device={passkeys} preToken={challenge.preToken} onSignedIn={onSignedIn} />
      )}
    </Drawer>
  );
});
