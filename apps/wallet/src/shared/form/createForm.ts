import type { MessageDescriptor } from '@lingui/core';
import { type FailureOf, Form, type FormKind } from '@ezwallet/domain-stores';
import type { ValidationIssue } from '@ezwallet/validators';
import { issueMessage } from '../../i18n/issueMessages.ts';
import { failureMessage } from '../errors/refusalMessage.ts';

/** What a check of a form says is wrong: the issue of a validator, or words. */
export type FieldFault = ValidationIssue | MessageDescriptor;

/** What a check answers that has words of its own. */
export const fault = (issue: MessageDescriptor) => ({ ok: false, issue }) as const;

/** A form that tells what is wrong in words. */
export type WordedForm<Values extends object, Ready extends Record<keyof Values, unknown>, Output> = Form<
  Values,
  Ready,
  Output,
  FieldFault,
  MessageDescriptor
>;

/**
 * The fields that refusals of a call are about, for `satisfies`: a code that the call cannot send does not compile. The form checks
 * the names of the fields.
 */
export type RefusalFields<Call> = Readonly<Partial<Record<FailureOf<Call>, string>>>;

/** A form with the common words for refusals. */
export function createForm<Values extends object, Ready extends Record<keyof Values, unknown>, Output>(
  kind: Omit<FormKind<Values, Ready, Output, FieldFault, MessageDescriptor>, 'words' | 'explain'> &
    Partial<Pick<FormKind<Values, Ready, Output, FieldFault, MessageDescriptor>, 'explain'>>,
): WordedForm<Values, Ready, Output> {
  return new Form<Values, Ready, Output, FieldFault, MessageDescriptor>({
    words: (fault) => ('code' in fault ? issueMessage(fault) : fault),
    explain: (failure) => failureMessage(failure),
    ...kind,
  });
}
