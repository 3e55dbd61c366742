import type { MessageDescriptor } from '@lingui/core';
import type { Failure, WithdrawalForm } from '@ezwallet/domain-stores';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { isAboutAddress, withdrawalProblem } from './withdrawalProblem.ts';

interface Told {
  /** The server's refusal. */
  readonly problem: Failure | null;
  /** The person has tried to continue with it. */
  readonly submitted: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * The error of the address, if it should be shown now. An address of another network shows at once, because coins sent
 * there are lost. Other errors show once the person tries to continue.
 */
export function addressError(
  checked: WithdrawalForm['checkedAddress'],
  { problem, submitted, now }: Told,
): MessageDescriptor | null {
  if (problem && isAboutAddress(problem)) return withdrawalProblem(problem, now);
  if (!checked || checked.ok) return null;
  return submitted || checked.issue.code === 'ADDRESS_OTHER_NETWORK' ? issueMessage(checked.issue) : null;
}
