import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserInfo } from '@ezwallet/api-client/contract';

/** What a person is told whose transfers are closed (product specification, section 6); null while they are open. */
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
