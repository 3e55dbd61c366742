import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransferFlow, TransferProblem } from '@ezwallet/domain-stores';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import type { Explain } from './Explain.ts';
import { problemMessage } from './problemMessage.ts';

interface Entered extends Pick<TransferFlow, 'checkedAmount'> {
  /** What the server said of it. */
  readonly problem: TransferProblem | null;
  /** The person has asked to go on with it. */
  readonly submitted: boolean;
  /** What may be spent is known. */
  readonly balanceKnown: boolean;
}

/**
 * What is wrong with the amount, as far as it is worth saying now: too much is said while it is typed, what may still
 * become right only once the person wants to go on.
 *
 * @param now epoch milliseconds
 * @param explain words for a problem of the order
 */
export function amountError(
  { checkedAmount, problem, submitted, balanceKnown }: Entered,
  now: number,
  explain: Explain = problemMessage,
): MessageDescriptor | null {
  if (problem) return explain(problem, now);
  if (checkedAmount.ok) return null;
  const { issue } = checkedAmount;
  if (issue.code === 'AMOUNT_ABOVE_MAX') return balanceKnown ? msg`Your balance is too low.` : null;
  return submitted ? issueMessage(issue) : null;
}
