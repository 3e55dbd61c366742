import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { pushEndpoint } from '../shared/push.ts';

/** Stops notifications to a browser of the caller; ours. An address of nobody, or of somebody else, changes nothing. */
export const unsubscribePush = endpoint({
  path: '/exchangeUser/unsubscribePush',
  auth: 'user',
  rate: 'write',
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({ endpoint: pushEndpoint }),
  response: done,
  example: {
    request: { endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV' },
    response: true,
  },
});
