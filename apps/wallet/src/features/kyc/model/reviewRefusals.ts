import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import type { FailureOf } from '@ezwallet/domain-stores';

/** Refusals of an application with words of their own. */
export const reviewRefusals: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  EXCEED_LIMIT: msg`You have used all your tries for today. Try again tomorrow.`,
  KYC_DONE_ALREADY: msg`We already have your application. Go back to see its progress.`,
  KYC_REQUIRED: msg`Verify the previous level first.`,
  TIME_INVALID: msg`This document has expired. Use one that is still valid.`,
  EMPTY_REQUIRED_INPUT: msg`Add a picture of the back.`,
  ARGS_INVALID: msg`One of the files is no longer there. Add it again.`,
  EXPIRED: msg`The digits have expired. Record a new video with new digits.`,
} satisfies Partial<
  Record<FailureOf<Contract['kyc']['createKycHigher'] | Contract['user']['createKycRecord']>, MessageDescriptor>
>;
