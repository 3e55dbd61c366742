import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';

/**
 * Tells a browser how to subscribe to notifications (Web Push); ours. `publicKey` is the key of the server in base64url (RFC 8292), and is empty
 * where the server sends none. `details`: notifications name amounts and people.
 */
export const pushState = endpoint({
  path: '/exchangeUser/pushState',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({ publicKey: v.string(), details: v.boolean() }),
  example: {
    request: {},
    response: {
      publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
      details: false,
    },
  },
});
