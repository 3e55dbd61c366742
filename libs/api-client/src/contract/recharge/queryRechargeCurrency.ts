import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, nothing } from '../shared/fields.ts';

/**
 * The assets that this platform accepts, each with its networks, numbered from 1. A closed network currently accepts
 * none.
 */
export const queryRechargeCurrency = endpoint({
  path: '/exchangeRecharge/queryRechargeCurrency',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.array(
    v.object({
      id: v.number(),
      currencyCode,
      name: v.string(),
      protocols: v.array(
        v.object({
          id: v.number(),
          name: v.string(),
          min: amount,
          confirmations: v.number(),
          /** Usual time from sending to crediting, in minutes. */
          minutes: v.number(),
          open: v.boolean(),
        }),
      ),
    }),
  ),
  example: {
    request: {},
    response: [
      {
        id: 1,
        currencyCode: 'USDT',
        name: 'Tether USD',
        protocols: [{ id: 1, name: 'TRC20', min: '1', confirmations: 6, minutes: 1, open: true }],
      },
    ],
  },
});
