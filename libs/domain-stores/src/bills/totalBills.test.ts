import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, type Bill } from '@ezwallet/api-client/contract';
import { totalBills } from './totalBills.ts';

const bill = (currency: string, amount: string, status: Bill['status'] = 2): Bill => ({
  ...BILL_EXAMPLE,
  currency,
  amount,
  status,
});

describe('totalBills', () => {
  it('adds up each currency by direction, to the last place', () => {
    const bills = [bill('USDT', '-0.1'), bill('BTC', '0.00000001'), bill('USDT', '-0.2'), bill('USDT', '7.000001')];
    expect(totalBills(bills)).toEqual([
      { currency: 'USDT', incoming: '7.000001', outgoing: '0.3' },
      { currency: 'BTC', incoming: '0.00000001', outgoing: '0' },
    ]);
  });

  it('counts a bonus as money that came in, also beside money that went out', () => {
    expect(
      totalBills([
        { ...bill('USDT', '137'), bonus: '4.11' },
        { ...bill('USDT', '-200'), bonus: '2' },
      ]),
    ).toEqual([{ currency: 'USDT', incoming: '143.11', outgoing: '200' }]);
  });

  it('leaves out what is under way or cancelled', () => {
    expect(totalBills([bill('USDT', '-5', 1), bill('USDT', '5', -1)])).toEqual([]);
    expect(totalBills([])).toEqual([]);
  });
});
