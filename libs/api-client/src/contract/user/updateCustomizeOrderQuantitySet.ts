import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { dailyOrderQuantity, ORDER_QUANTITY_EXAMPLE, orderQuantityLimit } from '../shared/ownLimit.ts';

/**
 * Sets the caller's own limit of orders a day and switches it on. A lower limit applies at once, a higher one after 24
 * hours.
 */
export const updateCustomizeOrderQuantitySet = endpoint({
  path: '/exchangeUser/updateCustomizeOrderQuantitySet',
  auth: 'user',
  rate: 'write',
  owns: [],
  codes: {
    /** It is above the limit of the platform. */
    EXCEED_LIMIT: true,
  },
  request: v.strictObject({ limit: dailyOrderQuantity }),
  response: orderQuantityLimit,
  example: { request: { limit: 20 }, response: ORDER_QUANTITY_EXAMPLE },
});
