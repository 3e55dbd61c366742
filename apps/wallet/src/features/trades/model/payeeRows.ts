import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Payee } from '@ezwallet/api-client/contract';

/** One field of a payee, to read and to copy. */
export interface PayeeRow {
  readonly label: MessageDescriptor;
  readonly value: string;
  /** The value in groups of four digits, for numbers. */
  readonly shown?: string;
  /** Of a bank: its code. */
  readonly bankCode?: string;
  /** The number that the payment goes to. */
  readonly isNumber?: true;
}

const grouped = (digits: string) => (/^\d{8,}$/.test(digits) ? digits.replace(/(\d{4})(?=\d)/g, '$1 ') : digits);

/** The fields of a payee, in the order in which a bank's form asks for them. */
export function payeeRows(payee: Payee): readonly PayeeRow[] {
  const name = { label: msg`Real name`, value: payee.realName };
  switch (payee.payMethodId) {
    case 1:
      return [
        name,
        { label: msg`Bank`, value: payee.bankName, bankCode: payee.bankCode },
        { label: msg`Card no.`, value: payee.accountNo, shown: grouped(payee.accountNo), isNumber: true },
        ...(payee.branch === '' ? [] : [{ label: msg`Branch`, value: payee.branch }]),
      ];
    case 5:
      return [
        name,
        { label: msg`Bank`, value: payee.bankName },
        { label: msg`Wallet no.`, value: payee.walletNo, shown: grouped(payee.walletNo), isNumber: true },
      ];
    default:
      return [name];
  }
}
