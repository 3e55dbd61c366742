import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransferFlow, Failure } from '@ezwallet/domain-stores';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import type { Explain } from './Explain.ts';
import { problemMessage } from './problemMessage.ts';

interface Entered extends Pick<TransferFlow, 'checkedAmount'> {
  /** The server's refusal. */
  readonly problem: Failure | null;
  /** The person has tried to continue with it. */
  readonly submitted: boolean;
}

/**
 * The error of the amount, if it should be shown now. Too large an amount shows at once. An amount that may still
 * become valid shows an error only after the person tries to continue.
 *
 * @param now epoch milliseconds
 * @param explain turns a problem of the order into words
 */
export function amountError(
  { checkedAmount, problem, submitted }: Entered,
  now: number,
  explain: Explain = problemMessage,
): MessageDescriptor | null {
  if (problem) return explain(problem, now);
  if (checkedAmount.ok) return null;
  const { issue } = checkedAmount;
  if (issue.code === 'AMOUNT_ABOVE_MAX') return msg`Your balance is too low.`;
  return submitted ? issueMessage(issue) : null;
}
