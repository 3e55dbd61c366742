import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { amountError } from '../model/amountError.ts';
import { approximateCny } from '../model/approximateCny.ts';
import type { Explain } from '../model/Explain.ts';
import type { ShownOrder } from '../model/ShownOrder.ts';

/** A flow with a typed amount. */
export interface AmountFlow extends Pick<
  TransferFlow,
  'amount' | 'currency' | 'bounds' | 'checkedAmount' | 'setAmount'
> {
  readonly request: Pick<ShownOrder, 'state' | 'confirming' | 'problem'>;
}

interface AmountEntryState {
  /** The value of the amount. Its line stays while the value is not known. */
  readonly caption: string;
  readonly error: string | undefined;
  readonly type: (text: string) => void;
  readonly submit: () => Promise<void>;
}

/**
 * The state of a typed amount: its value, its error, and when the error is shown. Call inside an observer.
 *
 * @param onContinue called to continue with a valid amount
 * @param explain words for a problem of the request
 */
export function useAmountEntry(flow: AmountFlow, onContinue: () => void, explain?: Explain): AmountEntryState {
  const { i18n } = useLingui();
  const { deps, app } = useWorld();
  const { balances } = useSessionStores();
  const [submitted, setSubmitted] = useState(false);
  const { amount, currency, checkedAmount, request } = flow;
  // The sheet above shows its own problems.
  const problem = request.confirming ? null : request.problem;
  const error = amountError({ checkedAmount, problem, submitted }, deps.serverNow(), explain);
  const worth = approximateCny(app.rates, currency, amount);
  return {
    caption: worth === null ? '\u00a0' : `≈ ${worth} CNY`,
    error: error ? i18n._(error) : undefined,
    type: (text) => {
      setSubmitted(false);
      flow.setAmount(text);
    },
    submit: async () => {
      setSubmitted(true);
      await balances.summary.load();
      if (flow.checkedAmount.ok) onContinue();
    },
  };
}
