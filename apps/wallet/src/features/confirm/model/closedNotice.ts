import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserInfo } from '@ezwallet/api-client/contract';

/** Why a person's transfers are unavailable (product specification, section 6). Null while they are available. */
export function closedNotice(flag: UserInfo['transferFlag']): MessageDescriptor | null {
  switch (flag) {
    case 1:
      return null;
    case 0:
      return msg`Transfers are disabled for your account. Contact customer service.`;
    case 3:
      return msg`Some trading functions are disabled for 24 hours after you change your login or payment password.`;
  }
}
