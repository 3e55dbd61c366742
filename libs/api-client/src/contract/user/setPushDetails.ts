import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';

/** Switches whether notifications name amounts and people; ours. They do not until the member switches it on. */
export const setPushDetails = endpoint({
  path: '/exchangeUser/setPushDetails',
  auth: 'user',
  rate: 'write',
  owns: [],
  codes: {},
  request: v.strictObject({ on: v.boolean() }),
  response: done,
  example: { request: { on: true }, response: true },
});
