import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bill } from '@ezwallet/api-client/contract';
import { addAmounts } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';

/** What a toast says about money that came. @param hidden the person hides amounts */
export function receivedText(bills: readonly Bill[], hidden: boolean): MessageDescriptor {
  const [bill, ...others] = bills;
  const isOneCoin = others.every(({ currency }) => currency === bill?.currency);
  if (!bill || (others.length > 0 && (hidden || !isOneCoin))) return msg`You received money.`;
  const money = moneyText(
    bills.map(({ amount, bonus = '0' }) => addAmounts(amount, bonus)).reduce((sum, amount) => addAmounts(sum, amount)),
    bill.currency,
  );
  const from = others.length > 0 ? undefined : (bill.contactName ?? bill.counterparty?.nickMasked);
  if (bill.recordType === 'DEPOSIT' && others.length === 0)
    return hidden ? msg`Your deposit has arrived.` : msg`Your deposit of ${money} has arrived.`;
  if (from === undefined) return hidden ? msg`You received money.` : msg`You received ${money}.`;
  return hidden ? msg`You received money from ${from}.` : msg`You received ${money} from ${from}.`;
}
