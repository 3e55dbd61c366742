import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Bill } from '@ezwallet/api-client/contract';
import { moneyText } from '../../../shared/money/moneyText.ts';

/** What a toast says about money that came. @param hidden the person hides amounts */
export function receivedText(bills: readonly Bill[], hidden: boolean): MessageDescriptor {
  const [bill, ...others] = bills;
  if (!bill || others.length > 0) {
    return msg`You received money ${plural(bills.length, { one: '# time', other: '# times' })}.`;
  }
  const money = moneyText(bill.amount, bill.currency);
  const from = bill.contactName ?? bill.counterparty?.nickMasked;
  if (bill.recordType === 'DEPOSIT') return hidden ? msg`Your deposit has arrived.` : msg`Your deposit of ${money} has arrived.`;
  if (from === undefined) return hidden ? msg`You received money.` : msg`You received ${money}.`;
  return hidden ? msg`You received money from ${from}.` : msg`You received ${money} from ${from}.`;
}
