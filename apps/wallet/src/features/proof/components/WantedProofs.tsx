import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { CODE } from '@ezwallet/api-client/constants';
import type { Proof } from '@ezwallet/api-client/contract';
import type { Failure } from '@ezwallet/domain-stores';
import { Drawer } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { ProofForm } from '../model/ProofForm.ts';
import { ProofFields } from './ProofFields.tsx';

/** An order that may need further proofs before it is sent. */
interface Proving {
  readonly state: string;
  readonly problem: Failure | null;
  readonly wantedProofs: readonly Proof['type'][];
  prove(proofs: Proof[]): void;
  cancel(): void;
}

interface WantedProofsProps {
  order: Proving;
  /** Words for the error. */
  explain: (problem: Failure, now: number) => MessageDescriptor;
}

/** The proofs that the server requires before money leaves. After them the person enters the payment password again. */
export const WantedProofs = observer(function WantedProofs({ order, explain }: WantedProofsProps) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const { wantedProofs, problem } = order;
  const form = useMemo(() => new ProofForm(deps.api, wantedProofs), [deps, wantedProofs]);
  // The title already says what is required (1042). Only an error needs words.
  const wrong = problem && problem.code !== CODE.proofsWanted ? i18n._(explain(problem, deps.serverNow())) : undefined;
  const open = order.state === 'proving';
  return (
    <Drawer keyboard open={open} onOpenChange={(next) => next || order.cancel()} title={t`Confirm it is you`}>
      {open && <ProofFields form={form} wrong={wrong} onSubmit={() => form.complete && order.prove(form.proofs)} />}
    </Drawer>
  );
});
