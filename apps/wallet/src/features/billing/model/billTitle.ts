import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bill } from '@ezwallet/api-client/contract';

/** The name of a bill's other side: the person's own name for them, or else their masked nickname. */
export const otherSide = ({
  contactName,
  counterparty,
}: Pick<Bill, 'contactName' | 'counterparty'>): string | undefined => contactName ?? counterparty?.nickMasked;

/** Whether a bill's money comes in. */
export const isIncoming = ({ amount }: Pick<Bill, 'amount'>): boolean => !amount.startsWith('-');

/** The title of a bill in a few words, with its direction, and the other side where known. */
export function billTitle(
  bill: Pick<Bill, 'recordType' | 'amount' | 'counterparty' | 'contactName'>,
): MessageDescriptor {
  const name = otherSide(bill);
  switch (bill.recordType) {
    case 'SEND':
      return name ? msg`To ${name}` : msg`Transfer sent`;
    case 'RECV':
      return name ? msg`From ${name}` : msg`Transfer received`;
    case 'PAYMENT':
      if (isIncoming(bill)) return name ? msg`Payment from ${name}` : msg`Payment received`;
      return name ? msg`Payment to ${name}` : msg`Payment`;
    case 'WITHDRAW':
      return name ? msg`Withdrawal to ${name}` : msg`Withdrawal`;
    case 'DEPOSIT':
      return msg`Deposit`;
    case 'BUY':
      return msg`Purchase`;
    case 'SELL':
      return msg`Sale`;
    case 'INTEREST':
      return msg`Interest payment`;
    case 'ALL':
      return msg`Record`;
  }
}
