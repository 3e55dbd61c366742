import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import type { Receipt } from './Receipt.ts';

/** The content of a receipt, in the current language. */
export interface ReceiptPaper {
  readonly title: string;
  /** Without a sign. The rows below show who paid whom. */
  readonly amount: string;
  readonly status: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly seal: string;
  readonly note: string;
}

const titles: Readonly<Record<Receipt['businessType'], MessageDescriptor>> = {
  101: msg`Deposit receipt`,
  301: msg`Transfer receipt`,
  401: msg`Withdrawal receipt`,
  501: msg`Payment receipt`,
  804: msg`Sale receipt`,
  902: msg`Purchase receipt`,
};

const payMethodNames: Readonly<Record<NonNullable<Receipt['payment']>['payMethodId'], MessageDescriptor>> = {
  1: msg`Bank card`,
  3: msg`WeChat`,
  4: msg`Alipay`,
  5: msg`Digital yuan`,
};

/** Turns a receipt into its texts. */
export function receiptPaper(receipt: Receipt, i18n: I18n): ReceiptPaper {
  const { amount, currency, fee, payer, payee, payment, txid, remark, billNo, completedAt, issuedAt, seal } = receipt;
  const t = (words: MessageDescriptor) => i18n._(words);
  const side = (person: Receipt['payer']) => (person ? `${person.nickMasked} · ${person.userNoMasked}` : '');
  const rows: [MessageDescriptor, string][] = [
    [msg`From`, side(payer)],
    [msg`To`, side(payee)],
    [msg`Paid with`, payment ? t(payMethodNames[payment.payMethodId]) : ''],
    [msg({ message: 'Paid', context: 'sum on a receipt' }), payment ? moneyText(payment.fiatAmount, payment.fiat) : ''],
    [msg`Price`, payment ? moneyText(payment.price, payment.fiat) : ''],
    [msg`Fee`, /[1-9]/.test(fee) ? moneyText(fee, currency) : ''],
    [msg`Note`, remark],
    [msg`Completed on`, timeText(completedAt)],
    [msg`Transaction hash`, txid ?? ''],
    [msg`Bill number`, billNo],
    [msg`Issued on`, timeText(issuedAt)],
  ];
  return {
    title: t(titles[receipt.businessType]),
    amount: moneyText(amount.replace(/^-/, ''), currency),
    status: t(msg`Completed`),
    rows: rows.flatMap(([label, value]) => (value === '' ? [] : [[t(label), value] as const])),
    seal,
    note: t(msg`Sealed by ezwallet. Customer service can verify this receipt by its seal.`),
  };
}
