import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PurchaseFlow, Quote } from '@ezwallet/domain-stores';
import { compareAmounts } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';

interface Entered {
  readonly checked: PurchaseFlow['checked'];
  readonly quote: Quote | undefined;
  readonly currency: string;
  /** The person has tried to continue with it. */
  readonly submitted: boolean;
  /** What can be spent; left out for a purchase, undefined until the balances are loaded. */
  readonly available?: string | undefined;
}

/** The error of a typed amount, if it should be shown now. Too much shows at once, the rest after a try. */
export function amountFault({ checked, quote, currency, submitted, available }: Entered): MessageDescriptor | null {
  if (!quote || !checked || checked.ok) return null;
  const { issue } = checked;
  switch (issue.code) {
    case 'AMOUNT_ABOVE_MAX':
      if (available !== undefined && compareAmounts(available, quote.max) < 0)
        return msg`You can sell up to ${moneyText(available, currency)}.`;
      return msg`The maximum per order is ${moneyText(quote.max, currency)}.`;
    case 'AMOUNT_BELOW_MIN':
      return submitted ? msg`The minimum per order is ${moneyText(quote.min, currency)}.` : null;
    default:
      return submitted ? issueMessage(issue) : null;
  }
}
