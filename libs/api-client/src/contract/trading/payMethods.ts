import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { payMethodId } from '../shared/payMethod.ts';

/** The pay methods that are open for buying and for selling; none on a side that is closed altogether. */
export const payMethods = endpoint({
  path: '/lucky_c2c/payMethods',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({
    payMethodsBuy: v.array(payMethodId),
    payMethodsSell: v.array(payMethodId),
    buyDisable: v.boolean(),
    sellDisable: v.boolean(),
  }),
  example: {
    request: {},
    response: { payMethodsBuy: [1, 3, 4, 5], payMethodsSell: [1, 3, 4, 5], buyDisable: false, sellDisable: false },
  },
});
