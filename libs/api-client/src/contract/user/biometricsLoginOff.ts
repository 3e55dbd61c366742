import { endpoint } from '../endpoint.ts';
import { done, nothing } from '../shared/fields.ts';

/** Revokes the `biometricsCode` of this device; true also when there was none. */
export const biometricsLoginOff = endpoint({
  path: '/exchangeUser/biometricsLogin/off',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: [],
  codes: {},
  request: nothing,
  response: done,
  example: { request: {}, response: true },
});
