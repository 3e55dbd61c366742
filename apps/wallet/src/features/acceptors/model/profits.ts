import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DayOfProfits, Profits } from '@ezwallet/domain-stores';
import { csvFile } from '../../../shared/files/csv.ts';

/** The income of each day as points of a chart. Each day is at its beginning on this device, so that its date is right. */
export const incomePoints = (days: readonly DayOfProfits[]): { at: number; value: string }[] =>
  days.map(({ date, income }) => ({ at: new Date(`${date}T00:00`).getTime(), value: income }));

/** The days with a trade, the newest first. */
export const workingDays = (days: readonly DayOfProfits[]): readonly DayOfProfits[] =>
  days.filter(({ bills }) => bills > 0).toReversed();

/** A day as records of money write it. */
export const dateText = (date: string): string => date.replaceAll('-', '/');

const HEAD = [msg`Date`, msg`Trades`, msg`Turnover, USDT`, msg`Spread, USDT`, msg`Rebate, USDT`, msg`Income, USDT`];

/** Every day of a period as a table for spreadsheets, in the current language. Amounts are signed and not grouped. */
export function profitsFile({ list }: Profits, i18n: I18n): File {
  const rows = list.map(({ date, bills, turnover, spread, rebate, income }) => [
    dateText(date),
    String(bills),
    turnover,
    spread,
    rebate,
    income,
  ]);
  return csvFile(`ezwallet-income-${list.length}-days-${list.at(-1)?.date ?? ''}`, [
    HEAD.map((name) => i18n._(name)),
    ...rows,
  ]);
}
