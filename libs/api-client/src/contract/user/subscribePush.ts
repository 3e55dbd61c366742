import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { pushEndpoint } from '../shared/push.ts';

/**
 * Sends notifications to this browser, until its session is ended; ours. The fields are those of a `PushSubscription`: the address of
 * the browser's push service, and the keys of the browser in base64url (RFC 8291). The same subscription again renews it.
 */
export const subscribePush = endpoint({
  path: '/exchangeUser/subscribePush',
  auth: 'user',
  rate: 'write',
  background: true,
  owns: [],
  codes: {
    /** The server sends no notifications, or knows the address with other keys. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.strictObject({
    endpoint: pushEndpoint,
    /** A point of P-256, uncompressed: 65 bytes. */
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
    /** 16 bytes. */
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
  response: done,
  example: {
    request: {
      endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    response: true,
  },
});
