import type { MessageDescriptor } from '@lingui/core';
import type { IssueCode } from '@ezwallet/validators';
import type { ByIssue, ParamsOf } from './ByIssue.ts';
import { memberIssueMessages } from './memberIssueMessages.ts';
import { visitorIssueMessages } from './visitorIssueMessages.ts';

/** The message for each value that a validator rejected. */
export const issueMessages: ByIssue<IssueCode> = {
  ...memberIssueMessages,
  ...visitorIssueMessages,
};

/** The message for an issue of a validator. */
export function issueMessage<C extends IssueCode>(issue: {
  readonly code: C;
  readonly params: ParamsOf<C>;
}): MessageDescriptor {
  return issueMessages[issue.code](issue.params);
}
