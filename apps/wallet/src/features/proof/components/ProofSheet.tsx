import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Drawer } from '@ezwallet/ui';
import { ProofFields } from './ProofFields.tsx';
import type { ProofGate } from '../model/ProofGate.ts';

/** The proofs that a gate waits for, in a bottom sheet. */
export const ProofSheet = observer(function ProofSheet({ gate }: { gate: ProofGate }) {
  const { t } = useLingui();
  const { form } = gate;
  return (
    <Drawer keyboard open={form !== null} onOpenChange={(open) => open || gate.dismiss()} title={t`Confirm it is you`}>
      {form && <ProofFields form={form} busy={gate.busy} onSubmit={gate.submit} />}
    </Drawer>
  );
});
