import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RewardState } from '@ezwallet/api-client/contract';

/** The state of a reward, in words. */
export const rewardWords: Readonly<Record<RewardState, MessageDescriptor>> = {
  promised: msg`We check it first`,
  credited: msg`Credited`,
  dropped: msg`Not given: the rewards were used up, or a rule was broken`,
};
