import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bill } from '@ezwallet/api-client/contract';
import { csvFile, textCell } from '../../../shared/files/csv.ts';
import { dayText, timeText } from '../../../shared/time/time-text.ts';
import { otherSide } from './billTitle.ts';
import { billTypeNames, statusLooks } from './billWords.ts';
import { noteOf } from './noteOf.ts';

const HEAD = [
  msg`Time`,
  msg`Bill number`,
  msg`Type`,
  msg`Status`,
  msg`Amount`,
  msg`Fee`,
  msg`Bonus`,
  msg`Coin`,
  msg`Other party`,
  msg`Other party’s user number`,
  msg`Note`,
];

/**
 * Bills as a table for spreadsheets, in the current language. Amounts are signed and not grouped.
 *
 * @param now epoch milliseconds, for the file name
 */
export function billsFile(bills: readonly Bill[], i18n: I18n, now: number): File {
  const words = (said: string | MessageDescriptor | null) =>
    typeof said === 'string' ? said : said ? i18n._(said) : '';
  const rows = bills.map((bill) => [
    timeText(bill.createdAt),
    bill.billNo,
    i18n._(billTypeNames[bill.recordType]),
    i18n._(statusLooks[bill.status].name),
    bill.amount,
    bill.fee,
    bill.bonus ?? '0',
    bill.currency,
    textCell(otherSide(bill) ?? ''),
    textCell(bill.counterparty?.userNoMasked ?? ''),
    textCell(words(noteOf(bill))),
  ]);
  return csvFile(`ezwallet-bills-${dayText(now).replaceAll('/', '-')}`, [HEAD.map((name) => i18n._(name)), ...rows]);
}
