import * as v from 'valibot';
import { VALUE_WINDOWS } from '../../constants/platform.ts';
import { endpoint } from '../endpoint.ts';
import { amount } from '../shared/fields.ts';

/**
 * The value of all the caller's holdings in USDT, day by day, oldest first; `date` is a day of UTC+8. A past day has the
 * prices of its last record, and a day without a record is not in the list. Today has the prices of now. The list is
 * empty for a member who never had money. The path is ours.
 */
export const getValueHistory = endpoint({
  path: '/exchangeUser/getValueHistory',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({ days: v.picklist(VALUE_WINDOWS) }),
  response: v.object({ list: v.array(v.object({ date: v.pipe(v.string(), v.isoDate()), value: amount })) }),
  example: {
    request: { days: 30 },
    response: {
      list: [
        { date: '2026-11-20', value: '6391.52' },
        { date: '2026-11-21', value: '6420.18' },
      ],
    },
  },
});
