import * as v from 'valibot';
import { OWN_LIMITS } from '../../constants/payments.ts';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';

/**
 * Switches one of the caller's own limits off and keeps its number. The platform's limit applies again after 24 hours.
 */
export const closeSwitch = endpoint({
  path: '/exchangeUser/closeSwitch',
  auth: 'user',
  rate: 'write',
  owns: [],
  codes: {},
  request: v.strictObject({ type: v.picklist(OWN_LIMITS) }),
  response: done,
  example: { request: { type: 'payment' }, response: true },
});
