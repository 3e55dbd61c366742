import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { RECHARGE_STATUS, RECHARGE_TYPES } from '@ezwallet/api-client/constants';
import type { RechargeAddress, RechargeBill } from '@ezwallet/api-client/contract';
import type { DepositFilter } from '@ezwallet/domain-stores';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { StatusLook } from '../../../shared/money/StatusMark.tsx';

/** Tabs of the list, in order. */
export const flagNames: Readonly<Record<DepositFilter, MessageDescriptor>> = {
  '': msg({ message: 'All', context: 'deposits' }),
  0: msg({ message: 'Waiting', context: 'deposits' }),
  1: msg({ message: 'In review', context: 'deposits' }),
  2: msg({ message: 'Credited', context: 'deposits' }),
};

/** Looks of each status of what comes over a network. */
const statusLooks = {
  0: { icon: glyphs.clock, tone: 'warning', name: msg`Waiting for the network` },
  1: { icon: glyphs.clock, tone: 'warning', name: msg`In review` },
  2: { icon: glyphs.checkCircle, tone: 'success', name: msg`Credited` },
  [-1]: { icon: glyphs.closeCircle, tone: 'neutral', name: msg`Cancelled` },
} as const satisfies Record<RechargeBill['status'], StatusLook>;

/** No network has a part in a purchase: it waits for its buyer and its seller. */
const tradeLook: StatusLook = { icon: glyphs.clock, tone: 'warning', name: msg`In progress` };

/** The look of a deposit's status. */
export const statusLook = ({ type, status }: Pick<RechargeBill, 'type' | 'status'>): StatusLook =>
  type === RECHARGE_TYPES.c2cSell && status === RECHARGE_STATUS.waiting ? tradeLook : statusLooks[status];

/** The title of a deposit, in the words of its bill. A deposit over a network has the network's name. */
export function wayOf({ type, protocol }: Pick<RechargeBill, 'type' | 'protocol'>): MessageDescriptor {
  switch (type) {
    case 2:
      return msg`Purchase`;
    case 1:
    case 3:
      return protocol === null ? msg`Deposit` : msg`${protocol} deposit`;
  }
}

/** The most likely mistake with a coin on a network. */
export function warningOf(warning: RechargeAddress['warning'], currency: string): MessageDescriptor {
  switch (warning) {
    case 'ONLY_THIS_NETWORK':
      return msg`If you use another coin or network, your money is lost.`;
    case 'ONLY_THIS_TOKEN':
      return msg`Send only native ${currency}, and not out of a smart contract. If you send a wrapped token or another coin, or use another network, your money is lost.`;
    case 'NETWORK_SLOW':
      return msg`If you use another coin or network, your money is lost. This network is slow, so your deposit may take a while.`;
  }
}
