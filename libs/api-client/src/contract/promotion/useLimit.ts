import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';

/**
 * How many vouchers merchants and members may use a day (the source's spelling), and how many the caller has used today
 * (UTC+8).
 */
export const useLimit = endpoint({
  path: '/promotion/use/limit',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({ merchantCount: v.number(), mermberCount: v.number(), usedToday: v.number() }),
  example: { request: {}, response: { merchantCount: 20, mermberCount: 3, usedToday: 1 } },
});
