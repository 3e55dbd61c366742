import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bill } from '@ezwallet/api-client/contract';

/** The title of a bill in a few words, with the other person where known. */
export function billTitle({ recordType, counterparty }: Pick<Bill, 'recordType' | 'counterparty'>): MessageDescriptor {
  const name = counterparty?.nickMasked;
  switch (recordType) {
    case 'SEND':
      return name ? msg`To ${name}` : msg`Transfer sent`;
    case 'RECV':
      return name ? msg`From ${name}` : msg`Transfer received`;
    case 'PAYMENT':
      return name ? msg`Payment to ${name}` : msg`Payment`;
    case 'WITHDRAW':
      return msg`Withdrawal`;
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
