import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { type SendFile, SideField } from '../../capture/index.ts';
import { type Proof, sendSide } from '../model/sendSide.ts';

/** Makes a call with the code, and asks for another one where it is wrong. */
export type WithCode = <T>(work: (proof: Proof) => Promise<T>) => Promise<T>;

/** The sides of a document, from another device. A passport has one. */
export function SendDocument({ withCode, onDone }: { withCode: WithCode; onDone: () => void }) {
  const { t } = useLingui();
  const { deps } = useWorld();
  const [sides, setSides] = useState({ idFront: '', idBack: '' });
  const fieldOf = (side: keyof typeof sides) => ({
    value: sides[side],
    onChange: (fileId: string) => setSides((now) => ({ ...now, [side]: fileId })),
    send: (async (file, task) =>
      await withCode(async (proof) => await sendSide(deps, proof, side, file, task))) satisfies SendFile,
    error: undefined,
  });
  return (
    <>
      <SideField label={t`Front of your document`} {...fieldOf('idFront')} />
      <SideField label={t`Back of your document`} {...fieldOf('idBack')} />
      <Button block disabled={sides.idFront === ''} onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </>
  );
}
