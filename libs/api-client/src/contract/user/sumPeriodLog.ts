import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, signedAmount } from '../shared/fields.ts';

/** The income of a period, in USDT. `income` is spread plus rebate, and negative when the spread was. */
const sums = { bills: v.number(), turnover: amount, spread: signedAmount, rebate: amount, income: signedAmount };

/** An acceptor's income by day, oldest first, including days without bills; `date` is a day of UTC+8. */
export const sumPeriodLog = endpoint({
  path: '/exchangeUser/sumPeriodLog',
  auth: 'acceptor',
  rate: 'read',
  read: true,
  owns: [],
  codes: {
    /** The caller is no merchant. */
    NO_RIGHTS: true,
  },
  request: v.strictObject({ windowDays: v.picklist([7, 15, 30, 90]) }),
  response: v.object({
    total: v.object(sums),
    list: v.array(v.object({ date: v.pipe(v.string(), v.isoDate()), ...sums })),
  }),
  example: {
    request: { windowDays: 7 },
    response: {
      total: { bills: 12, turnover: '8400.5', spread: '21.4', rebate: '4.2', income: '25.6' },
      list: [
        { date: '2026-11-20', bills: 5, turnover: '3100', spread: '-1.2', rebate: '1.5', income: '0.3' },
        { date: '2026-11-21', bills: 7, turnover: '5300.5', spread: '22.6', rebate: '2.7', income: '25.3' },
      ],
    },
  },
});
