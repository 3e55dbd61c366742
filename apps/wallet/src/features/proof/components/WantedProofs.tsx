import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { Proof } from '@ezwallet/api-client/contract';
import type { Failure } from '@ezwallet/domain-stores';
import { Drawer } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { ProofForm } from '../model/ProofForm.ts';
import { ProofFields } from './ProofFields.tsx';

/** An order of money that may want further proofs before it is sent. */
interface Proving {
  readonly state: string;
  readonly problem: Failure | null;
  readonly wantedProofs: readonly Proof['type'][];
  prove(proofs: Proof[]): void;
  cancel(): void;
}

interface WantedProofsProps {
  order: Proving;
  /** Words for what was wrong. */
  explain: (problem: Failure, now: number) => MessageDescriptor;
}

/** The proofs that the server wants before money leaves; the payment password is asked for again after them. */
export const WantedProofs = observer(function WantedProofs({ order, explain }: WantedProofsProps) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const { wantedProofs, problem } = order;
  const form = useMemo(() => new ProofForm(deps.api, wantedProofs), [deps, wantedProofs]);
  // What is wanted (1042) the title says already; what was wrong it does not.
  const wrong = problem && problem.code !== '1042' ? i18n._(explain(problem, deps.clock.now())) : undefined;
  const open = order.state === 'proving';
  return (
    <Drawer keyboard open={open} onOpenChange={(next) => next || order.cancel()} title={t`Confirm it is you`}>
      {open && <ProofFields form={form} wrong={wrong} onSubmit={() => form.complete && order.prove(form.proofs)} />}
    </Drawer>
  );
});
