import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';

/** The two limits that a person may set for themselves. */
export const OWN_LIMITS = ['orderQuantity', 'payment'] as const;

/** Switches a limit of one's own off and keeps its number; the platform's holds again after 24 hours. */
export const closeSwitch = endpoint({
  path: '/exchangeUser/closeSwitch',
  auth: 'user',
  rate: 'write',
  owns: [],
  request: v.strictObject({ type: v.picklist(OWN_LIMITS) }),
  response: done,
  example: { request: { type: 'payment' }, response: true },
});
