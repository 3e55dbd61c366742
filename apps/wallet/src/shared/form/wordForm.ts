import type { MessageDescriptor } from '@lingui/core';
import { type FailureOf, Form, type FormKind } from '@ezwallet/domain-stores';
import type { ValidationIssue } from '@ezwallet/validators';
import { failureMessage } from '../errors/refusalMessage.ts';

/** A fault that a check of a form finds: the issue of a validator, or words. */
export type FieldFault = ValidationIssue | MessageDescriptor;

/** The answer of a check that has words of its own. */
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

/** The parts of a worded form. Without `explain`, it has the common words for refusals. */
export type WordedKind<Values extends object, Ready extends Record<keyof Values, unknown>, Output> = Omit<
  FormKind<Values, Ready, Output, FieldFault, MessageDescriptor>,
  'words' | 'explain'
> &
  Partial<Pick<FormKind<Values, Ready, Output, FieldFault, MessageDescriptor>, 'explain'>>;

/**
 * A form that tells what is wrong in words.
 *
 * @param issueWords the words for the issues that its checks find
 */
export const wordForm = <Values extends object, Ready extends Record<keyof Values, unknown>, Output>(
  issueWords: (issue: ValidationIssue) => MessageDescriptor,
  kind: WordedKind<Values, Ready, Output>,
): WordedForm<Values, Ready, Output> =>
  new Form<Values, Ready, Output, FieldFault, MessageDescriptor>({
    words: (fault) => ('code' in fault ? issueWords(fault) : fault),
    explain: (failure) => failureMessage(failure),
    ...kind,
  });
