import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE } from '@ezwallet/api-client/contract';
import { groupBills } from './groupBills.ts';

const at = (...parts: [number, number, number, number]) => ({
  ...BILL_EXAMPLE,
  createdAt: new Date(...parts).getTime(),
});

describe('groupBills', () => {
  it('groups by months and days of the device, in the order given', () => {
    const bills = [at(2026, 10, 21, 9), at(2026, 10, 21, 0), at(2026, 10, 20, 23), at(2026, 9, 20, 12)];
    expect(groupBills(bills)).toEqual([
      {
        month: new Date(2026, 10, 1).getTime(),
        days: [
          { day: new Date(2026, 10, 21).getTime(), bills: bills.slice(0, 2) },
          { day: new Date(2026, 10, 20).getTime(), bills: [bills[2]] },
        ],
      },
      { month: new Date(2026, 9, 1).getTime(), days: [{ day: new Date(2026, 9, 20).getTime(), bills: [bills[3]] }] },
    ]);
    expect(groupBills([])).toEqual([]);
  });
});
