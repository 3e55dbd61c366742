import { useState } from 'react';
import type { PayMethodId } from '@ezwallet/api-client/contract';
import { type AcceptorLot, Submission, TicketGate } from '@ezwallet/domain-stores';
import { accept } from '@ezwallet/validators';
import { useForm } from '../../../shared/form/useForm.ts';
import { useDraft } from '../../../world/useDraft.ts';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { useEnsurePaymentPassword } from '../../confirm/index.ts';
import { checkMax, checkMethods, checkMin, lotOf, lotProblem, typedLot } from './lot-form.ts';

interface Typed {
  side: 'sell' | 'buy';
  min: string;
  max: string;
  methods: readonly PayMethodId[];
}

/**
 * The form of a lot, and its removal. The payment password confirms all lots together, because later trades hold the
 * person's coins without asking again.
 *
 * @param at the position of the lot to change; undefined for a new one
 */
export function useLotForm(lots: readonly AcceptorLot[], at: number | undefined) {
  const { deps } = useWorld();
  const { settings } = useSessionStores().acceptor;
  const ensurePaymentPassword = useEnsurePaymentPassword();
  const [gate] = useState(() => new TicketGate(deps));
  const saveAll = async (next: readonly AcceptorLot[]): Promise<true | null> => {
    if (!(await ensurePaymentPassword())) return null;
    const confirmed = { lots: [...next] };
    return await gate.pass({ scene: 'lots', confirmed }, (ticket) => settings.saveLots(next, ticket));
  };
  const others = lots.filter((_lot, position) => position !== at);
  const [form, field] = useForm<Typed, Typed, true | null>(() => ({
    values: typedLot(at === undefined ? undefined : lots[at]),
    checks: { side: accept, min: checkMin, max: checkMax, methods: checkMethods },
    send: (ready) => saveAll(at === undefined ? [...lots, lotOf(ready)] : lots.with(at, lotOf(ready))),
    explain: lotProblem,
  }));
  useDraft(() => form.values, form.fill);
  const [removing] = useState(() => new Submission({ send: () => saveAll(others) }));
  return { form, field, gate, removing };
}
