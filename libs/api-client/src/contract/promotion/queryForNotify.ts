import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';

/** How many new vouchers the caller has not looked at. */
export const queryForNotify = endpoint({
  path: '/promotion/queryForNotify',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({ newPromoNum: v.number() }),
  example: { request: {}, response: { newPromoNum: 2 } },
});
