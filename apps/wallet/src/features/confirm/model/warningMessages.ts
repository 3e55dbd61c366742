import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransferPreview } from '@ezwallet/domain-stores';

/** Warnings about a recipient before anything is sent. */
export const warningMessages: Readonly<Record<TransferPreview['warnings'][number], MessageDescriptor>> = {
  FIRST_TIME: msg`You have not sent money to this person before.`,
  SIMILAR_ADDRESS: msg`This address looks like another one you have used. Check every character.`,
  INTERNAL_ADDRESS: msg`This address belongs to a user of this wallet.`,
};
