import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { formatAmount } from '@ezwallet/validators';
import { shortAddress } from '../../../shared/address/shortAddress.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shortTimeText, timeText } from '../../../shared/time/time-text.ts';
import { billTypeNames } from './billWords.ts';

/** The figures of a month, as the ledger has them. */
export type Statement = ResponseOf<Contract['order']['getStatement']>;

/** A table as a page shows it. The cells of the columns in `right` end at their right edge. */
interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** All words and figures of a statement, in one language. */
export interface StatementText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly balances: Table;
  readonly movements: Table;
  readonly note: string;
  readonly pageOf: (page: number, pages: number) => string;
}

interface About {
  /** Whole months have a name of four digits and two. */
  readonly month: string;
  readonly userNoMasked: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

/** The most decimal places of any currency. */
const PLACES = 8;
const figure = (amount: string) => formatAmount(amount, { decimals: PLACES, minDecimals: 2 });
const signed = (amount: string, currency: string) =>
  amount.startsWith('-') ? `−${moneyText(amount.slice(1), currency)}` : `+${moneyText(amount, currency)}`;

const otherSide = ({ counterparty, address = '' }: Statement['list'][number]) =>
  counterparty ? `${counterparty.nickMasked} ${counterparty.userNoMasked}` : shortAddress(address);

/** The text of a statement. Coins that were never held are not in it. */
export function statementText({ balances, list }: Statement, about: About, i18n: I18n): StatementText {
  const { month, userNoMasked, madeAt } = about;
  const made = timeText(madeAt);
  return {
    title: i18n._(msg`Statement ${month}`),
    lines: [i18n._(msg`User number ${userNoMasked}`), i18n._(msg`Made on ${made}`)],
    balances: {
      title: i18n._(msg`Balances`),
      head: [msg`Coin`, msg`Opening`, msg`In`, msg`Out`, msg`Closing`].map((name) => i18n._(name)),
      rows: balances.map(({ currency, opening, incoming, outgoing, closing }) => [
        currency,
        ...[opening, incoming, outgoing, closing].map(figure),
      ]),
    },
    movements: {
      title: i18n._(msg`Movements`),
      head: [msg`Time`, msg`Type`, msg`With`, msg`Bill number`, msg`Amount`].map((name) => i18n._(name)),
      rows: list.map((row) => [
        shortTimeText(row.at),
        i18n._(billTypeNames[row.recordType]),
        otherSide(row),
        row.billNo ?? '',
        signed(row.amount, row.currency),
      ]),
    },
    note: list.length === 0 ? i18n._(msg`Nothing moved in this month.`) : '',
    pageOf: (page, pages) => i18n._(msg`Page ${page} of ${pages}`),
  };
}
