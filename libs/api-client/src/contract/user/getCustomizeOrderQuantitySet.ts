import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { ORDER_QUANTITY_EXAMPLE, orderQuantityLimit } from '../shared/ownLimit.ts';

/** The limit on orders a day that one has set for oneself. */
export const getCustomizeOrderQuantitySet = endpoint({
  path: '/exchangeUser/getCustomizeOrderQuantitySet',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  request: nothing,
  response: orderQuantityLimit,
  example: { request: {}, response: ORDER_QUANTITY_EXAMPLE },
});
