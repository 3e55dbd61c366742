import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import type { Failure, FailureOf } from '@ezwallet/domain-stores';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';

type AddFailure = FailureOf<Contract['bank']['addPayAccount']>;

/** Refusals of a new account with words of their own, by code and field. */
const WORDS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  ALREADY_EXISTS: msg`This account is already in use. Remove it there first, or add another one.`,
  OVER_MAX_TOTAL: msg`You have reached the maximum number of accounts. Delete one first.`,
  'BANK_ACCOUNT_INVALID accountNo': msg`This card number has a mistake. Check every digit.`,
  'BANK_ACCOUNT_INVALID qrFileId': msg`We found no payment code of this app in the picture.`,
  'ARGS_INVALID qrFileId': msg`The picture is no longer there. Add it again.`,
} satisfies Partial<Record<AddFailure | `${AddFailure} ${string}`, MessageDescriptor>>;

/** What to tell about a refused account. */
export const addProblem = (failure: Failure, field = ''): MessageDescriptor | null =>
  WORDS[`${failure.code} ${field}`] ?? WORDS[failure.code] ?? failureMessage(failure);
