import { useLingui } from '@lingui/react/macro';
import type { OutcomeWords } from './OrderOutcome.tsx';

/** The texts of the outcome of a payment, to whomever it goes. */
export function usePaymentWords(): OutcomeWords {
  const { t } = useLingui();
  return {
    lost: t`We lost connection before getting a reply. Your payment will not be sent twice.`,
    resumed: t`We are still checking an earlier payment. It will not be sent twice.`,
    refused: t`Not paid`,
    amend: t`Try again`,
    next: t`Continue to next payment`,
  };
}
