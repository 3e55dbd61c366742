import type { MessageDescriptor } from '@lingui/core';
import type { Failure, WithdrawalForm } from '@ezwallet/domain-stores';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { isAboutAddress, withdrawalProblem } from './withdrawalProblem.ts';

interface Told {
  /** What the server said. */
  readonly problem: Failure | null;
  /** The person has asked to go on with it. */
  readonly submitted: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * What is wrong with the address, as far as it is worth saying now: that it belongs to another network at once, for what
 * is sent there is lost; all else once the person wants to go on.
 */
export function addressError(
  checked: WithdrawalForm['checkedAddress'],
  { problem, submitted, now }: Told,
): MessageDescriptor | null {
  if (problem && isAboutAddress(problem)) return withdrawalProblem(problem, now);
  if (!checked || checked.ok) return null;
  return submitted || checked.issue.code === 'ADDRESS_OTHER_NETWORK' ? issueMessage(checked.issue) : null;
}
