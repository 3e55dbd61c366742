import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { ORDER_QUANTITY_EXAMPLE, orderQuantityLimit } from '../shared/ownLimit.ts';

/** The caller's own limit of orders a day. */
export const getCustomizeOrderQuantitySet = endpoint({
  path: '/exchangeUser/getCustomizeOrderQuantitySet',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: nothing,
  response: orderQuantityLimit,
  example: { request: {}, response: ORDER_QUANTITY_EXAMPLE },
});
