import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserInfo } from '@ezwallet/api-client/contract';

/**
 * Why deposits are unavailable for a person (product specification, sections 3 and 4). Null while they are available.
 *
 * @param locked whether a restriction applies now
 */
export function closedNotice(flag: UserInfo['rechargeFlag'], locked: boolean): MessageDescriptor | null {
  if (locked) return msg`Your deposits are restricted right now. Contact customer service.`;
  switch (flag) {
    case 1:
      return null;
    case 0:
      return msg`Deposits are disabled for your account. Contact customer service.`;
    case 3:
      return msg`Some trading functions are disabled for 24 hours after you change your login or payment password.`;
  }
}
