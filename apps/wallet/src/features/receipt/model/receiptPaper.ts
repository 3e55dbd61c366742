import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { eachOnce } from '../../../shared/people/shown-names.ts';
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
  const { amount, currency, fee, payment, txid, remark, billNo, completedAt, issuedAt, seal } = receipt;
  const t = (words: MessageDescriptor) => i18n._(words);
  const rows: [MessageDescriptor, string][] = [
    // The sides of a trade know each other's names.
    ...(payment ? paymentRows(payment, currency, t) : sides(receipt)),
    [msg`Fee`, /[1-9]/.test(fee) ? moneyText(fee, currency) : ''],
    [msg`Note`, remark],
    ...(payment ? [] : ([[msg`Completed on`, timeText(completedAt)]] as [MessageDescriptor, string][])),
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
    note: t(msg`Sealed by ezwallet. The seal shows whether a copy was changed.`),
  };
}

const side = (person: Receipt['payer']) => (person ? eachOnce(person.nickMasked, person.userNoMasked).join(' · ') : '');

const sides = ({ payer, payee }: Receipt): [MessageDescriptor, string][] => [
  [msg`From`, side(payer)],
  [msg`To`, side(payee)],
];

/** Who traded what with whom, and how it was paid. */
function paymentRows(
  payment: NonNullable<Receipt['payment']>,
  currency: string,
  t: (words: MessageDescriptor) => string,
): [MessageDescriptor, string][] {
  const {
    buyerName,
    sellerName,
    coins,
    bonus,
    split,
    price,
    fiat,
    fiatAmount,
    payMethodId,
    account,
    reference,
    paidAt,
    releasedAt,
  } = payment;
  return [
    [msg`Buyer`, buyerName],
    [msg`Seller`, sellerName],
    [msg`Coins`, moneyText(coins, currency)],
    [
      msg({ message: 'To the buyer', context: 'share of the coins after an appeal' }),
      split ? moneyText(split.buyerAmount, currency) : '',
    ],
    [msg`Back to the seller`, split ? moneyText(split.sellerAmount, currency) : ''],
    [msg`Bonus`, /[1-9]/.test(bonus) ? moneyText(bonus, 'USDT') : ''],
    [msg`Price of 1 ${currency}`, moneyText(price, fiat)],
    [msg({ message: 'Paid', context: 'sum on a receipt' }), moneyText(fiatAmount, fiat)],
    [msg`Paid with`, t(payMethodNames[payMethodId])],
    [msg`Seller’s account`, account],
    [msg`Payment reference`, reference],
    [msg`Paid on`, paidAt === null ? '' : timeText(paidAt)],
    [msg`Released on`, timeText(releasedAt)],
  ];
}
