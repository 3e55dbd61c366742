import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import type { Failure, FailureOf } from '@ezwallet/domain-stores';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';

const REFUSALS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  ARGS_INVALID: msg`Nobody has this invitation code. Check it and try again.`,
  USER_INVALID: msg`You cannot use this code. It is yours, or that of somebody who uses a device of yours or joined after you.`,
  BIND_ALREADY: msg`Somebody has invited you already. That cannot change.`,
  TIME_INVALID: msg`An invitation can be accepted within 24 hours after you join. That time is over.`,
} satisfies Partial<Record<FailureOf<Contract['user']['invitationCodeBinding']>, MessageDescriptor>>;

/** Why an invitation was not accepted. */
export const bindingRefusal = (failure: Failure): MessageDescriptor | null =>
  REFUSALS[failure.code] ?? failureMessage(failure);
