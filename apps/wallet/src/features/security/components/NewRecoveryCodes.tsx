import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, Result } from '@ezwallet/ui';
import { ProofGate, ProofSheet } from '../../proof/index.ts';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { tellFailure } from '../model/tellFailure.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Offers the first recovery codes right after the authenticator was bound. */
export const NewRecoveryCodes = observer(function NewRecoveryCodes({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const { security } = useSessionStores();
  const [gate] = useState(() => new ProofGate(deps.api));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = async () => {
    try {
      const made = await gate.pass(security.makeRecoveryCodes);
      if (made) setCodes(made);
    } catch (error) {
      tellFailure(i18n, error);
    }
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <>
      <Result
        status="success"
        title={t`Authenticator added`}
        description={t`Create recovery codes now, so that you can log in if you lose the app.`}
        actions={
          <>
            <Button block onClick={() => void make()}>
              <Trans>Create recovery codes</Trans>
            </Button>
            <Button block variant="ghost" onClick={onDone}>
              <Trans>Later</Trans>
            </Button>
          </>
        }
      />
      <ProofSheet gate={gate} />
    </>
  );
});
