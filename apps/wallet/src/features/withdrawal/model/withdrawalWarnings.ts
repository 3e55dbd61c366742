import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { WithdrawalPreview } from '@ezwallet/domain-stores';

/** Warnings about an address before anything is sent to it. */
export const withdrawalWarnings: Readonly<Record<WithdrawalPreview['warnings'][number], MessageDescriptor>> = {
  FIRST_TIME: msg`You have not withdrawn to this address before.`,
  SIMILAR_ADDRESS: msg`This address looks like another one you have used. Check every character.`,
  INTERNAL_ADDRESS: msg`This address belongs to a user of this wallet. A transfer to their user number is instant and free.`,
};
