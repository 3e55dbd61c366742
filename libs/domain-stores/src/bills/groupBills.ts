import type { Bill } from '@ezwallet/api-client/contract';

/** Bills of one day, newest first; `day` is its start in epoch milliseconds, by the device's own calendar. */
export interface BillDay {
  readonly day: number;
  readonly bills: readonly Bill[];
}

/** Days of one month, newest first; `month` is its start in epoch milliseconds, by the device's own calendar. */
export interface BillMonth {
  readonly month: number;
  readonly days: readonly BillDay[];
}

/** Groups bills, which come newest first, by the months and days they were made in. */
export function groupBills(bills: readonly Bill[]): BillMonth[] {
  const months: { month: number; days: { day: number; bills: Bill[] }[] }[] = [];
  for (const bill of bills) {
    const at = new Date(bill.createdAt);
    const month = new Date(at.getFullYear(), at.getMonth(), 1).getTime();
    const day = new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
    let lastMonth = months.at(-1);
    if (lastMonth?.month !== month) months.push((lastMonth = { month, days: [] }));
    let lastDay = lastMonth.days.at(-1);
    if (lastDay?.day !== day) lastMonth.days.push((lastDay = { day, bills: [] }));
    lastDay.bills.push(bill);
  }
  return months;
}
