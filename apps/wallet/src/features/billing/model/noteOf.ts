import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bill, BillNote } from '@ezwallet/api-client/contract';

/** Reasons for money from the platform. */
const NOTES: Readonly<Record<BillNote, MessageDescriptor>> = {
  VOUCHER: msg({ message: 'Coupon bonus', context: 'note of a bill' }),
  PAY_METHOD: msg({ message: 'Pay method bonus', context: 'note of a bill' }),
  INVITATION: msg({ message: 'Invitation reward', context: 'note of a bill' }),
  ACTIVITY: msg({ message: 'Activity reward', context: 'note of a bill' }),
  REBATE: msg({ message: 'Rebate', context: 'note of a bill' }),
  SANDBOX: msg({ message: 'Demo money', context: 'note of a bill' }),
  FAUCET: msg({ message: 'From the faucet', context: 'note of a bill' }),
};

/** The note of a bill: the person's own text, otherwise the platform's reason. Null for none. */
export function noteOf({ remark, note }: Pick<Bill, 'remark' | 'note'>): string | MessageDescriptor | null {
  if (remark !== '') return remark;
  return note === undefined ? null : NOTES[note];
}
