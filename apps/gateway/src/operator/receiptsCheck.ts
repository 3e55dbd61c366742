import { isSealOf, readReceipt } from '../records/bills/receipts.ts';
import type { FiatPayment } from '../trade/trades/fiat-payment.ts';
import { type Command, OperatorError, table } from './Command.ts';
import { findUser } from './users.ts';

export const receiptsCheck: Command = {
  summary: 'Tells whether a receipt that somebody shows is ours, and what it must say. Exits with 1 if it is not.',
  usage: '--user USER_NO --bill BILL_NO --issued TIME --seal SEAL',
  options: {
    user: { about: 'user number of whoever got the receipt' },
    bill: { about: 'number of the bill' },
    issued: { about: 'when it was issued, in epoch milliseconds, as on the receipt' },
    seal: { about: 'the seal on the receipt' },
  },
  async run({ db, ledger, config }, { values, say }) {
    const { bill: billNo = '', seal = '' } = values;
    const issuedAt = Number(values['issued']);
    if (!Number.isSafeInteger(issuedAt)) throw new OperatorError('--issued must be a time in epoch milliseconds.');
    const user = await findUser(db, values['user']);
    // Its owner may have taken it out of the list since.
    const { receipt } = await readReceipt({ db, ledger, config }, user.id, billNo);
    if (!receipt || !isSealOf(config, receipt, issuedAt, seal)) {
      say('Not one of ours.');
      return 1;
    }
    const { amount, currency, fee, payer, payee, txid, completedAt, payment } = receipt;
    const time = (at: number) => new Date(at).toISOString();
    say(
      table([
        ['bill', billNo],
        ['amount', `${amount} ${currency}, fee ${fee}`],
        ['payer', payer ? payer.userNoMasked : 'a network'],
        ['payee', payee ? payee.userNoMasked : 'a network'],
        ['transaction', txid ?? '-'],
        ...(payment ? rowsOf(payment) : []),
        ['completed', time(completedAt)],
        ['issued', time(issuedAt)],
      ]),
    );
    return 0;
  },
};

const rowsOf = (payment: FiatPayment): [string, string][] => [
  ['buyer', payment.buyerName],
  ['seller', payment.sellerName],
  ['coins', `${payment.coins}, bonus ${payment.bonus}`],
  ['paid', `${payment.fiatAmount} ${payment.fiat} at ${payment.price}`],
  ['account', payment.account || '-'],
  ['reference', payment.reference || '-'],
];
