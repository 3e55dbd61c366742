import type { MessageDescriptor } from '@lingui/core';
import type { IssueCode, ValidationIssue } from '@ezwallet/validators';

export type ParamsOf<C extends IssueCode> = Extract<ValidationIssue, { code: C }>['params'];

/** The words for issues of validators. */
export type ByIssue<Codes extends IssueCode> = { readonly [C in Codes]: (params: ParamsOf<C>) => MessageDescriptor };
