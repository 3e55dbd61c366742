import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import type { Failure, FailureOf } from '@ezwallet/domain-stores';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';

/** Words for proofs that are neither codes nor passwords. */
const WRONG: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  USER_NOT_FOUND: msg`This is not the login name or user number of the account.`,
  KYC_NOT_FOUND: msg`This is not the document number of the account.`,
} satisfies Partial<Record<FailureOf<Contract['user']['loginAuth']>, MessageDescriptor>>;

/** Says which proof is wrong; null where there was no answer at all. */
export const wrongProofWords = (failure: Failure): MessageDescriptor | null =>
  (failure.lockedUntil === undefined && WRONG[failure.code]) || failureMessage(failure);
