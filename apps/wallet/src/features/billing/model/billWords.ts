import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bill, BillWindow, Posting, RecordType } from '@ezwallet/api-client/contract';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { StatusLook } from '../../../shared/money/StatusMark.tsx';

/** The type of one bill. `ALL` is no bill's type. */
export const billTypeNames: Readonly<Record<RecordType, MessageDescriptor>> = {
  ALL: msg`Record`,
  SEND: msg`Transfer sent`,
  RECV: msg`Transfer received`,
  PAYMENT: msg`Payment`,
  WITHDRAW: msg`Withdrawal`,
  DEPOSIT: msg`Deposit`,
  BUY: msg`Purchase`,
  SELL: msg`Sale`,
  INTEREST: msg`Interest`,
};

/** The name of each kind of record, for choosing among them. */
export const recordTypeNames: Readonly<Record<RecordType, MessageDescriptor>> = {
  ALL: msg({ message: 'All', context: 'kinds of bills' }),
  SEND: msg({ message: 'Sent', context: 'kind of bill' }),
  RECV: msg({ message: 'Received', context: 'kind of bill' }),
  PAYMENT: msg({ message: 'Payments', context: 'kind of bill' }),
  WITHDRAW: msg({ message: 'Withdrawals', context: 'kind of bill' }),
  DEPOSIT: msg({ message: 'Deposits', context: 'kind of bill' }),
  BUY: msg({ message: 'Bought', context: 'kind of bill' }),
  SELL: msg({ message: 'Sold', context: 'kind of bill' }),
  INTEREST: msg({ message: 'Interest', context: 'kind of bill' }),
};

/** The periods of the list. */
export const windowNames: Readonly<Record<BillWindow, MessageDescriptor>> = {
  7: msg`Last 7 days`,
  15: msg`Last 15 days`,
  30: msg`Last 30 days`,
  90: msg`Last 90 days`,
  9999: msg`All time`,
};

/** Looks of each status. */
export const statusLooks = {
  1: { icon: glyphs.clock, tone: 'warning', name: msg`In progress` },
  2: { icon: glyphs.checkCircle, tone: 'success', name: msg`Completed` },
  [-1]: { icon: glyphs.closeCircle, tone: 'neutral', name: msg`Cancelled` },
} as const satisfies Record<Bill['status'], StatusLook>;

/** Names of the accounts in a bill's movements, from the owner's view. */
export const accountNames: Readonly<Record<Posting['account'], MessageDescriptor>> = {
  mine: msg`Your balance`,
  theirs: msg`Other person’s balance`,
  fee: msg`Fees`,
  network: msg`Network`,
  promotion: msg`Promotions`,
};
